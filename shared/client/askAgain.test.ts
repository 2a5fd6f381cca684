/** @jest-environment node */
import { askAgain } from './askAgain';
import { ClientError } from './clientError';

const busy = new ClientError({ code: 'unavailable', message: '', status: 503, retryAfter: 7 });

test('a query is made again hourly, just after a deadline, and when a busy server wants it', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const waits = [[], [-6], [600, 300, -6], [-1], [86_400]].map((left) =>
    askAgain(null, left.map(at)),
  );
  expect(waits).toEqual([false, false, 305_000, 4_000, 3_600_000]);
  expect(askAgain(busy, [at(300)])).toBe(7_000);
});
