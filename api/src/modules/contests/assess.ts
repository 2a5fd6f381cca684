import { createHash } from 'node:crypto';
import type { Assessment, CompletedRating } from '@meritum/shared/merit/calibrate/assess';
import type { Platform } from '../../module-kit/define-module';
import { memoize } from '../../platform/memoize';
import { processInChunks } from '../../platform/process-in-chunks';
import { scoresOf } from '../assignments/receipts/receipt';
import type { FrozenRules } from '../seasons/frozen-rules';
import { assessing } from './computations';
import {
  type ContestSnapshot,
  countedRatings,
  type Entry,
  entriesPerTurn,
  readContest,
} from './contest-snapshot';
import type { Results } from './context';
import { entriesOpenToAll, mayUseRatingsOf } from './other-contests';
import type { Contest } from './result';

/** Enough for the contests that organisers look at, with and without hidden entries. */
const maxKept = 8;

interface Rated extends Pick<Platform, 'threads'> {
  key: string;
  frozen: FrozenRules;
  ratings: readonly CompletedRating[];
}

/** Kept because the same rules and ratings always give the same assessment. */
const assessed = memoize<Rated, Assessment>(maxKept, {
  inputKey: ({ key }) => key,
  work: ({ threads, frozen: { rules }, ratings }) =>
    threads.run(assessing, { lists: { ratings }, options: { rules } }),
});

type FrozenContest = Pick<ContestSnapshot, 'season' | 'result' | 'voidedRatings'> & {
  frozen: FrozenRules;
};

/**
 * Assesses the given entries' counted ratings only, so that nothing reveals those of a conflict of
 * interest. The only place where a season is calibrated: other contests' ratings help to estimate
 * the judges' severity, but nothing is returned about their entries.
 * @param snapshotOf reads another contest of the season
 */
export async function assessInSeason(
  context: Results,
  { season, result, frozen, ...snapshot }: FrozenContest,
  entries: readonly Entry[],
  snapshotOf = (contest: Contest) => readContest(context, contest, season),
): Promise<Assessment> {
  const names = season.categories.map(({ name }) => name);
  const others = await Promise.all(
    names
      .filter((category) => category !== result.category)
      .map((category) => snapshotOf({ season: season.id, category })),
  );
  const used = others.filter((other) => mayUseRatingsOf(other, result));
  const voidedRatings = new Map([snapshot, ...used].flatMap((one) => [...one.voidedRatings]));
  const helping = await entriesOpenToAll(context, used);
  const key = createHash('sha256').update(frozen.hash);
  const ratings: CompletedRating[] = [];
  const ratingsOf = (entry: Entry): CompletedRating[] =>
    countedRatings({ voidedRatings }, entry).flatMap(({ nominationId, judgeId, evaluation }) =>
      evaluation
        ? [
            {
              nomination: nominationId,
              judge: judgeId,
              category: entry.nomination.category,
              scores: scoresOf(frozen, evaluation.ratings),
              completedAt: evaluation.completedAt.getTime(),
            },
          ]
        : [],
    );
  await processInChunks([...entries, ...helping], entriesPerTurn, (some) => {
    const those = some.flatMap(ratingsOf);
    key.update(JSON.stringify(those));
    ratings.push(...those);
  });
  const { threads } = context.platform;
  return assessed({ threads, key: key.digest('base64'), frozen, ratings });
}

export const borderlineIn = ({ nominations }: Assessment): string[] =>
  nominations
    .filter(({ certainty }) => certainty?.isBorderline)
    .map(({ nomination }) => nomination);
