import { certainties } from '@meritum/shared/programme/merit-figures';
import styles from './Pictures.module.css';

const ticks = [0, 25, 50, 75, 100];
const x = (perCent: number) => `${perCent}%`;
const y = (perCent: number) => `${100 - perCent}%`;

/** Shows that estimated certainties are calibrated. */
export function CertaintyPicture() {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>As often right as we say</p>
      <div className={styles.plot}>
        <svg
          role="img"
          aria-label={`How often a tier was the true one: ${certainties.map((one) => `estimated at ${one.said} per cent, true in ${one.true} per cent`).join('; ')}`}
        >
          {ticks.map((tick) => (
            <g key={tick} className={styles.tick}>
              <line x1={x(tick)} x2={x(tick)} y1="0%" y2="100%" />
              <line x1="0%" x2="100%" y1={y(tick)} y2={y(tick)} />
              <text x={x(tick)} y="100%" dy="1.6em" textAnchor="middle">
                {tick} %
              </text>
              <text x="0%" y={y(tick)} dx="-0.75em" dy="0.35em" textAnchor="end">
                {tick} %
              </text>
            </g>
          ))}
          <line className={styles.way} x1="0%" x2="100%" y1="100%" y2="0%" />
          {certainties.map((one) => (
            <circle key={one.said} className={styles.dot} cx={x(one.said)} cy={y(one.true)} r={6} />
          ))}
        </svg>
      </div>
      <figcaption>
        Across: how sure we said that an award is the true one. Up: how often it was, in simulated
        seasons. Of the awards that were said to be 75 % sure, 76 of 100 were the true ones. On the
        line, both are equal.
      </figcaption>
    </figure>
  );
}
