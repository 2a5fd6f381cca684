import { ranks, seasons } from '@meritum/shared/programme/merit-figures';
import styles from './Pictures.module.css';

const least = 0.955;
const most = 0.98;
const width = 400;
const x = (correlation: number) => ((correlation - least) / (most - least)) * width;

/** How close each method is to the true order. */
export function RanksPicture() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`-8 0 ${width + 16} ${ranks.length * 52 + 34}`}
        role="img"
        aria-label={`Rank correlation with the true order: ${ranks.map(({ method, correlation }) => `${method} ${correlation}`).join('; ')}`}
      >
        {[0.96, 0.97, 0.98].map((tick) => (
          <g key={tick} className={styles.tick}>
            <line x1={x(tick)} x2={x(tick)} y1={0} y2={ranks.length * 52} />
            <text
              x={x(tick)}
              y={ranks.length * 52 + 24}
              textAnchor={tick === most ? 'end' : 'middle'}
            >
              {tick.toFixed(2)}
            </text>
          </g>
        ))}
        {ranks.map(({ method, correlation }, place) => (
          <g key={method}>
            <text className={styles.label} x={0} y={place * 52 + 18}>
              {method}: {correlation}
            </text>
            <line
              className={styles.way}
              x1={0}
              x2={x(correlation)}
              y1={place * 52 + 34}
              y2={place * 52 + 34}
            />
            <circle className={styles.dot} cx={x(correlation)} cy={place * 52 + 34} r={7} />
          </g>
        ))}
      </svg>
      <figcaption>
        How close the order of the entries comes to the true one, on average over {seasons}{' '}
        simulated seasons; 1 would be the same order.
      </figcaption>
    </figure>
  );
}
