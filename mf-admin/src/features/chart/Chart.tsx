import { formatCount } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { lazy, Suspense, useId } from 'react';
import styles from './Chart.module.css';
import { type ChartProps, colourOf } from './series';

/** Loaded later: the drawing library is heavier than any screen. */
const Drawing = lazy(async () => ({ default: (await import('./Drawing')).Drawing }));

/** A chart, with its figures in a table for screen readers. */
export function Chart(chart: ChartProps) {
  const { title, summary, kind, series, points } = chart;
  const id = useId();
  return (
    <figure className={styles.root} aria-labelledby={id}>
      <figcaption className={design.gridHalf}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {summary && <span className={design.minor}>{summary}</span>}
      </figcaption>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ key, label, dashed }, index) => (
            <li key={key}>
              <span
                className={styles.swatch}
                style={{ color: colourOf(index) }}
                data-line={kind === 'lines' || undefined}
                data-dashed={dashed}
              />
              {label}
            </li>
          ))}
        </ul>
      )}
      {points.length === 0 ? (
        <p className={styles.nothing}>Nothing yet.</p>
      ) : (
        <>
          <div className={styles.drawing} aria-hidden="true">
            <Suspense>
              <Drawing {...chart} />
            </Suspense>
          </div>
          <Fold summary="Show the figures">
            <Figures {...chart} />
          </Fold>
        </>
      )}
    </figure>
  );
}

function Figures({ title, axis, series, points, marks = [] }: ChartProps) {
  return (
    <table aria-label={title} className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ at, values }) => (
          <tr key={at}>
            <th scope="row">
              {at}
              {marks.map((mark) => mark.at === at && ` (${mark.label})`)}
            </th>
            {series.map(({ key }) => (
              <td key={key}>{values[key] === null ? '' : formatCount(values[key] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
