import { criteria } from '@meritum/shared/programme/season';
import styles from './CriteriaList.module.css';

/** The criteria with their weights (CRIT-001, CRIT-002). */
export function CriteriaList() {
  return (
    <ul className={styles.list}>
      {criteria.map(({ name, description }) => (
        <li key={name} className={styles.criterion}>
          <h3>{name}</h3>
          <p className={styles.weight}>25%</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
