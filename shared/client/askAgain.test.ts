/** @jest-environment node */
import { askAgain } from './askAgain';
import { ClientError } from './clientError';

const busy = new ClientError({ code: 'unavailable', message: '', status: 503, retryAfter: 7 });

test.each<[string, (number | null)[], unknown, number | false]>([
  ['never without a deadline', [null], null, false],
  ['never after the last one', [-6], null, false],
  ['just after the first one', [600, 300, -6], null, 305_000],
  ['at last, although it has passed by this clock', [-1], null, 4_000],
  ['hourly before it', [86_400], null, 3_600_000],
  ['when a busy server wants to be asked', [300], busy, 7_000],
])('when a query is made again: %s', (_, seconds, error, wait) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const momentIn = (left: number) => new Date(now + left * 1_000).toISOString();
  const deadlines = seconds.map((left) => (left === null ? null : momentIn(left)));
  expect(askAgain(error, deadlines)).toBe(wait);
});
