import { commitmentOf } from './commitment';
import type { Ledger, LedgerEntry } from './ledger';

const withoutName = ({ name: _, ...rest }: LedgerEntry): LedgerEntry => rest;

/** The ledger after a nominee asked not to be named: outcome and root stay as they are. */
export const withoutNameOf = (ledger: Ledger, pseudonym: string): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) =>
    entry.pseudonym === pseudonym ? withoutName(entry) : entry,
  ),
});

/**
 * The ledger after a nominee was erased: of the entry's ratings only the commitments remain, which
 * without their salts say nothing, and the root stays as it is. Of a judge there is nothing to erase.
 */
export function withoutEntry(ledger: Ledger, pseudonym: string): Ledger {
  const erased = ledger.rows
    .filter(({ entry }) => entry === pseudonym)
    .map((row) => ({
      commitment: commitmentOf({ rulesHash: ledger.rulesHash, ...row }),
      reason: 'erased' as const,
    }));
  return {
    ...ledger,
    entries: ledger.entries.filter((entry) => entry.pseudonym !== pseudonym),
    rows: ledger.rows.filter(({ entry }) => entry !== pseudonym),
    sealed: [...ledger.sealed, ...erased].sort((one, other) =>
      one.commitment < other.commitment ? -1 : 1,
    ),
  };
}
