import { type Components, componentsOf, type Pairs } from './components';
import { addTo, type Draft, isFull, openRow, placesOf, removeFrom } from './draft';

/** A change that joins two parts of the graph: nomination i takes `to` for `from`, and perhaps another the reverse. */
interface Exchange {
  nomination: number;
  from: number;
  to: number;
  /** The nomination that takes `from` for `to`, so that loads stay; -1 where `to` has room. */
  other: number;
  loss: number;
}

/** Nominations of each part that are tried; the rest would hardly be better. */
const triedNominations = 40;
/** Exchanges for each part that is joined: one joins, more make the comparison firmer. */
const exchangesEach = 3;

const nominationsOf = ({ ofNomination }: Components, draft: Draft, part: number): number[] => {
  const found: number[] = [];
  ofNomination.forEach((own, i) => {
    if (own === part && (draft.count[i] as number) > 0) found.push(i);
  });
  const step = Math.max(1, Math.floor(found.length / triedNominations));
  return found.filter((_, at) => at % step === 0);
};

interface Placed {
  nomination: number;
  judge: number;
  score: number;
}

const placedOf = (draft: Draft, nominations: readonly number[]): Placed[] =>
  nominations.flatMap((nomination) => {
    const [from, to] = placesOf(draft, nomination);
    return Array.from(draft.judge.subarray(from, to), (judge, at) => ({
      nomination,
      judge,
      score: draft.score[from + at] as number,
    }));
  });

function openRows(draft: Draft, nominations: readonly number[]): Map<number, Int16Array> {
  return new Map(
    nominations.map((i) => {
      const row = new Int16Array(draft.market.judges);
      openRow(draft, i, row);
      return [i, row];
    }),
  );
}

/** Moves of one nomination of a part to a judge of another part that has room. */
function* moves(draft: Draft, components: Components, part: number, other: number) {
  const nominations = nominationsOf(components, draft, part);
  const rows = openRows(draft, nominations);
  for (const { nomination, judge, score } of placedOf(draft, nominations)) {
    const row = rows.get(nomination) as Int16Array;
    for (let to = 0; to < row.length; to += 1) {
      const gained = row[to] as number;
      if (gained < 0 || components.ofJudge[to] !== other || isFull(draft, to)) continue;
      yield { nomination, from: judge, to, other: -1, loss: score - gained };
    }
  }
}

/** Exchanges of two judges between nominations of two parts. */
function* swaps(draft: Draft, components: Components, part: number, other: number) {
  const mine = nominationsOf(components, draft, part);
  const theirs = nominationsOf(components, draft, other);
  const [myRows, theirRows] = [openRows(draft, mine), openRows(draft, theirs)];
  const theirPlaces = placedOf(draft, theirs);
  for (const one of placedOf(draft, mine)) {
    const myRow = myRows.get(one.nomination) as Int16Array;
    for (const two of theirPlaces) {
      const there = (theirRows.get(two.nomination) as Int16Array)[one.judge] as number;
      const here = myRow[two.judge] as number;
      if (here < 0 || there < 0) continue;
      const loss = one.score + two.score - here - there;
      yield {
        nomination: one.nomination,
        from: one.judge,
        to: two.judge,
        other: two.nomination,
        loss,
      };
    }
  }
}

function cheapest(exchanges: Iterable<Exchange>): Exchange | undefined {
  let best: Exchange | undefined;
  for (const exchange of exchanges) if (!best || exchange.loss < best.loss) best = exchange;
  return best;
}

function* every(draft: Draft, components: Components, part: number, other: number) {
  yield* swaps(draft, components, part, other);
  yield* moves(draft, components, part, other);
  yield* moves(draft, components, other, part);
}

function carryOut(draft: Draft, { nomination, from, to, other }: Exchange): void {
  const row = new Int16Array(draft.market.judges);
  const change = (i: number, out: number, into: number) => {
    openRow(draft, i, row);
    removeFrom(draft, i, out);
    addTo(draft, i, into, row[into] as number);
  };
  change(nomination, from, to);
  if (other >= 0) change(other, to, from);
}

/**
 * Joins the parts of the judge-nomination graph, since ratings of judges who share no nomination,
 * not even through others, cannot be compared (connectedness of a block design; Bose 1947, and
 * Eccleston and Hedayat 1974). Only new places change; coverage stays as it is.
 * @returns how many parts are left
 */
export function connectParts(draft: Draft, kept: Pairs): number {
  let components = componentsOf(draft, kept);
  while (components.parts.length > 1) {
    const before = components;
    const [largest, ...others] = before.parts as [number, ...number[]];
    for (const part of others) {
      for (let link = 0; link < exchangesEach; link += 1) {
        const exchange = cheapest(every(draft, before, largest, part));
        if (exchange) carryOut(draft, exchange);
      }
    }
    components = componentsOf(draft, kept);
    if (components.parts.length >= before.parts.length) break;
  }
  return components.parts.length;
}
