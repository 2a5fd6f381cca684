import { certainties } from '@meritum/shared/programme/merit-figures';
import styles from './Pictures.module.css';

const size = 300;
const at = (perCent: number) => (perCent / 100) * size;
const ticks = [0, 25, 50, 75, 100];

/** Shows that estimated certainties are calibrated. */
export function CertaintyPicture() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.square}
        viewBox={`-56 -12 ${size + 80} ${size + 48}`}
        role="img"
        aria-label={`How often a tier was the true one: ${certainties.map((one) => `estimated at ${one.said} per cent, true in ${one.true} per cent`).join('; ')}`}
      >
        {ticks.map((tick) => (
          <g key={tick} className={styles.tick}>
            <line x1={at(tick)} x2={at(tick)} y1={0} y2={size} />
            <line x1={0} x2={size} y1={size - at(tick)} y2={size - at(tick)} />
            <text x={at(tick)} y={size + 24} textAnchor="middle">
              {tick} %
            </text>
            <text x={-10} y={size - at(tick) + 5} textAnchor="end">
              {tick} %
            </text>
          </g>
        ))}
        <line className={styles.way} x1={0} x2={size} y1={size} y2={0} />
        {certainties.map((one) => (
          <circle
            key={one.said}
            className={styles.dot}
            cx={at(one.said)}
            cy={size - at(one.true)}
            r={7}
          />
        ))}
      </svg>
      <figcaption>
        Horizontal: the estimated probability of a tier. Vertical: how often it was the true one in
        simulated seasons. On the line, the two are equal.
      </figcaption>
    </figure>
  );
}
