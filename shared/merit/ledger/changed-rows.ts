import type { Ledger, LedgerRow } from './ledger';

/** A rating that differs between two ledgers of one contest; null where it is missing. */
export interface ChangedRow {
  /** Row in the checked ledger, from 1; null if it is missing there. */
  row: number | null;
  /** In the checked ledger. */
  given: LedgerRow | null;
  /** In the published ledger. */
  published: LedgerRow | null;
}

const isSame = (one: LedgerRow, other: LedgerRow): boolean =>
  one.entry === other.entry && one.scores.join() === other.scores.join();

/**
 * Returns the ratings in which a ledger differs from the published one. A root only shows that
 * something was changed; the random bytes of a rating show which one.
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
