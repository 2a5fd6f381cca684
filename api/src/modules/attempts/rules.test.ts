import { minutes, seconds } from '../../platform/clock';
import { type Backoff, backoffAfter, counterId, type Quota, stepOf, waitFor } from './rules';

const now = new Date('2026-03-01T10:07:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('pauses grow from nothing over seconds to a quarter of an hour, and no further', () => {
  const pauses = [1, 4, 5, 6, 7, 13, 14, 1_000].map(backoffAfter);
  expect(pauses).toEqual([0, 0, 2, 4, 8, 512, 900, 900].map(seconds));
});

const pauses: Backoff = { kind: 'pauses', key: 'p' };
const quota: Quota = { kind: 'quota', key: 'q', max: 2, spanMs: minutes(15) };

test('a pause ends exactly when stated', () => {
  const { count, openAt, expiresAt } = stepOf(
    pauses,
    { _id: 'p', count: 5, expiresAt: later(minutes(1)) },
    now,
  );
  const counter = { _id: 'p', count, openAt, expiresAt };
  expect(waitFor(pauses, counter, now)).toBe(seconds(4));
  expect(waitFor(pauses, counter, later(seconds(4) - 1))).toBe(1);
  expect(waitFor(pauses, counter, later(seconds(4)))).toBe(0);
});

test('failures are forgotten after a day without one', () => {
  const counter = { _id: 'p', count: 50, openAt: later(minutes(15)), expiresAt: now };
  expect(waitFor(pauses, counter, now)).toBe(0);
  expect(stepOf(pauses, counter, now)).toMatchObject({ seen: 50, count: 1, openAt: now });
});

test('a quota allows its number, then none until its span ends', () => {
  const counter = (count: number) => ({ _id: 'q', count, expiresAt: later(minutes(8)) });
  expect(waitFor(quota, undefined, now)).toBe(0);
  expect(waitFor(quota, counter(1), now)).toBe(0);
  expect(waitFor(quota, counter(2), now)).toBe(minutes(8));
});

test('the next span has a counter of its own', () => {
  const [first, last, next] = [now, later(minutes(8) - 1), later(minutes(8))].map((at) =>
    counterId(quota, at),
  );
  expect([first === last, last === next]).toEqual([true, false]);
});
