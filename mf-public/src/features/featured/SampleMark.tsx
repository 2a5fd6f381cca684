import styles from './SampleMark.module.css';

export const SampleMark = () => <span className={styles.root}>Sample profile</span>;
