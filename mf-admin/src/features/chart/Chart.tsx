import { type ReactNode, useId } from 'react';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable';
import { type ChartKind, Drawing } from './Drawing';

/** One line, or one part of each bar. */
export interface Series {
  key: string;
  label: string;
}

/** Values by the key of their series, at one place of the axis. */
export interface Point {
  /** What stands below it on the axis: a day, a category. */
  at: string;
  values: Readonly<Record<string, number>>;
}

export interface ChartProps {
  title: string;
  /** What to see in it, in a sentence. */
  summary?: ReactNode;
  kind: ChartKind;
  /** At most six, which is how many colours can be told apart. */
  series: readonly Series[];
  points: readonly Point[];
  /** Heading of the table's first column: `Day`. */
  axis: string;
}

/** A chart and the same figures as a table: the drawing is for the eye alone. */
export function Chart({ title, summary, kind, series, points, axis }: ChartProps) {
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
        <Drawing kind={kind} series={series} points={points} />
      </div>
      <details className={styles.table}>
        <summary>Show the figures</summary>
        <ChartTable title={title} axis={axis} series={series} points={points} />
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
