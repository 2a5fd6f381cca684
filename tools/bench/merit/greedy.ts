import { addTo, type Draft, openRow, worthOf } from '@meritum/shared/merit/assign/draft';
import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { UNITS_PER_POINT } from '@meritum/shared/merit/assign/market';
import { shuffledOrder } from '@meritum/shared/merit/assign/random';
import { seasonOf } from '@meritum/shared/merit/assign/season';

/** The free judge that a nomination likes best, or -1. */
function bestFree(draft: Draft, row: Int16Array): number {
  let best = -1;
  row.forEach((score, j) => {
    if (score < 0 || (draft.load[j] as number) >= (draft.market.room[j] as number)) return;
    if (best < 0 || score > (row[best] as number)) best = j;
  });
  return best;
}

/** What planning by hand comes to: one nomination after the other takes the best judges left. */
export function greedy(input: PlanningInput, seed: number): { value: number; filled: number } {
  const { market } = seasonOf(input);
  const places = market.placeStart[market.nominations] as number;
  const draft: Draft = {
    market,
    judge: new Int32Array(places),
    score: new Int16Array(places),
    count: new Int32Array(market.nominations),
    load: new Int32Array(market.judges),
  };
  const row = new Int16Array(market.judges);
  for (const i of shuffledOrder(market.nominations, seed)) {
    openRow(draft, i, row);
    for (let place = 0; place < (market.demand[i] as number); place += 1) {
      const j = bestFree(draft, row);
      if (j < 0) break;
      addTo(draft, i, j, row[j] as number);
      row[j] = -1;
    }
  }
  const filled = draft.count.reduce((sum, count) => sum + count, 0);
  return { value: worthOf(draft).value / UNITS_PER_POINT, filled };
}
