import type { LoadBound } from './bounded-loads';
import { addTo, type Draft, emptyDraft, judgesOf, removeFrom } from './draft';
import { type Edge, halve } from './halve';
import type { Draw } from './input';
import type { Market } from './market';
import type { Random } from './random';

/** Number of times that a pool is halved. */
export const halvings = ({ mostProbable }: Draw): number => Math.round(-Math.log2(mostProbable));

/** All places of a draft, as pairs with their scores. */
const pairsOf = (draft: Draft): { edge: Edge; score: number }[] =>
  Array.from({ length: draft.market.nominations }, (_, i) =>
    judgesOf(draft, i)
      .map(({ judge, score }) => ({ edge: [i, judge] as const, score }))
      .sort((a, b) => a.edge[1] - b.edge[1]),
  ).flat();

/**
 * Draws a plan from the best plan of a pool: each of its pairs is taken with the draw's largest
 * probability, so that nobody can be sure of a pair (Jecmen, Zhang, Liu, Shah, Conitzer and Fang,
 * "Mitigating manipulation in peer review via randomized reviewer assignments", NeurIPS 2020). The
 * pool holds 2, 4 or 8 times as many pairs, each once; divided by that number it is the optimum of
 * their linear program, since a transportation problem has whole solutions.
 */
export function drawFrom(pool: Draft, market: Market, times: number, random: Random): Draft {
  let pairs = pairsOf(pool);
  for (let half = 0; half < times; half += 1) {
    const isFirst = halve(
      pairs.map(({ edge }) => edge),
      random,
    );
    pairs = pairs.filter((_, at) => isFirst[at]);
  }
  const draft = emptyDraft(market);
  for (const { edge, score } of pairs) addTo(draft, ...edge, score);
  return draft;
}

/**
 * Takes from judges what rounding gave them beyond the largest load. Other judges fill the places;
 * loads and with them the rule can only rise by that.
 */
export function withoutExcess(draft: Draft, load: Int32Array, bound: LoadBound): Draft {
  const largest = bound.allowedBy(draft);
  for (let i = 0; i < draft.market.nominations; i += 1) {
    for (const { judge: j } of judgesOf(draft, i)) {
      const has = (load[j] as number) + (draft.load[j] as number);
      if (has > largest) removeFrom(draft, i, j);
    }
  }
  return draft;
}

/** How many of a draft's places are of the pool, and so were left to chance. */
export function drawnOf(draft: Draft, pool: Draft): number {
  const all = new Set(pairsOf(pool).map(({ edge }) => edge.join()));
  return pairsOf(draft).filter(({ edge }) => all.has(edge.join())).length;
}
