import { counted } from '../groups';
import { type Random, shuffle } from './random';

/** A judge and a nomination, by their indices. */
export type Edge = readonly [nomination: number, judge: number];

/** Unused edges of each vertex; edges leave as they are walked along. */
type Unused = number[][];

/**
 * Returns for each edge whether it is in the first of two halves, such that
 * - each edge is in it with probability 1/2,
 * - each vertex has half of its edges in it; of an odd number one more or one less.
 *
 * A walk along unused edges closes a cycle whenever it comes back to a vertex. A bipartite graph
 * has even cycles only, so that every other edge of a cycle takes half of each vertex's edges, and
 * a coin for each cycle says which (dependent rounding: Gandhi, Khuller, Parthasarathy and
 * Srinivasan, "Dependent rounding and its applications to approximation algorithms", Journal of the
 * ACM 53, 2006). An extra vertex on each side makes all degrees even. Each vertex's edges are
 * shuffled first, so that which edges share a coin is random as well.
 */
export function halve(edges: readonly Edge[], random: Random): boolean[] {
  const nominations = 1 + edges.reduce((most, [i]) => Math.max(most, i), -1);
  const judges = 1 + edges.reduce((most, [, j]) => Math.max(most, j), -1);
  const all = [...edges, ...edgesThatEven(edges, nominations, judges)];
  /** Judges are numbered after the nominations and the extra vertex of their side. */
  const ends = all.map(([i, j]) => [i, nominations + 1 + j] as const);
  const unused: Unused = Array.from({ length: nominations + judges + 2 }, () => []);
  ends.forEach(([one, other], edge) => {
    unused[one]?.push(edge);
    unused[other]?.push(edge);
  });
  for (const own of unused) shuffle(own, random);
  const isFirst = new Array<boolean>(all.length).fill(false);
  for (const cycle of cyclesOf(ends, unused)) {
    const coin = random() < 0.5 ? 0 : 1;
    cycle.forEach((edge, at) => {
      isFirst[edge] = at % 2 === coin;
    });
  }
  return isFirst.slice(0, edges.length);
}

/** Edges to an extra vertex on each side, which make every degree even. */
function edgesThatEven(edges: readonly Edge[], nominations: number, judges: number): Edge[] {
  const odd = (degrees: Int32Array) =>
    [...degrees].flatMap((degree, at) => (degree % 2 === 1 ? at : []));
  const ofNominations = edges.map(([i]) => i);
  const ofJudges = edges.map(([, j]) => j);
  const oddNominations = odd(counted(ofNominations, nominations));
  const oddJudges = odd(counted(ofJudges, judges));
  return [
    ...oddNominations.map((i): Edge => [i, judges]),
    ...oddJudges.map((j): Edge => [nominations, j]),
    // Both sides have as many edges, so that the extra vertices are odd together or not at all.
    ...(oddNominations.length % 2 === 1 ? [[nominations, judges] as const] : []),
  ];
}

/** Divides all edges into cycles; every degree is even, so that no walk gets stuck. */
function* cyclesOf(ends: readonly (readonly [number, number])[], unused: Unused) {
  const isUsed = new Uint8Array(ends.length);
  const takeEdge = (vertex: number): number | undefined => {
    const own = unused[vertex] as number[];
    for (let edge = own.pop(); edge !== undefined; edge = own.pop()) {
      if (isUsed[edge]) continue;
      isUsed[edge] = 1;
      return edge;
    }
    return undefined;
  };
  /** Where a vertex stands on the path; -1 if it does not. */
  const placeOf = new Int32Array(unused.length).fill(-1);
  for (let start = 0; start < unused.length; start += 1) {
    const vertices = [start];
    const path: number[] = [];
    placeOf[start] = 0;
    for (;;) {
      const here = vertices[vertices.length - 1] as number;
      const edge = takeEdge(here);
      // Only the start has no edges left while it is alone on the path.
      if (edge === undefined) break;
      path.push(edge);
      const [one, other] = ends[edge] as readonly [number, number];
      const next = one === here ? other : one;
      const index = placeOf[next] as number;
      if (index < 0) {
        placeOf[next] = vertices.length;
        vertices.push(next);
        continue;
      }
      for (const left of vertices.splice(index + 1)) placeOf[left] = -1;
      yield path.splice(index);
    }
    placeOf[start] = -1;
  }
}
