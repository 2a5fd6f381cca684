import { formatClock, formatLongDay, formatShortDay } from '@meritum/shared/programme/moments';
import styles from './When.module.css';

/** An instant in a cell, in the reader's time zone; wraps only before the time. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <span className={styles.part}>{formatLongDay(at)}</span>{' '}
      <span className={styles.part}>at {formatClock(at)}</span>
    </time>
  );
}

/** The day of an instant, in the reader's time zone. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.part}>
      {formatShortDay(at)}
    </time>
  );
}
