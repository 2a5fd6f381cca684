import styles from './SampleMark.module.css';

/** The label of a fictional person's profile. */
export function SampleMark({ className }: { className?: string | undefined }) {
  return <span className={`${styles.root} ${className ?? ''}`}>Sample profile</span>;
}
