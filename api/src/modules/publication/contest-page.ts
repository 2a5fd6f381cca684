import { contestPath } from '@meritum/shared/programme/contest-path';
import { bandsOf } from '../contests/bands';
import { contestOf } from '../contests/contest-snapshot';
import type { Result } from '../contests/result';
import type { Publishing } from './context';
import { judgesOf } from './judges';
import type { Ledgers } from './ledgers';

export type PublishedContest = NonNullable<Awaited<ReturnType<typeof publishedContest>>>;

/** The published contests, the newest first. */
export const publishedContests = async ({ contests }: Publishing): Promise<Result[]> =>
  (await contests.resultsIn())
    .filter(({ state }) => state === 'published')
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt));

/**
 * What the page of a contest shows; null before publication. All of it is in the ledger, but for
 * the lines of the winners' work and the names of judges who agreed.
 */
export async function publishedContest(
  context: Publishing,
  ledgers: Ledgers,
  asked: { season: string; category: string },
) {
  const result = (await publishedContests(context)).find(
    (one) => contestPath(one) === contestPath(asked),
  );
  const ledger = result && (await ledgers.of(result));
  if (!result || !ledger) return null;
  const { season, contest } = await contestOf(context, result);
  const { counts, results, winners } = ledger;
  const { judges } = await judgesOf(context, ledger);
  return {
    ...contest,
    ...bandsOf(season),
    seasonName: season.name,
    publishedAt: (result.publishedAt as Date).toISOString(),
    counts,
    scores: [...results.values()].flatMap(({ score }) => score ?? []),
    winners: winners.flatMap((winner) => {
      const entry = results.get(winner.pseudonym);
      const { tier = null, score = null, ratings = 0 } = entry ?? {};
      return tier === null || score === null ? [] : [{ ...winner, tier, score, ratings }];
    }),
    judges: judges.flatMap(({ named }) => named ?? []),
  };
}
