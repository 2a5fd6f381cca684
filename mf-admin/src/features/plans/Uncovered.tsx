import type { PlanDetails } from '@meritum/shared/contracts/plans';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { consolePath } from '../console/screens';
import styles from './Plans.module.css';

/** Nominations that a plan leaves short of judges, and why. */
export function Uncovered({ nominations }: { nominations: PlanDetails['uncovered'] }) {
  if (nominations.length === 0) return null;
  return (
    <section aria-labelledby="uncovered">
      <h3 id="uncovered" className={styles.heading}>
        Nominations short of judges
      </h3>
      <ul className={styles.uncovered}>
        {nominations.map(({ nominationId, fullName, organization, has, planned, words }) => (
          <li key={nominationId}>
            <TextLink to={consolePath('nominations', nominationId)}>{fullName}</TextLink>,{' '}
            {organization}: {has} of {planned}
            <p className={styles.facts}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
