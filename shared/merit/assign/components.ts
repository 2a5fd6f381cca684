import { rootOf } from '../disjoint-sets';
import { type Draft, filledRange } from './draft';

/** Existing pairs, as indices. */
export type Pairs = readonly (readonly [nomination: number, judge: number])[];

/** The part of the judge-nomination graph to which each nomination and each judge belongs. */
export interface Components {
  ofNomination: Int32Array;
  ofJudge: Int32Array;
  /** Parts with at least one pair; the part with most nominations is first. */
  parts: number[];
}

export function componentsOf(draft: Draft, kept: Pairs): Components {
  const { nominations, judges } = draft.market;
  const parent = Int32Array.from({ length: nominations + judges }, (_, node) => node);
  const join = (i: number, j: number) => {
    parent[rootOf(parent, nominations + j)] = rootOf(parent, i);
  };
  const isPaired = new Uint8Array(nominations);
  for (const [i, j] of kept) {
    join(i, j);
    isPaired[i] = 1;
  }
  for (let i = 0; i < nominations; i += 1) {
    const [from, to] = filledRange(draft, i);
    for (const j of draft.judge.subarray(from, to)) join(i, j);
    if (to > from) isPaired[i] = 1;
  }
  const ofNomination = Int32Array.from({ length: nominations }, (_, i) => rootOf(parent, i));
  const ofJudge = Int32Array.from({ length: judges }, (_, j) => rootOf(parent, nominations + j));
  const sizes = new Map<number, number>();
  ofNomination.forEach((part, i) => {
    if (isPaired[i] === 1) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  });
  const parts = [...sizes].sort(([, a], [, b]) => b - a).map(([part]) => part);
  return { ofNomination, ofJudge, parts };
}
