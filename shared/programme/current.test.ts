/** @jest-environment node */
import { currentOf } from './current';
import { defaultSeason } from './season';
import { defaultSeasons } from './seasons';

const next = { ...defaultSeason, id: '2026', begun: false };

test('the current season is the newest one that has begun, in whatever order they come', () => {
  expect(currentOf([...defaultSeasons, next])).toBe(defaultSeason);
  expect(currentOf([next, ...defaultSeasons].reverse())).toBe(defaultSeason);
  const begun = { ...next, begun: true };
  expect(currentOf([begun, ...defaultSeasons])).toBe(begun);
});

test('where no season has begun there is no current one', () => {
  expect([currentOf([]), currentOf([next])]).toEqual([undefined, undefined]);
});
