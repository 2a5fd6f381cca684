import type { ChangedRow } from '@meritum/shared/merit/ledger/changed-rows';
import type { Ledger, LedgerRow } from '@meritum/shared/merit/ledger/ledger';
import { useId } from 'react';
import { Table } from '../reading/Table';
import styles from './Tables.module.css';

const most = 50;

const scoresOf = (row: LedgerRow | null) => row?.scores.join(', ') ?? 'missing';

interface Props {
  changes: readonly ChangedRow[];
  rules: Ledger['rules'];
}

/** The ratings that differ from the published ledger. */
export function ChangedRatings({ changes, rules }: Props) {
  const headingId = useId();
  if (changes.length === 0) return null;
  const criteria = rules.criteria.map(({ name }) => name).join(', ');
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId}>Ratings that differ from the published ledger</h3>
      <p>Each with its numbers for {criteria}, in this order.</p>
      <Table
        className={styles.table}
        columns={['Row', 'Entry', 'In this ledger', 'As published']}
        rows={changes.slice(0, most).map(({ row, given, published }) => [
          // The salt identifies a rating in both ledgers.
          `${given?.salt} ${published?.salt}`,
          row ?? 'none',
          (given ?? published)?.entry,
          scoresOf(given),
          scoresOf(published),
        ])}
      />
      {changes.length > most && <p>And {changes.length - most} more.</p>}
    </section>
  );
}
