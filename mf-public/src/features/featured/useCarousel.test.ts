/** @jest-environment node */
import { stepTarget, wrapsAround } from './useCarousel';

const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 4320, clientWidth: 1200 });

test.each([
  ['back by one card', 480, -1, 240],
  ['by hand: on from the nearest card', 250, 1, 480],
  ['to the end', 3000, 1, 3120],
  ['round from the end', 3120, 1, 0],
  ['round from the start', 0, -1, 3120],
] as const)('%s: from %i by %i to %i', (_, from, step, to) => {
  expect(stepTarget(row(from), step)).toBe(to);
});

test.each([
  [3000, 0, true],
  [0, 3120, true],
  [240, 480, false],
  [480, 240, false],
])('from %i to %i it goes round without flying past all cards: %s', (scrollLeft, target, round) => {
  expect(wrapsAround({ scrollLeft }, target)).toBe(round);
});
