import { by } from '../groups';
import { commitmentOf, entryCommitmentOf } from './commitment';
import type { Ledger, Sealed } from './ledger';

/** Returns the seals that replace an entry and its ratings. */
function sealsOf({ rows, rulesHash }: Ledger, entry: string): Sealed[] {
  const ratings = rows.filter((row) => row.entry === entry);
  return [
    { commitment: entryCommitmentOf({ rulesHash, entry }), reason: 'entry erased' },
    ...ratings.map(
      (row): Sealed => ({
        commitment: commitmentOf({ rulesHash, ...row }),
        reason: 'rating of an erased entry',
      }),
    ),
  ];
}

/**
 * Returns the ledger after a nominee was erased: only the commitments of the entry's ratings
 * remain, which reveal nothing without salts, and the root is unchanged. It contains nothing of
 * judges.
 */
export function withoutEntry(ledger: Ledger, pseudonym: string): Ledger {
  const entries = ledger.entries.filter((entry) => entry.pseudonym !== pseudonym);
  if (entries.length === ledger.entries.length) return ledger;
  return {
    ...ledger,
    entries,
    rows: ledger.rows.filter(({ entry }) => entry !== pseudonym),
    sealed: [...ledger.sealed, ...sealsOf(ledger, pseudonym)].sort(
      by(({ commitment }) => commitment),
    ),
  };
}
