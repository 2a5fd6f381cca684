import { createHash } from 'node:crypto';
import { type Assessment, assessSeason } from '@meritum/shared/merit/calibrate/assess';
import { scoresOf } from '../assignments/receipts/receipt';
import type { FrozenRules } from '../seasons/frozen-rules';
import { countingOf, type Entry, type Situation } from './situation';

/**
 * What the counting ratings of these entries say, and nothing of any other: who may not see an entry
 * is told what would be so without it. The one place where a season is calibrated.
 */
export async function assess(
  situation: Pick<Situation, 'voidedRatings'> & { frozen: FrozenRules },
  entries: readonly Entry[],
): Promise<Assessment> {
  const { frozen } = situation;
  const ratings = entries.flatMap((entry) =>
    countingOf(situation, entry).flatMap(({ nominationId, judgeId, evaluation }) =>
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
  return once(JSON.stringify([frozen.hash, ratings]), () => assessSeason(frozen.rules, ratings));
}

/** As many as categories that organisers look at in turn, with and without what they may not see. */
const mostKept = 8;
const kept = new Map<string, Assessment>();

/** The mathematics are pure: what was made of the same rules and ratings is what it was. */
function once(input: string, make: () => Assessment): Assessment {
  const key = createHash('sha256').update(input).digest('base64');
  const made = kept.get(key) ?? make();
  // The one that was asked for last is forgotten last.
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest) kept.delete(oldest);
  return made;
}

/** Entries near a cut, by the frozen rule. */
export const borderlineIn = ({ nominations }: Assessment): string[] =>
  nominations
    .filter(({ certainty }) => certainty?.borderline.isBorderline)
    .map(({ nomination }) => nomination);
