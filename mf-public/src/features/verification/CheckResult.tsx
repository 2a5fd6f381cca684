import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { LedgerRow } from '@meritum/shared/merit/ledger/ledger';
import { actWords, statementIn } from '@meritum/shared/merit/ledger/statement';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice, type NoticeKind } from '@meritum/shared/ui/Notice';
import { Fragment, useId } from 'react';
import { Table } from '../reading/Table';
import styles from './CheckResult.module.css';
import { type Checked, type Verdict as Kind, totalsOf, verdictOf } from './checked';
import { Entries } from './Entries';
import { Judges } from './Judges';
import { ReceiptCheck } from './ReceiptCheck';
import { StepList } from './StepList';
import tables from './Tables.module.css';
import { Voids } from './Voids';

function Fingerprints({ checked: { verification, ledger, file } }: { checked: Checked }) {
  const hashes = [
    ['Root of all ratings', verification.root],
    ['Hash of the rules', verification.rulesHash],
    ['Hash of the outcome', hashOfText(ledger.statement)],
    ['Hash of the list of voids', verification.voidsRoot],
    ['SHA-256 of the file', file?.hash],
  ] as const;
  return (
    <dl className={styles.hashes}>
      {hashes.map(
        ([name, hash]) =>
          hash && (
            <Fragment key={name}>
              <dt className={design.minor}>{name}</dt>
              <dd>
                <code className={design.textS}>{hash}</code>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

const others = ({ verification: { counts } }: Checked): string =>
  counts.voidedRatings + counts.erasedRatings + counts.voidedEntries + counts.erasedEntries > 0
    ? ' What was voided or deleted since is listed below.'
    : '';

function Verdict({ checked }: { checked: Checked }) {
  const { entries, ratings } = checked.verification.counts;
  const said: Record<Kind, [NoticeKind, title: string, text: string]> = {
    holds: [
      'success',
      'All checks passed',
      `We recomputed ${pluralize(entries, 'entry', 'entries')} from ${pluralize(ratings, 'rating')}: every score and award matches. Nothing was changed, added or left out since judging closed.${others(checked)}`,
    ],
    'agrees with itself': [
      'warning',
      'This ledger is consistent',
      'There is nothing published here to compare it with, and a forged ledger can be consistent too. Compare its root and the hash of its rules, below, with those you noted when they were published.',
    ],
    fails: ['error', 'This ledger does not match', 'The differences are listed here.'],
  };
  const [kind, title, text] = said[verdictOf(checked)];
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
    </Notice>
  );
}

const most = 50;

const scoresOf = (row: LedgerRow | null) => row?.scores.join(', ') ?? 'missing';

function ChangedRatings({ checked: { changes, ledger } }: { checked: Checked }) {
  const headingId = useId();
  if (changes.length === 0) return null;
  const criteria = ledger.rules.criteria.map(({ name }) => name).join(', ');
  return (
    <section aria-labelledby={headingId} className={tables.part}>
      <h3 id={headingId}>Ratings that differ from the published ledger</h3>
      <p>Each with its numbers for {criteria}, in this order.</p>
      <Table
        className={tables.table}
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

/** Numbers of entries and ratings received, removed and counted; the other texts repeat them. */
function Totals({ checked }: { checked: Checked }) {
  const { counts } = checked.verification;
  const all = totalsOf(checked);
  const less = (count: number) => (count > 0 ? `−${formatCount(count)}` : '0');
  return (
    <Table
      className={tables.totals}
      columns={['Step', 'Entries', 'Ratings']}
      caption="How the numbers add up"
      rows={[
        [1, 'When judging closed', formatCount(all.entries), formatCount(all.ratings)],
        [2, 'Voided by two organisers', less(counts.voidedEntries), less(counts.voidedRatings)],
        [3, 'Deleted on request', less(counts.erasedEntries), less(counts.erasedRatings)],
        [4, 'Counted', formatCount(counts.entries), formatCount(counts.ratings)],
      ]}
    />
  );
}

/** Confirmed acts of two organisers that bear on which ratings count. */
function Acts({ checked }: { checked: Checked }) {
  const headingId = useId();
  const statement = statementIn(checked.ledger.statement);
  if (!statement) return <p>This ledger does not say what people decided on the way.</p>;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>What people decided on the way</h3>
      <p>Counted from the audit trail, and part of what the two organisers confirmed.</p>
      <ul className={styles.acts}>
        {statement.acts.map((act) => (
          <li key={act.kind}>{actWords(act)}</li>
        ))}
      </ul>
    </section>
  );
}

function conflictsIn({ counts }: Checked): string {
  if (!counts) return '';
  const { liftedConflicts: lifted, decidedInConflict: deciders } = counts;
  const decided = `${deciders} of the two organisers who made these results final had a conflict of interest by employer, because nearly every organiser had one.`;
  return `Conflicts of interest of organisers that two others lifted: ${lifted}.${deciders > 0 ? ` ${decided}` : ''}`;
}

export function CheckResult({ checked }: { checked: Checked }) {
  const { ledger, isSample = false } = checked;
  const { season, category } = ledger.rules;
  return (
    <div className={styles.result}>
      <h2>{isSample ? 'A sample season' : `${category}, season ${season}`}</h2>
      {isSample && <p className={styles.sample}>All people and ratings in it are made up.</p>}
      <Verdict checked={checked} />
      <StepList checked={checked} />
    </div>
  );
}

/** The evidence for the verdict, entry by entry, with lookups for judges and nominators. */
export function CheckDetails({ checked }: { checked: Checked }) {
  const conflicts = conflictsIn(checked);
  return (
    <div className={styles.details}>
      <ChangedRatings checked={checked} />
      <Entries checked={checked} />
      <div className={styles.facts}>
        <div>
          <Totals checked={checked} />
          {conflicts && <p>{conflicts}</p>}
        </div>
        <Fingerprints checked={checked} />
      </div>
      <Voids checked={checked} />
      {!checked.isSample && <Acts checked={checked} />}
      <Judges checked={checked} />
      <ReceiptCheck checked={checked} />
    </div>
  );
}
