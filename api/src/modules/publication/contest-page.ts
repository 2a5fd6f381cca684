import { contestPath } from '@meritum/shared/programme/contest-path';
import { bandsOf } from '../contests/bands';
import { contestOf } from '../contests/contest-snapshot';
import type { Contest, Result } from '../contests/result';
import type { Publishing } from './context';
import { judgesOf } from './judges';
import { type Ledgers, type PublishedLedger, revokedOf } from './ledgers';

export type PublishedContest = NonNullable<Awaited<ReturnType<typeof publishedContest>>>;

/** The number of awards that are not revoked. */
export const awardsIn = ({ winners }: PublishedContest): number =>
  winners.filter(({ isRevoked }) => !isRevoked).length;

/** The published contests, the newest first. */
export const publishedContests = async ({ deps }: Publishing): Promise<Result[]> =>
  (await deps.contests.listResults())
    .filter(({ state }) => state === 'published')
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt));

/**
 * The content of a contest's page; null before publication. All of it is in the ledger, except
 * lines about winners' work, and names of judges who agreed.
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
  return pageOf(context, { contest: result, ledger, publishedAt: result.publishedAt as Date });
}

interface Shown {
  contest: Contest;
  ledger: PublishedLedger;
  publishedAt: Date;
}

/** The content of a contest's page, as published at a moment. */
export async function pageOf(context: Publishing, { contest: of, ledger, publishedAt }: Shown) {
  const { season, contest } = await contestOf(context, of);
  const { counts, results, winners } = ledger;
  const { judges } = await judgesOf(context, ledger);
  const revoked = await revokedOf(context, ledger);
  return {
    ...contest,
    ...bandsOf(season),
    seasonName: season.name,
    publishedAt: publishedAt.toISOString(),
    counts,
    scores: [...results.values()].flatMap(({ score }) => score ?? []),
    winners: winners.flatMap((winner) => {
      const { score = null, ratings = 0 } = results.get(winner.pseudonym) ?? {};
      return score === null ? [] : [{ ...winner, score, ratings, isRevoked: revoked.has(winner) }];
    }),
    judges: judges.flatMap(({ named }) => named ?? []),
  };
}
