import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { worthOf } from './draft';
import { dualBound } from './dual-bound';
import { optimise } from './optimise';
import { randomFrom, shuffledOrder } from './random';
import { seasonOf } from './season';
import { season } from './testing/seasons';

test('whatever the prices, no plan is worth more than the bound', () => {
  forAll(
    [season, fc.array(fc.integer({ min: 0, max: 30_000_000 }), { minLength: 9 })],
    (input, prices) => {
      const { market } = seasonOf(input);
      const order = shuffledOrder(market.nominations, randomFrom(1));
      const { draft } = optimise({ market, order }, 1, () => undefined);
      const { value, bonus } = worthOf(draft);
      const price = Float64Array.from(market.room, (room, j) =>
        room === 0 ? Number.POSITIVE_INFINITY : (prices[j] as number),
      );
      const bound = dualBound(market, price);
      expect(bound).toBeGreaterThanOrEqual(value + bonus);
    },
  );
});
