import type { EntryResult } from '@meritum/shared/contracts/published-results';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { criterionMeans, scoreShown } from '@meritum/shared/merit/outcome/score';
import type { WithoutEssay } from '../nominations/nomination';
import { isVoidedEntry } from './contest-snapshot';
import type { Results } from './context';
import type { Ledgers } from './ledgers';

/** What an entry came to; null before publication, and if it took no part. */
export async function publishedResultOf(
  { results, assignments }: Pick<Results, 'results' | 'assignments'>,
  ledgers: Ledgers,
  nomination: WithoutEssay,
): Promise<EntryResult | null> {
  const { season, category } = nomination;
  const published = await ledgers.of({ season, category });
  if (!published) return null;
  const result = await results.of({ season, category });
  if (!result.closed?.entries.includes(nomination._id)) return null;
  const pseudonym = await assignments.pseudonymOf(nomination);
  return resultIn(published.ledger, pseudonym, isVoidedEntry(result, nomination));
}

function resultIn(
  { rules, entries, rows }: Ledger,
  pseudonym: string,
  isVoided: boolean,
): EntryResult {
  const entry = entries.find((one) => one.pseudonym === pseudonym);
  const none = { tier: null, score: null, ratings: 0, criteria: [] };
  if (isVoided || !entry) return { pseudonym, outcome: 'voided', ...none };
  const { ratings, score, tier } = entry;
  if (score === null) return { pseudonym, outcome: 'too few ratings', ...none, ratings };
  const own = rows.filter((row) => row.entry === pseudonym).map(({ scores }) => scores);
  const means = criterionMeans(rules, own).map(scoreShown);
  return {
    pseudonym,
    outcome: tier === null ? 'no award' : 'award',
    tier,
    score,
    ratings,
    criteria: rules.criteria.map(({ name }, place) => ({ name, mean: means[place] ?? '' })),
  };
}
