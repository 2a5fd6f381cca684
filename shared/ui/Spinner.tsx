import styles from './Spinner.module.css';

/** A turning wheel, and what is loading as visible text. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.root}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
