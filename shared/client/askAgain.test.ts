/** @jest-environment node */
import { askAgain } from './askAgain';
import { ClientError } from './clientError';

const busy = new ClientError({ code: 'unavailable', message: '', status: 503, retryAfter: 7 });

test('a query is made again hourly, just after a deadline, and when a busy server wants it', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const wait = (left: number[], { error = null as unknown, age = 0 } = {}) =>
    askAgain({ error, dataUpdatedAt: now - age }, left.map(at));
  const waits = [[], [-6], [600, 300, -6], [-1], [86_400]].map((left) => wait(left));
  expect(waits).toEqual([false, false, 305_000, 4_000, 3_600_000]);
  expect(wait([300], { error: busy })).toBe(7_000);
  // The computer slept past the deadline.
  expect([6_000, 500].map((age) => wait([-6], { age }))).toEqual([60_000, false]);
});
