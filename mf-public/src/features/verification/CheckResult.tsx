import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { Notice } from '@meritum/shared/ui/Notice';
import { Fragment } from 'react';
import { Acts } from './Acts';
import { ChangedRatings } from './ChangedRatings';
import styles from './CheckResult.module.css';
import { type Checked, type Verdict as Kind, verdictOf } from './checked';
import { Entries } from './Entries';
import { Judges } from './Judges';
import { ReceiptCheck } from './ReceiptCheck';
import { StepList } from './StepList';
import { Voids } from './Voids';

/** The hashes that a ledger is compared with; note them when they are published. */
function Fingerprints({ checked: { verification, ledger, file } }: { checked: Checked }) {
  const hashes = [
    ['Root of all ratings', verification.root],
    ['Hash of the rules', verification.rulesHash],
    ['Hash of the outcome', ledger.decision && hashOfText(ledger.decision.statement)],
    ['Hash of the list of voids', verification.voidsRoot],
    ['SHA-256 of the file', file?.hash],
  ] as const;
  return (
    <dl className={styles.hashes}>
      {hashes.map(
        ([name, hash]) =>
          hash && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{hash}</code>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

const titles: Record<Kind, string> = {
  holds: 'Everything holds',
  'agrees with itself': 'This ledger is consistent',
  fails: 'This ledger does not match',
};

const kinds = { holds: 'success', 'agrees with itself': 'warning', fails: 'error' } as const;

const words = (checked: Checked): Record<Kind, string> => {
  const { entries, ratings } = checked.verification.counts;
  return {
    holds: `All ${formatCount(ratings)} ratings lead to the root that was published when judging closed, and all ${formatCount(entries)} entries come to the score and the award that they were given.`,
    'agrees with itself':
      'There is nothing published here to compare it with, and a forged ledger can be consistent too. Compare its root and the hash of its rules, below, with those you noted when they were published.',
    fails: 'The differences are listed below.',
  };
};

/** The result of a check in a sentence. */
function Verdict({ checked }: { checked: Checked }) {
  const verdict = verdictOf(checked);
  return (
    <Notice kind={kinds[verdict]} title={titles[verdict]}>
      <p>{words(checked)[verdict]}</p>
    </Notice>
  );
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

const both = (entries: number, ratings: number) =>
  `${counted(entries, 'entry', 'entries')}, ${counted(ratings, 'rating', 'ratings')}`;

const taken = ({ verification: { counts } }: Checked): string =>
  `Voided by two organisers, with a reason: ${both(counts.voidedEntries, counts.voidedRatings)}. Deleted on request: ${both(counts.erasedEntries, counts.erasedRatings)}.`;

/** Whether organisers with a conflict of interest took part, and how. */
function conflictsIn({ counts }: Checked): string {
  if (!counts) return '';
  const { liftedConflicts: lifted, decidedInConflict: deciders } = counts;
  const decided = `${deciders} of the two organisers who made these results final had a conflict of interest by employer, because nearly every organiser had one.`;
  return `Conflicts of interest of organisers that two others lifted: ${lifted}.${deciders > 0 ? ` ${decided}` : ''}`;
}

/** The full result of a check, with lookups for judges and nominators. */
export function CheckResult({ checked }: { checked: Checked }) {
  const { ledger, isSample = false } = checked;
  const { season, category } = ledger.rules;
  return (
    <div className={styles.result}>
      <h2>{isSample ? 'A sample season' : `${category}, season ${season}`}</h2>
      {isSample && (
        <Notice kind="info">
          <p>All people and ratings in it are made up.</p>
        </Notice>
      )}
      <Verdict checked={checked} />
      <StepList checked={checked} />
      <ChangedRatings changes={checked.changes} rules={ledger.rules} />
      <p>
        {taken(checked)} {conflictsIn(checked)}
      </p>
      <Voids checked={checked} />
      {!isSample && <Acts ledger={ledger} />}
      <Judges checked={checked} />
      <Fingerprints checked={checked} />
      <Entries checked={checked} />
      <ReceiptCheck checked={checked} />
    </div>
  );
}
