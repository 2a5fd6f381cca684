import { createHash } from 'node:crypto';
import { type Assessment, assessSeason } from '@meritum/shared/merit/calibrate/assess';
import { recent } from '../../platform/memoize';
import { scoresOf } from '../assignments/receipts/receipt';
import type { FrozenRules } from '../seasons/frozen-rules';
import { type ContestSnapshot, countedRatings, type Entry } from './contest-snapshot';

/** As many as categories that organisers look at in turn, with and without what they may not see. */
const mostKept = 8;

interface Rated {
  frozen: FrozenRules;
  ratings: Parameters<typeof assessSeason>[1];
}

/** The mathematics are pure: what was made of the same rules and ratings is what it was. */
const assessed = recent<Rated, Assessment>(mostKept, {
  keyOf: ({ frozen, ratings }) =>
    createHash('sha256')
      .update(JSON.stringify([frozen.hash, ratings]))
      .digest('base64'),
  work: ({ frozen, ratings }) => assessSeason(frozen.rules, ratings),
});

/**
 * What the counting ratings of these entries say, and nothing of any other: who may not see an entry
 * is told what would be so without it. The one place where a season is calibrated.
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
              scores: scoresOf(frozen, evaluation.ratings),
              completedAt: evaluation.completedAt.getTime(),
            },
          ]
        : [],
    ),
  );
  return assessed({ frozen, ratings });
}

/** Entries near a cut, by the frozen rule. */
export const borderlineIn = ({ nominations }: Assessment): string[] =>
  nominations
    .filter(({ certainty }) => certainty?.borderline.isBorderline)
    .map(({ nomination }) => nomination);
