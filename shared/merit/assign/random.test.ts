import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { randomFrom, shuffledOrder } from './random';

test('a seed gives the same numbers on every machine', () => {
  const random = randomFrom(2026);
  const numbers = [random(), random(), random()].map((one) => Math.floor(one * 1_000_000));
  expect(numbers).toEqual([455407, 308496, 661157]);
});

test('a shuffled order has each index once', () => {
  forAll([fc.nat(200), fc.nat()], (count, seed) => {
    const order = shuffledOrder(count, randomFrom(seed));
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(shuffledOrder(count, randomFrom(seed))).toEqual(order);
  });
});
