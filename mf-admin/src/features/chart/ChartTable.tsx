import styles from './Chart.module.css';
import type { ChartProps } from './series';

const counted = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** The figures of a chart. */
export function ChartTable({
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
