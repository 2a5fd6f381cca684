import { Fragment } from 'react';
import styles from './Bars.module.css';

interface BarsProps {
  items: readonly { name: string; value: number; shown: string }[];
  /** The value of a bar of full length; bars begin at zero. */
  most: number;
}

/** Values as bars from zero, each named and with its figure. */
export function Bars({ items, most }: BarsProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ name, value, shown }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {/* Drawn, because the security policy allows no style in the HTML. */}
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.rail} width="100%" height="100%" rx="4" />
              <rect width={`${(100 * value) / most}%`} height="100%" rx="4" />
            </svg>
            <span className={styles.figure}>{shown}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
