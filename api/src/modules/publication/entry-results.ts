import type { EntryResult } from '@meritum/shared/contracts/published-results';
import { contestOf, isVoidedEntry } from '../contests/contest-snapshot';
import type { Result } from '../contests/result';
import type { WithoutEssay } from '../nominations/nomination';
import type { OwnResult } from './computations';
import type { Publishing } from './context';
import type { Ledgers, PublishedLedger } from './ledgers';

/** An entry's result and season; null before publication, and if it took no part. */
export async function publishedResultOf(
  context: Publishing,
  ledgers: Ledgers,
  nomination: WithoutEssay,
) {
  const { season, contest } = await contestOf(context, nomination);
  const published = await ledgers.of(contest);
  if (!published) return null;
  const result = await context.deps.contests.findResult(contest);
  if (!result.closed?.entries.includes(nomination._id)) return null;
  const entry = await resultOfEntry(context, { result, ledger: published, nomination });
  return { entry, season, contest, publishedAt: result.publishedAt as Date };
}

interface RatedEntry {
  result: Result;
  ledger: PublishedLedger;
  nomination: WithoutEssay;
}

/** An entry's result in a ledger. */
export async function resultOfEntry(
  { deps: { assignments, seasons } }: Publishing,
  { result, ledger, nomination }: RatedEntry,
): Promise<EntryResult> {
  const pseudonym = await assignments.findOrInsertPseudonym(nomination);
  const season = await seasons.named(result.season);
  const frozen = await seasons.frozenRules(season, result.category);
  const criteria = frozen?.rules.criteria.map(({ name }) => name) ?? [];
  const entry = isVoidedEntry(result, nomination) ? undefined : ledger.results.get(pseudonym);
  return resultIn(pseudonym, entry, criteria);
}

function resultIn(
  pseudonym: string,
  entry: OwnResult | undefined,
  criteria: readonly string[],
): EntryResult {
  const none = { tier: null, score: null, ratings: 0, criteria: [] };
  if (!entry) return { pseudonym, outcome: 'voided', ...none };
  const { ratings, score, tier } = entry;
  if (score === null) return { pseudonym, outcome: 'too few ratings', ...none, ratings };
  return {
    pseudonym,
    outcome: tier === null ? 'no award' : 'award',
    tier,
    score,
    ratings,
    criteria: entry.criteria.map((one, index) => ({ name: criteria[index] ?? '', ...one })),
  };
}
