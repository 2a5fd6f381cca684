import type { Ledger, LedgerRow } from './ledger';

/** A rating that differs between two ledgers of one contest; null where it is missing. */
export interface ChangedRow {
  /** Row in the checked ledger, from 1; null if missing there. */
  row: number | null;
  /** The rating in the checked ledger. */
  given: LedgerRow | null;
  /** The rating in the published ledger. */
  published: LedgerRow | null;
}

const isSame = (one: LedgerRow, other: LedgerRow): boolean =>
  one.entry === other.entry && one.scores.join() === other.scores.join();

/**
 * Returns the ratings that differ from the published ledger. A root only shows that something
 * differs; the random bytes of a rating show which one.
 */
export function changedRows(given: Ledger, published: Ledger): ChangedRow[] {
  const left = new Map(published.rows.map((row) => [row.salt, row]));
  const changed = given.rows.flatMap((row, index): ChangedRow[] => {
    const other = left.get(row.salt) ?? null;
    left.delete(row.salt);
    return other && isSame(row, other) ? [] : [{ row: index + 1, given: row, published: other }];
  });
  const missing = [...left.values()].map((row) => ({ row: null, given: null, published: row }));
  return [...changed, ...missing];
}
