import type { EntryResult } from '@meritum/shared/contracts/published-results';
import { contestPath } from '@meritum/shared/programme/contest-path';
import { site } from '@meritum/shared/programme/site';
import { contestOf, isVoidedEntry } from '../contests/contest-snapshot';
import { computedResults } from '../contests/outcome';
import type { Contest } from '../contests/result';
import type { WithoutEssay } from '../nominations/nomination';
import type { OwnResult } from './computations';
import { publishedContests } from './contest-page';
import type { Publishing } from './context';
import type { Ledgers } from './ledgers';
import type { ClosedContests } from './receipts';
import { slugAtPublication } from './winners';

/** What other modules may ask about published results. */
export const publicationApi = (
  context: Publishing,
  ledgers: Ledgers,
  closedContest: ClosedContests,
) => ({
  /** SHA-256 of a published ledger as it is sent. Throws for one that is not published. */
  ledgerHashOf: async (contest: Contest) => (await ledgers.published(contest)).hash,
  /** The addresses of the pages of published contests. */
  pages: async () =>
    (await publishedContests(context)).map((one) => `${site.origin}${contestPath(one)}`),
  publishedResultOf: (nomination: WithoutEssay) => publishedResultOf(context, ledgers, nomination),
  async slugAtPublication(nomination: WithoutEssay): Promise<string | undefined> {
    const snapshot = await context.deps.contests.readContest(nomination);
    return slugAtPublication(await computedResults(context, snapshot), nomination._id);
  },
  /** The tree of a contest; null before judging has closed for good. */
  closedContest: async (contest: Contest) =>
    closedContest(await context.deps.contests.resultOf(contest)),
});

export type PublicationApi = ReturnType<typeof publicationApi>;

/** What an entry came to, and in which season; null before publication, and if it took no part. */
async function publishedResultOf(context: Publishing, ledgers: Ledgers, nomination: WithoutEssay) {
  const { season, contest } = await contestOf(context, nomination);
  const published = await ledgers.of(contest);
  if (!published) return null;
  const result = await context.deps.contests.resultOf(contest);
  if (!result.closed?.entries.includes(nomination._id)) return null;
  const pseudonym = await context.deps.assignments.pseudonymOf(nomination);
  const frozen = await context.deps.seasons.frozenRules(season, contest.category);
  const criteria = frozen?.rules.criteria.map(({ name }) => name) ?? [];
  const entry = isVoidedEntry(result, nomination) ? undefined : published.results.get(pseudonym);
  return {
    entry: resultIn(pseudonym, entry, criteria),
    season,
    contest,
    publishedAt: result.publishedAt as Date,
  };
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
