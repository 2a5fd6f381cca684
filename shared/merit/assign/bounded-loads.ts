import { componentsOf } from './components';
import { connectParts } from './connection';
import { fillCoverage } from './coverage';
import type { Draft } from './draft';
import { dualBound } from './dual-bound';
import { largestLoadFor, medianLoad } from './largest-load';
import { largestOf, type Market, PROHIBITIVE, withLargestLoad } from './market';
import type { Optimised } from './optimise';
import type { Season } from './season';

/** The rule that no judge gets more than a multiple of the median load of the same plan. */
export interface LoadBound {
  /** Largest load to start with: what evenly spread loads would allow. */
  first: number;
  /** Largest load that a draft's own loads allow. */
  allowedBy(draft: Draft): number;
  /** Returns a lower largest load to plan with again, or undefined if the draft keeps the rule. */
  lowered(draft: Draft, last: number): number | undefined;
}

export const loadsWith = ({ load }: Pick<Season, 'load'>, draft: Draft): Int32Array =>
  load.map((existing, j) => existing + (draft.load[j] as number));

/** @param times the rule's multiple; undefined if only capacity counts */
export function loadBound(season: Season, times: number | undefined): LoadBound {
  if (times === undefined) {
    const none = Number.POSITIVE_INFINITY;
    return { first: none, allowedBy: () => none, lowered: () => undefined };
  }
  const allowedFor = (loads: Int32Array) =>
    largestLoadFor(medianLoad(season.counted.map((j) => loads[j] as number)), times);
  const allowedBy = (draft: Draft) => allowedFor(loadsWith(season, draft));
  const even = largestOf(
    season.even.map((load, j) => (load > (season.load[j] as number) ? load : 0)),
  );
  return {
    first: allowedFor(season.even),
    allowedBy,
    lowered(draft, last) {
      const allowed = allowedBy(draft);
      const given = loadsWith(season, draft).map((load, j) =>
        (draft.load[j] as number) > 0 ? load : 0,
      );
      if (largestOf(given) <= allowed) return undefined;
      // Do not go below even loads immediately, as hardly any plan breaks the rule there.
      return last > even ? Math.max(allowed, even) : allowed;
    },
  };
}

/** The best plan that keeps the rule, found by lowering the largest load until one does. */
export function optimiseWithin(
  { market, load }: Pick<Season, 'market' | 'load'>,
  bound: LoadBound,
  best: (market: Market) => Optimised,
): Optimised {
  for (let largest = bound.first; ; ) {
    const optimum = best(withLargestLoad(market, load, largest));
    const lower = bound.lowered(optimum.draft, largest);
    if (lower === undefined) return optimum;
    largest = lower;
  }
}

/**
 * Fills every place that can be filled within the rule. Each filled place may raise the median and
 * with it the largest load; loads only rise here, so a rule once kept stays kept.
 */
export function fillWithin(season: Season, bound: LoadBound, first: Draft): Draft {
  for (let draft = first; ; ) {
    const largest = bound.allowedBy(draft);
    draft = { ...draft, market: withLargestLoad(season.market, season.load, largest) };
    fillCoverage(draft, season.wantedPlaces);
    if (bound.allowedBy(draft) === largest) return draft;
  }
}

/** Joins the parts of the graph as far as the rule allows; every place is filled afterwards. */
export function connectWithin(season: Season, bound: LoadBound, filled: Draft) {
  const joined = connectParts(filled, season.kept);
  const [before, after] = [bound.allowedBy(filled), bound.allowedBy(joined.draft)];
  if (after === before) return joined;
  const draft = after < before ? filled : fillWithin(season, bound, joined.draft);
  return { draft, parts: componentsOf(draft, season.kept).parts.length };
}

/** The upper bound for any plan with the draft's room, which may exceed the room planned with. */
export function boundOf({ bound, draft, price }: Optimised, last: Draft): number {
  const hasMore = last.market.room.some((room, j) => room > (draft.market.room[j] as number));
  if (!hasMore) return bound;
  // A judge without room has no price; any is valid, and at this one nobody buys.
  const prices = price.map((one) => (Number.isFinite(one) ? one : PROHIBITIVE));
  return dualBound(last.market, prices);
}
