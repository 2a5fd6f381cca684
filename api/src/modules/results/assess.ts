import { createHash } from 'node:crypto';
import { type Assessment, assessSeason } from '@meritum/shared/merit/calibrate/assess';
import { recent } from '../../platform/memoize';
import { scoresOf } from '../assignments/receipts/receipt';
import type { FrozenRules } from '../seasons/frozen-rules';
import { type ContestSnapshot, countedRatings, type Entry } from './contest-snapshot';

/** Enough for the contests that organisers look at in turn, with and without hidden entries. */
const mostKept = 8;

interface Rated {
  frozen: FrozenRules;
  ratings: Parameters<typeof assessSeason>[1];
}

/** Kept because the same rules and ratings always give the same assessment. */
const assessed = recent<Rated, Assessment>(mostKept, {
  keyOf: ({ frozen, ratings }) =>
    createHash('sha256')
      .update(JSON.stringify([frozen.hash, ratings]))
      .digest('base64'),
  work: ({ frozen, ratings }) => assessSeason(frozen.rules, ratings),
});

/**
 * Assesses the counted ratings of the given entries only: to organisers with a conflict of
 * interest, the others must not show. The only place where a season is calibrated; entries of
 * other contests than that of the rules only help with it.
 */
export async function assess(
  situation: Pick<ContestSnapshot, 'voidedRatings'> & { frozen: FrozenRules },
  entries: readonly Entry[],
): Promise<Assessment> {
  const { frozen } = situation;
  const ratings = entries.flatMap((entry) =>
    countedRatings(situation, entry).flatMap(({ nominationId, judgeId, evaluation }) =>
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
    ),
  );
  return assessed({ frozen, ratings });
}

/** Borderline entries, by the frozen rule. */
export const borderlineIn = ({ nominations }: Assessment): string[] =>
  nominations
    .filter(({ certainty }) => certainty?.borderline.isBorderline)
    .map(({ nomination }) => nomination);
