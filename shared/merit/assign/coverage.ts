import { addTo, type Draft, filledRange, isFull, openRow, removeFrom } from './draft';
import { FORBIDDEN } from './market';

/** A search for a chain of replacements: how each judge and each nomination was reached. */
interface Search {
  /** The nomination that would take the judge; -1 for judges not reached. */
  takenBy: Int32Array;
  score: Int16Array;
  /** The judge whom the nomination would give up; -1 for the first and for those not reached. */
  gives: Int32Array;
  isReached: Uint8Array;
}

const newSearch = (nominations: number, judges: number): Search => ({
  takenBy: new Int32Array(judges).fill(-1),
  score: new Int16Array(judges),
  gives: new Int32Array(nominations).fill(-1),
  isReached: new Uint8Array(nominations),
});

/** Returns the nominations that each judge currently has. */
export function ownersOf(draft: Draft): number[][] {
  const owners: number[][] = Array.from({ length: draft.market.judges }, () => []);
  for (let i = 0; i < draft.market.nominations; i += 1) {
    const [from, to] = filledRange(draft, i);
    for (const j of draft.judge.subarray(from, to)) owners[j]?.push(i);
  }
  return owners;
}

/**
 * Searches breadth first from a nomination along chains of "take this judge, whose other nomination
 * takes that one" for a judge with room (shortest augmenting path, Edmonds and Karp 1972).
 * @param spares whether a nomination may give up a judge without replacement
 * @returns the last judge of the chain, or -1
 */
function search(
  draft: Draft,
  owners: readonly number[][],
  found: Search,
  first: number,
  spares: (i: number) => boolean,
): number {
  const { takenBy, score, gives, isReached } = found;
  const row = new Int16Array(draft.market.judges);
  const waiting = [first];
  isReached[first] = 1;
  for (const i of waiting) {
    openRow(draft, i, row);
    for (let j = 0; j < row.length; j += 1) {
      if (row[j] === FORBIDDEN || takenBy[j] !== -1 || draft.market.room[j] === 0) continue;
      takenBy[j] = i;
      score[j] = row[j] as number;
      if (!isFull(draft, j)) return j;
      for (const other of owners[j] ?? []) {
        if (isReached[other] === 1) continue;
        isReached[other] = 1;
        gives[other] = j;
        if (spares(other)) return j;
        waiting.push(other);
      }
    }
  }
  return -1;
}

/** Applies a chain, from its last judge back to the nomination that gains a place. */
function carryOut(draft: Draft, { takenBy, score, gives }: Search, last: number, sparing: number) {
  if (sparing >= 0) removeFrom(draft, sparing, last);
  for (let j = last; j >= 0; ) {
    const i = takenBy[j] as number;
    const given = gives[i] as number;
    if (given >= 0) removeFrom(draft, i, given);
    addTo(draft, i, j, score[j] as number);
    j = given;
  }
}

/** Fills places of nominations that lack judges, also with spare judges of other nominations. */
function fillLevel(
  draft: Draft,
  isShort: (i: number) => boolean,
  spares: (i: number) => boolean,
): void {
  const { nominations, judges } = draft.market;
  let found = newSearch(nominations, judges);
  for (let i = 0; i < nominations; i += 1) {
    while (isShort(i) && found.isReached[i] === 0) {
      const owners = ownersOf(draft);
      const last = search(draft, owners, found, i, spares);
      // Later searches can skip whatever a failed search reached.
      if (last < 0) break;
      const sparing = isFull(draft, last)
        ? (owners[last]?.find((owner) => found.gives[owner] === last && spares(owner)) ?? -1)
        : -1;
      carryOut(draft, found, last, sparing);
      found = newSearch(nominations, judges);
    }
  }
}

/**
 * Fills every place that moves can fill: first the wanted number, even at the cost of spare places
 * elsewhere, then the spare places. Afterwards no chain of replacements leads to a free judge, so
 * coverage is maximal (Berge 1957).
 * @param wanted places of each nomination that take precedence, out of those in the market
 */
export function fillCoverage(draft: Draft, wanted: Int32Array): void {
  const has = (i: number) => draft.count[i] as number;
  const { demand } = draft.market;
  fillLevel(
    draft,
    (i) => has(i) < (wanted[i] as number),
    (i) => has(i) > (wanted[i] as number),
  );
  fillLevel(
    draft,
    (i) => has(i) < (demand[i] as number),
    () => false,
  );
}

/** The nominations and judges involved in a shortage: all that chains reach from it. */
export function reachFrom(draft: Draft, i: number): { nominations: number[]; judges: number[] } {
  const found = newSearch(draft.market.nominations, draft.market.judges);
  search(draft, ownersOf(draft), found, i, () => false);
  const indices = (list: ArrayLike<number>, isIn: (value: number) => boolean): number[] =>
    Array.from(list).flatMap((value, index) => (isIn(value) ? [index] : []));
  return {
    nominations: indices(found.isReached, (value) => value === 1),
    judges: indices(found.takenBy, (value) => value !== -1),
  };
}

/** Numbers of places that a plan fills, and that any plan can fill. */
export interface FilledPlaces {
  filled: number;
  most: number;
}

/** Everything that chains of replacements reach from nominations that lack judges. */
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
 * Returns how many of the demanded places a draft fills, and how many any plan can fill, proven by
 * a cut (Ford and Fulkerson 1956). Set some nominations and judges apart: each filled place is then
 * another nomination's, one of the room of a judge set apart, or a pair of a nomination set apart
 * with another judge.
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
