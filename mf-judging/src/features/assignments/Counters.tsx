import type { Assignment } from '@meritum/shared/contracts/assignments';
import styles from './Assignments.module.css';
import { countsOf } from './place';

/** The three counters (JUD-018); changes are announced. */
export function Counters({ assignments }: { assignments: readonly Assignment[] }) {
  const { assigned, completed, pending } = countsOf(assignments);
  return (
    <dl className={styles.counters} aria-live="polite">
      <Counter label="Assigned Nominations" count={assigned} />
      <Counter label="Completed Nominations" count={completed} />
      <Counter label="Pending Nominations" count={pending} />
    </dl>
  );
}

function Counter({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
