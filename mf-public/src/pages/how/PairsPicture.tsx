import { seasons, wrongPairs } from '@meritum/shared/programme/merit-figures';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fragment } from 'react';
import styles from './PairsPicture.module.css';

/** How often each method puts the worse of two entries first, as bars from 0 to 10 of 100 pairs. */
export function PairsPicture() {
  return (
    <figure className={styles.figure}>
      <p className={classNames(design.spaceBelow2, design.textM, design.bold)}>
        Pairs of entries in the wrong order, of 100
      </p>
      <dl className={styles.bars}>
        {wrongPairs.map(({ method, of100 }) => (
          <Fragment key={method}>
            <dt>{method}</dt>
            <dd>
              {/* Drawn, because the security policy allows no style in the HTML. */}
              <svg className={styles.track} aria-hidden="true">
                <rect className={styles.rail} width="100%" height="100%" rx="4" />
                <rect width={`${10 * of100}%`} height="100%" rx="4" />
              </svg>
              <span className={styles.value}>{of100.toFixed(1)}</span>
            </dd>
          </Fragment>
        ))}
      </dl>
      <figcaption className={classNames(design.minor, design.spaceAbove2)}>
        How many of 100 pairs of entries have the worse one first, on average over {seasons}{' '}
        simulated seasons. The last bar is the best possible: strictness known exactly. Bars begin
        at 0 and end at 10.
      </figcaption>
    </figure>
  );
}
