import { componentsOf } from './components';
import { connectParts } from './connection';
import { fillCoverage } from './coverage';
import type { Draft } from './draft';
import { dualBound } from './dual-bound';
import { largestLoadFor, medianLoad } from './largest-load';
import { largestOf, type Market, PROHIBITIVE, withLargestLoad } from './market';
import type { Optimised } from './optimise';
import type { IndexedInput } from './season';

export const loadsWith = ({ load }: Pick<IndexedInput, 'load'>, draft: Draft): Int32Array =>
  load.map((existing, j) => existing + (draft.load[j] as number));

/**
 * Returns a draft with the room that its own loads allow, and the largest allowed load.
 * @param times the multiple of the median that no load exceeds; undefined for capacity alone
 */
export function withinOwnLimit(season: IndexedInput, draft: Draft, times: number | undefined) {
  const loads = loadsWith(season, draft);
  const median = medianLoad(season.counted.map((j) => loads[j] as number));
  const largest = largestLoadFor(median, times);
  return {
    draft: { ...draft, market: withLargestLoad(season.market, season.load, largest) },
    largest,
  };
}

/** The largest load of any judge with an assignment in the draft. */
const largestGiven = (season: IndexedInput, draft: Draft): number =>
  largestOf(loadsWith(season, draft).map((load, j) => ((draft.load[j] as number) > 0 ? load : 0)));

/** The best plan that keeps the rule, found by lowering the largest load until a plan keeps it. */
export function optimiseWithin(
  season: IndexedInput,
  times: number | undefined,
  best: (market: Market) => Optimised,
): Optimised {
  for (let largest = largestLoadFor(season.evenLoad, times); ; ) {
    const optimum = best(withLargestLoad(season.market, season.load, largest));
    const allowed = withinOwnLimit(season, optimum.draft, times).largest;
    if (largestGiven(season, optimum.draft) <= allowed) return optimum;
    largest = allowed;
  }
}

/**
 * Fills every place that the rule allows. Each filled place may raise the median, and with it the
 * largest load; loads only rise here, so a kept rule stays kept.
 */
export function fillWithin(season: IndexedInput, times: number | undefined, first: Draft): Draft {
  for (let last = first; ; ) {
    const { draft, largest } = withinOwnLimit(season, last, times);
    fillCoverage(draft, season.wantedPlaces);
    if (withinOwnLimit(season, draft, times).largest === largest) return draft;
    last = draft;
  }
}

/** Connects the parts of the graph as far as the rule allows; every place stays filled. */
export function connectWithin(season: IndexedInput, times: number | undefined, filled: Draft) {
  const joined = connectParts(filled, season.kept);
  const [before, after] = [filled, joined.draft].map(
    (draft) => withinOwnLimit(season, draft, times).largest,
  ) as [number, number];
  if (after === before) return joined;
  const draft = after < before ? filled : fillWithin(season, times, joined.draft);
  return { draft, parts: componentsOf(draft, season.kept).parts.length };
}

/** The upper bound for any plan with the draft's room, which may exceed the planning's. */
export function boundOf({ bound, draft, price }: Optimised, last: Draft): number {
  const hasMore = last.market.room.some((room, j) => room > (draft.market.room[j] as number));
  if (!hasMore) return bound;
  // A judge without room has no price, so any price is valid; at this one nobody buys.
  const prices = price.map((one) => (Number.isFinite(one) ? one : PROHIBITIVE));
  return dualBound(last.market, prices);
}
