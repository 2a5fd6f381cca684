import { countsIn } from './counts';
import type { Ledger, LedgerJudge } from './ledger';

const ascending = (judges: readonly LedgerJudge[]): number[] =>
  judges.map(({ ratings }) => ratings).sort((one, other) => one - other);

/**
 * Whether a published list of judges belongs to a ledger: it has the same counts as the ledger, and
 * their sum is the number of all ratings given. It does not reveal whose rows are whose.
 */
export function areJudgesOf(ledger: Ledger, listed: readonly LedgerJudge[]): boolean {
  const numbers = ascending(listed);
  const { ratings, voidedRatings, erasedRatings } = countsIn(ledger);
  const given = numbers.reduce((sum, one) => sum + one, 0);
  if (given !== ratings + voidedRatings + erasedRatings) return false;
  return ascending(ledger.judges).join() === numbers.join();
}
