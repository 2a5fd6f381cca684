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
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(100 * value) / most}%` }} />
            </span>
            <span className={styles.figure}>{shown}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
