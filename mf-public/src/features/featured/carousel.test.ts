/** @jest-environment node */
import { cardStep, stepTarget, wrapsAround } from './carousel';

const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 4320, clientWidth: 1200 });

test('FEAT-004 a step is one card of 240 px', () => {
  expect(cardStep).toBe(240);
  expect([stepTarget(row(0), 1), stepTarget(row(240), 1), stepTarget(row(480), -1)]).toEqual([
    240, 480, 240,
  ]);
});

test('a row scrolled by hand continues from the nearest card', () => {
  expect(stepTarget(row(250), 1)).toBe(480);
});

test('it wraps around at the ends', () => {
  expect(stepTarget(row(3120), 1)).toBe(0);
  expect(stepTarget(row(0), -1)).toBe(3120);
  expect(stepTarget(row(3000), 1)).toBe(3120);
});

test.each([
  [3000, 0, true],
  [0, 3120, true],
  [240, 480, false],
  [480, 240, false],
])('from %i to %i it goes round without flying past all cards: %s', (scrollLeft, target, round) => {
  expect(wrapsAround({ scrollLeft }, target)).toBe(round);
});
