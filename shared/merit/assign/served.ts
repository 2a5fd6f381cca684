import { type Draft, placesOf } from './draft';
import { largestOf } from './market';
import { newSelection, selectBest } from './selection';

export interface Served {
  nomination: number;
  /** Mean points of its places. */
  expertise: number;
  /** Mean points that it would have with the first choice of all judges. */
  ceiling: number;
}

/**
 * Why a nomination stays below its ceiling: no exchange of two judges would help it without making
 * another as weak, or the next one would cost more than may be given up for all together.
 */
export type WhyBelow = 'no exchange' | 'too dear';

/** How well a nomination's new judges know its field. */
interface ServedNomination {
  nomination: string;
  /** Mean points, and what they would be with the first choice of all judges. */
  expertise: number;
  ceiling: number;
}

/** How well a plan serves the nominations that it gives new judges. */
export interface ServedPlan {
  /** The nomination with the least share of its own ceiling. */
  weakest: ServedNomination | undefined;
  /** All nominations that are not served well enough, the worst first, and why not. */
  belowCeiling: (ServedNomination & { why: WhyBelow | 'later step' })[];
}

/** At this share of its ceiling a nomination is served well enough. */
export const enoughOfCeiling = 0.98;

/** Returns the share of its ceiling that a nomination has. */
export const shareOf = ({ expertise, ceiling }: Pick<Served, 'expertise' | 'ceiling'>): number =>
  ceiling === 0 ? 1 : expertise / ceiling;

const isServed = (served: Pick<Served, 'expertise' | 'ceiling'>): boolean =>
  shareOf(served) >= enoughOfCeiling;

/** Points of a nomination's new judges together. */
export const totalOf = (draft: Draft, i: number): number =>
  draft.score.subarray(...placesOf(draft, i)).reduce((sum, score) => sum + score, 0);

/** Prices at which judges are free, but those without room are unavailable. */
export const costOfNone = (room: Int32Array): Float64Array =>
  Float64Array.from(room, (slots) => (slots > 0 ? 0 : Number.POSITIVE_INFINITY));

/** Returns each nomination's mean points if it were alone, with as many judges as it has now. */
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

/** Returns how well each nomination is served that has new judges, worst first; of equals the first. */
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
 * Says how well a plan serves nominations, given those that the exchanges left out. What they did
 * not leave out fell below its ceiling in a later step: by chance, by filling or by connection.
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
