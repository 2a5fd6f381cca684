import { countsIn } from './counts';
import type { Ledger, LedgerJudge } from './ledger';

const ascending = (judges: readonly LedgerJudge[]): number[] =>
  judges.map(({ ratings }) => ratings).sort((one, other) => one - other);

/**
 * Whether a published list of judges is that of a ledger: the same numbers of ratings as in the
 * ledger, and together all ratings that were given. Which rows are whose does not follow: rows name
 * no judge.
 */
export function areJudgesOf(ledger: Ledger, listed: readonly LedgerJudge[]): boolean {
  const numbers = ascending(listed);
  const { ratings, voidedRatings, erasedRatings } = countsIn(ledger);
  const given = numbers.reduce((sum, one) => sum + one, 0);
  if (given !== ratings + voidedRatings + erasedRatings) return false;
  return ascending(ledger.judges).join() === numbers.join();
}
