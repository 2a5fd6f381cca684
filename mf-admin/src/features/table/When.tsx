import styles from './When.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** An instant in a cell, in the reader's time zone; wraps only before the time. */
export function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      <span className={styles.part}>{day.format(instant)}</span>{' '}
      <span className={styles.part}>at {time.format(instant)}</span>
    </time>
  );
}

const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The day of an instant, in the reader's time zone. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.part}>
      {shortDay.format(new Date(at))}
    </time>
  );
}
