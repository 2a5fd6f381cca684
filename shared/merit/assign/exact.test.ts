import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { worthOf } from './draft';
import { UNITS_PER_POINT } from './market';
import { optimise } from './optimise';
import { planAssignments } from './plan';
import { randomFrom, shuffledOrder } from './random';
import { indexedInput } from './season';
import { exactSolver } from './testing/exact-solver';
import { season } from './testing/seasons';

test('the auction ends within one unit a place of what HiGHS finds, and its bound is close above', async () => {
  const solve = await exactSolver();
  forAll([season, fc.nat()], { numRuns: 200 }, (input, seed) => {
    const { market } = indexedInput(input);
    const order = shuffledOrder(market.nominations, randomFrom(seed));
    const { draft, bound } = optimise({ market, order }, 1);
    const { value, bonus } = worthOf(draft);
    const optimum = Math.round(
      solve(market, {
        pair: (score) => score * UNITS_PER_POINT,
        place: (i, number) => market.bonus[(market.placeStart[i] as number) + number] as number,
        slot: (slot) => -(market.loadCost[slot] as number),
      }),
    );
    const places = market.placeStart[market.nominations] as number;
    expect(value + bonus).toBeLessThanOrEqual(optimum);
    expect(value + bonus).toBeGreaterThanOrEqual(optimum - places);
    expect(bound).toBeGreaterThanOrEqual(optimum);
    // The two rounded price directions may be off by a few units per place.
    expect(bound).toBeLessThanOrEqual(optimum + 4 * places);
  });
});

test('a plan fills as many wanted places, and then as many places at all, as HiGHS can, and proves it', async () => {
  const solve = await exactSolver();
  forAll([season], { numRuns: 200 }, (input) => {
    const { market, wantedPlaces, nominations } = indexedInput(input);
    const { assignments, proven } = planAssignments(input, { seed: 1 });
    const has = nominations.map(
      ({ id }) => assignments.filter(({ nomination }) => nomination === id).length,
    );
    const wanted = has.map((count, i) => Math.min(count, wantedPlaces[i] as number));
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    const most = solve(market, {
      pair: () => 0,
      place: (i, number) => (number < (wantedPlaces[i] as number) ? 1000 : 1),
      slot: () => 0,
    });
    expect(1000 * sum(wanted) + sum(has) - sum(wanted)).toBe(Math.round(most));
    expect(proven).toEqual({
      required: { filled: sum(wanted), most: sum(wanted) },
      all: { filled: sum(has), most: sum(has) },
    });
  });
});
