import { type Components, componentsOf, type Pairs } from './components';
import { addTo, copyOf, type Draft, isFull, judgesOf, openRow, removeFrom } from './draft';

/** A change that joins two parts: nomination i takes `to` for `from`, and perhaps another the reverse. */
interface Exchange {
  nomination: number;
  from: number;
  to: number;
  /** The nomination that replaces `to` by `from` to keep loads equal; -1 if `to` has room. */
  other: number;
  loss: number;
}

/** Number of nominations tried in each part; more would hardly improve the result. */
const triedNominations = 40;
/** Exchanges for each connected part: one connects it, more make the comparison more reliable. */
const exchangesEach = 3;

/** The original graph, and who has exchanged: each only once, or a whole part would move over. */
interface Parts {
  components: Components;
  exchanged: { nominations: Set<number>; judges: Set<number> };
}

const nominationsOf = ({ components, exchanged }: Parts, draft: Draft, part: number): number[] => {
  const { ofNomination } = components;
  const found = [...ofNomination.keys()].filter(
    (i) =>
      ofNomination[i] === part && (draft.count[i] as number) > 0 && !exchanged.nominations.has(i),
  );
  const step = Math.max(1, Math.floor(found.length / triedNominations));
  return found.filter((_, at) => at % step === 0);
};

interface Placed {
  nomination: number;
  judge: number;
  score: number;
}

/** The places whose judges belong to the nomination's own part; only these may change. */
function placedOf(
  draft: Draft,
  { components: { ofNomination, ofJudge }, exchanged }: Parts,
  nominations: readonly number[],
): Placed[] {
  return nominations.flatMap((nomination) =>
    judgesOf(draft, nomination)
      .filter(
        ({ judge }) => ofJudge[judge] === ofNomination[nomination] && !exchanged.judges.has(judge),
      )
      .map((placed) => ({ nomination, ...placed })),
  );
}

function openRows(draft: Draft, nominations: readonly number[]): Map<number, Int16Array> {
  return new Map(
    nominations.map((i) => {
      const row = new Int16Array(draft.market.judges);
      openRow(draft, i, row);
      return [i, row];
    }),
  );
}

/** Moves of a nomination of one part to a judge of another part who has room. */
function* moves(draft: Draft, parts: Parts, part: number, other: number) {
  const nominations = nominationsOf(parts, draft, part);
  const rows = openRows(draft, nominations);
  for (const { nomination, judge, score } of placedOf(draft, parts, nominations)) {
    const row = rows.get(nomination) as Int16Array;
    for (let to = 0; to < row.length; to += 1) {
      const gained = row[to] as number;
      if (gained < 0 || parts.components.ofJudge[to] !== other || isFull(draft, to)) continue;
      yield { nomination, from: judge, to, other: -1, loss: score - gained };
    }
  }
}

/** Exchanges of two judges between nominations of two parts. */
function* swaps(draft: Draft, parts: Parts, part: number, other: number) {
  const mine = nominationsOf(parts, draft, part);
  const theirs = nominationsOf(parts, draft, other);
  const [myRows, theirRows] = [openRows(draft, mine), openRows(draft, theirs)];
  const theirPlaces = placedOf(draft, parts, theirs);
  for (const one of placedOf(draft, parts, mine)) {
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

/** Returns the first of the cheapest exchanges; none can be cheaper than one that loses nothing. */
function cheapest(exchanges: Iterable<Exchange>): Exchange | undefined {
  let best: Exchange | undefined;
  for (const exchange of exchanges) {
    if (!best || exchange.loss < best.loss) best = exchange;
    if (best.loss <= 0) break;
  }
  return best;
}

function* every(draft: Draft, parts: Parts, part: number, other: number) {
  yield* swaps(draft, parts, part, other);
  yield* moves(draft, parts, part, other);
  yield* moves(draft, parts, other, part);
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

/** Connects a part to another with the cheapest exchanges, as many as there are. */
function join(draft: Draft, components: Components, largest: number, part: number): void {
  const exchanged = { nominations: new Set<number>(), judges: new Set<number>() };
  for (let link = 0; link < exchangesEach; link += 1) {
    const best = cheapest(every(draft, { components, exchanged }, largest, part));
    if (!best) return;
    carryOut(draft, best);
    for (const i of [best.nomination, best.other]) exchanged.nominations.add(i);
    for (const j of [best.from, best.to]) exchanged.judges.add(j);
  }
}

/**
 * Joins the parts of the judge-nomination graph, since ratings by judges who share no nomination,
 * even indirectly, cannot be compared (connectedness of a block design; Bose 1947, and Eccleston
 * and Hedayat 1974). Only new places change, and only if that leaves fewer parts; coverage stays as
 * it is.
 * @returns the draft and the number of remaining parts
 */
export function connectParts(first: Draft, kept: Pairs): { draft: Draft; parts: number } {
  let draft = first;
  const components = componentsOf(draft, kept);
  const [largest, ...others] = components.parts;
  let parts = components.parts.length;
  for (const part of others) {
    const joined = copyOf(draft);
    join(joined, components, largest as number, part);
    const left = componentsOf(joined, kept).parts.length;
    if (left >= parts) continue;
    draft = joined;
    parts = left;
  }
  return { draft, parts };
}
