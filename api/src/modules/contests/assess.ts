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
  entriesAtOnce,
} from './contest-snapshot';
import type { Results } from './context';

/** Enough for the contests that organisers look at in turn, with and without hidden entries. */
const maxKept = 8;

interface Rated extends Pick<Platform, 'threads'> {
  /** Hash of the rules and the ratings. */
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

type FrozenContest = Pick<ContestSnapshot, 'voidedRatings'> & { frozen: FrozenRules };

const ratingsToAssess = (snapshot: FrozenContest, entry: Entry): CompletedRating[] =>
  countedRatings(snapshot, entry).flatMap(({ nominationId, judgeId, evaluation }) =>
    evaluation
      ? [
          {
            nomination: nominationId,
            judge: judgeId,
            category: entry.nomination.category,
            scores: scoresOf(snapshot.frozen, evaluation.ratings),
            completedAt: evaluation.completedAt.getTime(),
          },
        ]
      : [],
  );

/**
 * Assesses the counted ratings of the given entries only: to organisers with a conflict of
 * interest, the others must not show. The only place where a season is calibrated; entries of
 * other contests than that of the rules only help with it.
 */
export async function assess(
  { platform: { threads } }: Pick<Results, 'platform'>,
  snapshot: FrozenContest,
  entries: readonly Entry[],
): Promise<Assessment> {
  const { frozen } = snapshot;
  const key = createHash('sha256').update(frozen.hash);
  const ratings: CompletedRating[] = [];
  await processInChunks(entries, entriesAtOnce, (some) => {
    const those = some.flatMap((entry) => ratingsToAssess(snapshot, entry));
    key.update(JSON.stringify(those));
    ratings.push(...those);
  });
  return assessed({ threads, key: key.digest('base64'), frozen, ratings });
}

export const borderlineIn = ({ nominations }: Assessment): string[] =>
  nominations
    .filter(({ certainty }) => certainty?.isBorderline)
    .map(({ nomination }) => nomination);
