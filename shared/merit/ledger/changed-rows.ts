import type { Ledger, LedgerRow } from './ledger';

/** A rating that is not the same in two ledgers of one contest; null where it is missing. */
export interface ChangedRow {
  /** Place among the rows of the ledger that is checked, from 1; null where it is missing there. */
  row: number | null;
  /** In the ledger that is checked. */
  given: LedgerRow | null;
  /** In the one that was published. */
  published: LedgerRow | null;
}

const isSame = (one: LedgerRow, other: LedgerRow): boolean =>
  one.entry === other.entry && one.scores.join() === other.scores.join();

/**
 * The very ratings in which a ledger departs from the published one. A root tells that something was
 * changed and never what; the random bytes of a rating tell which one it is.
 */
export function changedRows(given: Ledger, published: Ledger): ChangedRow[] {
  const left = new Map(published.rows.map((row) => [row.salt, row]));
  const changed = given.rows.flatMap((row, place): ChangedRow[] => {
    const other = left.get(row.salt) ?? null;
    left.delete(row.salt);
    return other && isSame(row, other) ? [] : [{ row: place + 1, given: row, published: other }];
  });
  const missing = [...left.values()].map((row) => ({ row: null, given: null, published: row }));
  return [...changed, ...missing];
}
