import { Notice } from '@meritum/shared/ui/Notice';
import { ChangedRatings } from './ChangedRatings';
import styles from './CheckResult.module.css';
import type { Checked } from './checked';
import { Entries } from './Entries';
import { Fingerprints } from './Fingerprints';
import { ReceiptCheck } from './ReceiptCheck';
import { StepList } from './StepList';
import { Verdict } from './Verdict';

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
  const { ledger, verification, isSample = false } = checked;
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
      <Fingerprints
        root={verification.root}
        rulesHash={verification.rulesHash}
        fileHash={checked.file?.hash}
      />
      <Entries checked={checked} />
      <ReceiptCheck checked={checked} />
    </div>
  );
}
