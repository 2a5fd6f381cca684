import { type ChangedRow, changedRows } from '@meritum/shared/merit/ledger/changed-rows';
import type { Finding, FindingCode } from '@meritum/shared/merit/ledger/findings';
import type { Verification } from '@meritum/shared/merit/ledger/verify';
import { type DirectoryDifference, directoryDifferences } from './directory';
import type { Evidence } from './evidence';

/** Everything that a check has found. */
export interface Checked extends Evidence {
  verification: Verification;
  /** The very ratings that differ from the published ledger; none are looked for while all holds. */
  changes: readonly ChangedRow[];
  /** Undefined where there is no directory to compare with. */
  differences: readonly DirectoryDifference[] | undefined;
}

/** What a verification says, held against the published ledger and the directory. */
export function checkedBy(evidence: Evidence, verification: Verification): Checked {
  const { ledger, published, winners } = evidence;
  const isChanged = published !== undefined && !verification.isValid;
  return {
    ...evidence,
    verification,
    changes: isChanged ? changedRows(ledger, published) : [],
    differences: winners && directoryDifferences(winners, namedAgain(evidence, verification)),
  };
}

/** Entries as computed, with the names of the ledger. */
const namedAgain = ({ ledger }: Evidence, { entries }: Verification) =>
  entries.map((entry, place) => {
    const name = ledger.entries[place]?.name;
    return name === undefined ? entry : { ...entry, name };
  });

export type Verdict = 'holds' | 'agrees with itself' | 'fails';

/** A file from the server is the published one, or something is wrong; a kept one may be older. */
export const isOtherFile = ({ file }: Checked): boolean =>
  file !== undefined && !file.isKept && file.hash !== file.published;

/** A ledger by itself can only agree with itself. */
export function verdictOf(checked: Checked): Verdict {
  const { verification, before, differences } = checked;
  if (!verification.isValid || differences?.length || isOtherFile(checked)) return 'fails';
  return before.root && before.rulesHash ? 'holds' : 'agrees with itself';
}

/** The steps of a check, each with what can fail in it. */
export const steps = [
  { name: 'Rules', codes: ['rules-hash', 'rules-published'] },
  { name: 'Ratings', codes: ['root', 'root-published', 'size', 'commitment-twice'] },
  { name: 'Results', codes: ['entry-twice', 'entry-unknown', 'scores', 'outcome', 'name'] },
] as const satisfies readonly { name: string; codes: readonly FindingCode[] }[];

export type Step = (typeof steps)[number];

export const findingsOf = ({ verification }: Checked, { codes }: Step): Finding[] =>
  verification.findings.filter(({ code }) => (codes as readonly FindingCode[]).includes(code));
