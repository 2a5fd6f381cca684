import styles from './SampleMark.module.css';

/** The quiet mark of a fictional person. */
export function SampleMark({ className }: { className?: string | undefined }) {
  return <span className={`${styles.root} ${className ?? ''}`}>Sample profile</span>;
}
