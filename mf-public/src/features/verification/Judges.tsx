import { groupedBy } from '@meritum/shared/merit/groups';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { useId } from 'react';
import { Table } from '../reading/Table';
import type { Checked } from './checked';
import type { ContestJudge } from './requests';
import styles from './Tables.module.css';

function summaryOf(judges: readonly ContestJudge[], named: number): string {
  const ratings = judges.reduce((sum, one) => sum + one.ratings, 0);
  return `${pluralize(ratings, 'rating')} by ${pluralize(judges.length, 'judge')}; ${formatCount(named)} agreed to be named.`;
}

/** How many judges gave each number of ratings, such as `3 with 22 ratings, 1 with 7 ratings`. */
const numbersOf = (judges: readonly ContestJudge[]): string =>
  [...groupedBy(judges, ({ ratings }) => ratings)]
    .map(([ratings, alike]) => `${alike.length} with ${pluralize(ratings, 'rating')}`)
    .join(', ');

export function Judges({ checked: { judges } }: { checked: Checked }) {
  const headingId = useId();
  if (!judges || judges.length === 0) return null;
  const named = judges.flatMap(({ named: one, ratings }) =>
    one
      ? [
          [
            `${one.name}, ${one.organization}, ${ratings}`,
            one.name,
            one.organization,
            ratings,
          ] as const,
        ]
      : [],
  );
  const others = judges.filter((one) => one.named === null);
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId}>Judges</h3>
      <p>
        {summaryOf(judges, named.length)} Voided ratings are counted too. Nothing here or in the
        ledger says which ratings are whose.
      </p>
      {named.length > 0 && (
        <Table
          className={styles.table}
          columns={['Judge', 'Organization', 'Ratings']}
          caption="Judges who agreed to be named"
          rows={named}
        />
      )}
      {others.length > 0 && <p>Judges who are not named: {numbersOf(others)}.</p>}
    </section>
  );
}
