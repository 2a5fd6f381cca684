import { commitmentOf, entryCommitmentOf } from './commitment';
import type { Ledger, LedgerEntry, Sealed } from './ledger';

const withoutName = ({ name: _, ...rest }: LedgerEntry): LedgerEntry => rest;

/** The ledger after a nominee asked not to be named: outcome and root stay as they are. */
export const withoutNameOf = (ledger: Ledger, pseudonym: string): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) =>
    entry.pseudonym === pseudonym ? withoutName(entry) : entry,
  ),
});

/** What takes the place of an entry and its ratings. */
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
 * The ledger after a nominee was erased: of the entry's ratings only the commitments remain, which
 * without their salts say nothing, and the root stays as it is. Of a judge there is nothing to erase.
 */
export function withoutEntry(ledger: Ledger, pseudonym: string): Ledger {
  const entries = ledger.entries.filter((entry) => entry.pseudonym !== pseudonym);
  if (entries.length === ledger.entries.length) return ledger;
  return {
    ...ledger,
    entries,
    rows: ledger.rows.filter(({ entry }) => entry !== pseudonym),
    sealed: [...ledger.sealed, ...sealsOf(ledger, pseudonym)].sort((one, other) =>
      one.commitment < other.commitment ? -1 : 1,
    ),
  };
}
