import type {
  EntryResult,
  Ledger,
  VoidedRow,
  VoidReason,
} from '@meritum/shared/merit/ledger/ledger';
import { labels } from '@meritum/shared/programme/labels';
import { useId } from 'react';
import { Table } from '../reading/Table';
import type { Checked } from './checked';
import { resultWords } from './EntryTable';
import styles from './Tables.module.css';

const voidWords = labels<VoidReason>({
  conflict: 'the judge had a conflict of interest',
  irregular: 'it was bought, agreed on or not the judge’s own',
  ineligible: 'the entry does not meet the conditions, or is withdrawn',
  error: 'there was a technical error',
});

const resultsOf = ({ verification }: Checked) =>
  new Map(verification.entries.map((entry) => [entry.pseudonym, entry]));

const orNothing = (result: EntryResult | undefined) => (result ? resultWords(result) : '');

function VoidedRatings({ checked, voided }: { checked: Checked; voided: readonly VoidedRow[] }) {
  const results = resultsOf(checked);
  const criteria = checked.ledger.rules.criteria.map(({ name }) => name).join(', ');
  return (
    <>
      <p>
        Each with its numbers for {criteria}, in this order, and the result of the entry as it
        counts and as it would be with all its voided ratings.
      </p>
      <Table
        className={styles.table}
        columns={['Entry', 'Rating and reason', 'Counts', 'With it']}
        caption="Voided ratings"
        rows={voided.map(({ entry, scores, salt, reason }) => [
          salt,
          <span key={salt} className={styles.pseudonym}>
            {entry}
          </span>,
          `${scores.join(', ')}: ${voidWords[reason]}`,
          orNothing(results.get(entry)),
          orNothing(results.get(entry)?.withVoided),
        ])}
      />
    </>
  );
}

function VoidedEntries({ sealed }: Pick<Ledger, 'sealed'>) {
  const voided = sealed.filter(({ reason }) => reason !== undefined);
  if (voided.length === 0) return null;
  return (
    <Table
      className={styles.table}
      columns={['Entry', 'Ratings', 'Reason']}
      caption="Voided entries"
      rows={voided.map(({ pseudonym, ratings, reason }) => [
        pseudonym,
        <span key={pseudonym} className={styles.pseudonym}>
          {pseudonym}
        </span>,
        ratings.length,
        reason && voidWords[reason],
      ])}
    />
  );
}

export function Voids({ checked }: { checked: Checked }) {
  const headingId = useId();
  const { ledger, verification } = checked;
  if (verification.voids.length === 0) return null;
  const { voided, sealed } = ledger;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId}>Voided by two organisers</h3>
      {voided.length > 0 && <VoidedRatings checked={checked} voided={voided} />}
      <VoidedEntries sealed={sealed} />
    </section>
  );
}
