import { type ChangedRow, changedRows } from '@meritum/shared/merit/ledger/changed-rows';
import { areJudgesOf } from '@meritum/shared/merit/ledger/judges';
import type { Verification } from '@meritum/shared/merit/ledger/verify';
import { type DirectoryDifference, directoryDifferences } from './directory';
import type { Evidence } from './evidence';

export interface Checked extends Evidence {
  verification: Verification;
  /** Ratings that differ from the published ledger; not computed if everything matches. */
  changes: readonly ChangedRow[];
  /** Undefined without a directory to compare with. */
  differences: readonly DirectoryDifference[] | undefined;
}

export function checkedBy(evidence: Evidence, verification: Verification): Checked {
  const { ledger, published, winners } = evidence;
  const isChanged = published !== undefined && !verification.isValid;
  return {
    ...evidence,
    verification,
    changes: isChanged ? changedRows(ledger, published) : [],
    differences: winners && directoryDifferences(winners, verification.entries),
  };
}

/** The entries and ratings at closing: those that count and those voided since. */
export function totalsOf({ verification: { counts } }: Pick<Checked, 'verification'>) {
  return {
    entries: counts.entries + counts.voidedEntries + counts.erasedEntries,
    ratings: counts.ratings + counts.voidedRatings + counts.erasedRatings,
  };
}

export type Verdict = 'holds' | 'agrees with itself' | 'fails';

/** A file from the server must be the published one; a saved one can be older. */
export const isOtherFile = ({ file }: Checked): boolean =>
  file !== undefined && !file.isKept && file.hash !== file.published;

export const areOtherJudges = ({ ledger, judges }: Checked): boolean =>
  judges !== undefined && !areJudgesOf(ledger, judges);

/** A ledger alone can only be consistent, not authentic. */
export function verdictOf(checked: Checked): Verdict {
  const { verification, before, differences } = checked;
  const isOther = isOtherFile(checked) || areOtherJudges(checked);
  if (!verification.isValid || differences?.length || isOther) return 'fails';
  return before.root && before.rulesHash ? 'holds' : 'agrees with itself';
}
