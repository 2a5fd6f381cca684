import { minutes, seconds } from '../../platform/clock';
import { type Backoff, backoffAfter, counterId, stepOf, waitFor } from './rules';

const now = new Date('2026-03-01T10:07:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('pauses grow from nothing over seconds to a quarter of an hour, and no further', () => {
  const pauses = [1, 4, 5, 6, 7, 13, 14, 1_000].map(backoffAfter);
  expect(pauses).toEqual([0, 0, 2, 4, 8, 512, 900, 900].map(seconds));
});

const pauses: Backoff = { kind: 'pauses', key: 'p' };

test('failures are forgotten after a day without one', () => {
  const counter = { _id: 'p', count: 50, openAt: later(minutes(15)), expiresAt: now };
  expect(waitFor(pauses, counter, now)).toBe(0);
  expect(stepOf(pauses, counter, now)).toMatchObject({ seen: 50, count: 1, openAt: now });
});

test('attempts within a time span are counted together, and later ones separately', () => {
  const quota = { kind: 'quota', key: 'q', max: 2, spanMs: minutes(15) } as const;
  const idAfter = (milliseconds: number) => counterId(quota, later(milliseconds));
  expect(idAfter(minutes(8) - 1)).toBe(idAfter(0));
  expect(idAfter(minutes(8))).not.toBe(idAfter(0));
});
