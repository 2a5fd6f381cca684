import styles from './SampleMark.module.css';

/** The label of a fictional person's profile. */
export const SampleMark = () => <span className={styles.root}>Sample profile</span>;
