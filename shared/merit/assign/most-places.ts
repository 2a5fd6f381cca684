import { reachFrom } from './coverage';
import type { Draft } from './draft';
import { FORBIDDEN } from './market';

/** Places that a plan fills, and that any plan can fill. */
export interface FilledPlaces {
  filled: number;
  most: number;
}

/** What chains of replacements reach from the nominations that lack judges. */
function reachedFrom(draft: Draft, demand: Int32Array) {
  const reached = { nominations: new Set<number>(), judges: new Set<number>() };
  demand.forEach((places, i) => {
    if ((draft.count[i] as number) >= places || reached.nominations.has(i)) return;
    const { nominations, judges } = reachFrom(draft, i);
    for (const one of nominations) reached.nominations.add(one);
    for (const one of judges) reached.judges.add(one);
  });
  return reached;
}

/**
 * Returns how many of the demanded places a draft fills, and how many any plan can fill, by a cut
 * (Ford and Fulkerson 1956): whichever nominations and judges are set apart, a filled place is one
 * of another nomination, or of a judge set apart, who has so much room, or a pair of a nomination
 * set apart with another judge.
 */
export function placesFilled(draft: Draft, demand: Int32Array): FilledPlaces {
  const { market, count } = draft;
  const { nominations, judges } = reachedFrom(draft, demand);
  const row = new Int16Array(market.judges);
  let [filled, most] = [0, 0];
  demand.forEach((places, i) => {
    filled += Math.min(places, count[i] as number);
    if (!nominations.has(i)) {
      most += places;
      return;
    }
    market.fillRow(i, row);
    row.forEach((score, j) => {
      if (score !== FORBIDDEN && market.room[j] !== 0 && !judges.has(j)) most += 1;
    });
  });
  for (const j of judges) most += market.room[j] as number;
  return { filled, most };
}
