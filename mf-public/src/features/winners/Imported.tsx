import { imported } from '@meritum/shared/programme/imported';
import styles from './Imported.module.css';

/** Marks an award that was not decided by ratings on this site. */
export const ImportedMark = () => <span className={styles.mark}>{imported.mark}</span>;

export const ImportedLegend = () => <p className={styles.legend}>{imported.legend}</p>;
