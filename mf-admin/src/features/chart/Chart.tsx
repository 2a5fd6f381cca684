import { useId } from 'react';
import styles from './Chart.module.css';
import { Drawing } from './Drawing';
import type { ChartProps, Series } from './series';

/** A chart, with its figures in a table for screen readers. */
export function Chart({ title, summary, kind, series, points, axis, drawing }: ChartProps) {
  const id = useId();
  return (
    <figure className={styles.root} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className={styles.drawing} aria-hidden="true">
        {drawing ?? <Drawing kind={kind} series={series} points={points} />}
      </div>
      <details className={styles.table}>
        <summary>Show the figures</summary>
        <Figures title={title} axis={axis} series={series} points={points} />
      </details>
    </figure>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label }, place) => (
        <li key={key}>
          <span className={styles.swatch} data-series={place} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const counted = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** The figures of a chart. */
function Figures({
  title,
  axis,
  series,
  points,
}: Pick<ChartProps, 'title' | 'axis' | 'series' | 'points'>) {
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
            <th scope="row">{at}</th>
            {series.map(({ key }) => (
              <td key={key}>{counted.format(values[key] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
