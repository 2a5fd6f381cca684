import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import * as design from '@meritum/shared/ui/design.module.css';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { Notice, type NoticeKind } from '@meritum/shared/ui/Notice';
import { Fragment } from 'react';
import { Acts } from './Acts';
import { ChangedRatings } from './ChangedRatings';
import styles from './CheckResult.module.css';
import { type Checked, type Verdict as Kind, verdictOf } from './checked';
import { Entries } from './Entries';
import { Judges } from './Judges';
import { ReceiptCheck } from './ReceiptCheck';
import { StepList } from './StepList';
import { Totals } from './Totals';
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
              <dt className={design.minor}>{name}</dt>
              <dd>
                <code>{hash}</code>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** What became of the ratings that do not count. */
const others = ({ verification: { counts } }: Checked): string =>
  counts.voidedRatings + counts.erasedRatings + counts.voidedEntries + counts.erasedEntries > 0
    ? ' What was voided or deleted since is listed below.'
    : '';

/** The result of a check in a sentence. */
function Verdict({ checked }: { checked: Checked }) {
  const { entries, ratings } = checked.verification.counts;
  const said: Record<Kind, [NoticeKind, title: string, text: string]> = {
    holds: [
      'success',
      'All checks passed',
      `All ${formatCount(entries)} entries that count come to the score and the award that they were given, by their ${formatCount(ratings)} ratings. Nothing was changed, added or left out since judging closed.${others(checked)}`,
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

/** Whether organisers with a conflict of interest took part, and how. */
function conflictsIn({ counts }: Checked): string {
  if (!counts) return '';
  const { liftedConflicts: lifted, decidedInConflict: deciders } = counts;
  const decided = `${deciders} of the two organisers who made these results final had a conflict of interest by employer, because nearly every organiser had one.`;
  return `Conflicts of interest of organisers that two others lifted: ${lifted}.${deciders > 0 ? ` ${decided}` : ''}`;
}

/** The verdict of a check, with its steps. */
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

/** What the verdict rests on, entry by entry, with lookups for judges and nominators. */
export function CheckDetails({ checked }: { checked: Checked }) {
  const { ledger, isSample = false } = checked;
  const conflicts = conflictsIn(checked);
  return (
    <div className={styles.details}>
      <ChangedRatings changes={checked.changes} rules={ledger.rules} />
      <Entries checked={checked} />
      <div className={styles.facts}>
        <div>
          <Totals checked={checked} />
          {conflicts && <p>{conflicts}</p>}
        </div>
        <Fingerprints checked={checked} />
      </div>
      <Voids checked={checked} />
      {!isSample && <Acts ledger={ledger} />}
      <Judges checked={checked} />
      <ReceiptCheck checked={checked} />
    </div>
  );
}
