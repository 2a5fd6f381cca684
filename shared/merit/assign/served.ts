import { type Draft, filledRange } from './draft';
import { largestOf } from './market';
import { newSelection, selectBest } from './selection';

export interface Served {
  nomination: number;
  /** Mean points of its places. */
  expertise: number;
  /** Its mean points if it had the first choice of all judges. */
  ceiling: number;
}

/**
 * Why a nomination stays below its ceiling: no exchange of two judges helps without making another
 * one as weak, or the next exchange exceeds the allowed total loss.
 */
export type WhyBelow = 'no exchange' | 'too dear';

/** Expertise of a nomination's new judges. */
interface ServedNomination {
  nomination: string;
  /** Mean points, and those with the first choice of all judges. */
  expertise: number;
  ceiling: number;
}

/** How well a plan serves the nominations that get new judges. */
export interface ServedPlan {
  /** The nomination with the lowest share of its own ceiling. */
  weakest: ServedNomination | undefined;
  /** All insufficiently served nominations, worst first, with reasons. */
  belowCeiling: (ServedNomination & { why: WhyBelow | 'later step' })[];
}

/** From this share of its ceiling on, a nomination is served well enough. */
export const enoughOfCeiling = 0.98;

/** Returns the share of its ceiling that a nomination has. */
export const shareOf = ({ expertise, ceiling }: Pick<Served, 'expertise' | 'ceiling'>): number =>
  ceiling === 0 ? 1 : expertise / ceiling;

const isServed = (served: Pick<Served, 'expertise' | 'ceiling'>): boolean =>
  shareOf(served) >= enoughOfCeiling;

/** Sum of the points of a nomination's new judges. */
export const totalOf = (draft: Draft, i: number): number =>
  draft.score.subarray(...filledRange(draft, i)).reduce((sum, score) => sum + score, 0);

/** Prices at which judges are free, except those without room. */
export const costOfNone = (room: Int32Array): Float64Array =>
  Float64Array.from(room, (slots) => (slots > 0 ? 0 : Number.POSITIVE_INFINITY));

/** Returns each nomination's mean points if it could choose first, with its number of judges. */
export function ceilingsOf({ market, count }: Draft): Float64Array {
  const best = newSelection(largestOf(count) + 1);
  const row = new Int16Array(market.judges);
  const free = costOfNone(market.room);
  return Float64Array.from(count, (places, i) => {
    if (places === 0) return 0;
    market.fillRow(i, row);
    selectBest(best, places, row, 1, free);
    return best.net.subarray(0, best.size).reduce((sum, points) => sum + points, 0) / places;
  });
}

/** Returns how well each nomination with new judges is served, worst first, then by index. */
const servedIn = (draft: Draft, ceilings: Float64Array): Served[] =>
  [...draft.count]
    .flatMap((places, nomination) =>
      places === 0
        ? []
        : {
            nomination,
            expertise: totalOf(draft, nomination) / places,
            ceiling: ceilings[nomination] as number,
          },
    )
    .sort((a, b) => shareOf(a) - shareOf(b));

/**
 * Describes how well a plan serves nominations. Those that the exchanges did not leave out fell
 * below their ceiling in a later step: draw, filling or connection.
 */
export function describeServed(
  nominations: readonly { id: string }[],
  draft: Draft,
  leftOut: ReadonlyMap<number, WhyBelow>,
): ServedPlan {
  const served = servedIn(draft, ceilingsOf(draft));
  const named = (one: Served) => ({ ...one, nomination: nominations[one.nomination]?.id ?? '' });
  return {
    weakest: served.slice(0, 1).map(named)[0],
    belowCeiling: served
      .filter((one) => !isServed(one))
      .map((one) => ({ ...named(one), why: leftOut.get(one.nomination) ?? 'later step' })),
  };
}
