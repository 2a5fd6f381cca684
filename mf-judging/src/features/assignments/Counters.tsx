import type { Assignment } from '@meritum/shared/contracts/assignments';
import styles from './Assignments.module.css';
import { countsOf } from './addresses';

/** The three counters (JUD-018); changes are announced. */
export function Counters({ assignments }: { assignments: readonly Assignment[] }) {
  const { assigned, completed, pending } = countsOf(assignments);
  return (
    <dl className={styles.counters} aria-live="polite">
      <Figure label="Assigned Nominations" value={assigned} />
      <Figure label="Completed Nominations" value={completed} />
      <Figure label="Pending Nominations" value={pending} />
    </dl>
  );
}

export function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
