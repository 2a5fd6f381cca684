import { loadsWith, withinOwnLimit } from './bounded-loads';
import type { Pairs } from './components';
import { addTo, type Draft, emptyDraft, judgesOf } from './draft';
import { fillByMoves, type Movable, moveKey } from './moves';
import type { Random } from './random';
import { pairKey } from './review-assignments';
import { filledWith, type IndexedInput, withoutPairs } from './season';

/** A plan after moves; its season no longer contains the moved assignments. */
export interface Repaired {
  season: IndexedInput;
  draft: Draft;
  /** The largest load that the plan allows. */
  largest: number;
}

/** Existing pairs that may be moved, of nominations that ask for judges. */
const movablePairs = ({ kept, reviewed: existing, nominations, judges, sides }: IndexedInput) => {
  const movable = new Set(
    existing.kept.filter((one) => one.state === 'open' && one.movable).map(pairKey),
  );
  return kept.filter(
    ([i, j]) =>
      (sides.planned[i] as number) > 0 &&
      movable.has(pairKey({ nomination: nominations[i]?.id ?? '', judge: judges[j]?.id ?? '' })),
  );
};

const isShortOf = ({ sides: { wanted } }: IndexedInput, filled: Int32Array): boolean =>
  filled.some((count, i) => count < (wanted[i] as number));

/**
 * Fills places that results need, and that nothing else could fill, with judges of other
 * nominations: of those that have more than they need, or that get another judge instead. Moved are
 * only existing assignments that the input calls movable, and as few as possible (successive
 * shortest paths: Ahuja, Magnanti and Orlin, "Network Flows", 1993); who is moved among equals is
 * left to chance. Afterwards no chain of such moves fills another place.
 * @param times the multiple of the median load that no judge exceeds, if there is one
 */
export function repaired(
  season: IndexedInput,
  draft: Draft,
  times: number | undefined,
  random: Random,
): Repaired {
  const unchanged = { season, ...withinOwnLimit(season, draft, times) };
  const {
    draft: { market },
    largest,
  } = unchanged;
  const filled = filledWith(season, draft);
  const movable = isShortOf(season, filled) ? movablePairs(season) : [];
  if (movable.length === 0) return unchanged;
  const { sides } = season;
  const pairs: Movable = {
    market,
    holders: holdersOf(draft, movable),
    existing: new Set(movable.map(([i, j]) => moveKey({ market }, i, j))),
    moved: new Set(),
    filled,
    wanted: sides.wanted,
    load: loadsWith(season, draft),
    limit: sides.capacity.map((capacity) => Math.min(capacity, largest)),
  };
  let isFilled = false;
  while (fillByMoves(pairs, random)) isFilled = true;
  if (!isFilled) return unchanged;
  const after = withoutPairs(season, (i, j) => pairs.moved.has(moveKey(pairs, i, j)));
  return { season: after, ...withinOwnLimit(after, draftOf(after, pairs), times) };
}

/** By judge: nominations with new or movable pairs. */
function holdersOf(draft: Draft, movable: Pairs): Set<number>[] {
  const holders = Array.from({ length: draft.market.judges }, () => new Set<number>());
  for (const [i, j] of movable) holders[j]?.add(i);
  for (let i = 0; i < draft.market.nominations; i += 1)
    for (const { judge } of judgesOf(draft, i)) holders[judge]?.add(i);
  return holders;
}

function draftOf({ market }: IndexedInput, pairs: Movable): Draft {
  const draft = emptyDraft(market);
  pairs.holders.forEach((nominations, j) => {
    for (const i of nominations) {
      const stands = pairs.existing.has(moveKey(pairs, i, j));
      if (!stands) addTo(draft, i, j, market.scoreOf(i, j));
    }
  });
  return draft;
}
