import { awardTiers } from '@meritum/shared/programme/season';
import { Medal } from '@meritum/shared/ui/Medal';
import styles from './AwardTiers.module.css';

/** The bounds of the tiers (CRIT-004). */
export function AwardTiers() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Award</th>
          <th scope="col">Average score out of 10</th>
        </tr>
      </thead>
      <tbody>
        {awardTiers.map(({ name, range }) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.tier}>
                <Medal tier={name} size={28} aria-hidden="true" />
                {name}
              </span>
            </th>
            <td>{range}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">No award</th>
          <td>Below 7.0</td>
        </tr>
      </tbody>
    </table>
  );
}
