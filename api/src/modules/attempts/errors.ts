import { secondsOf, tooManyRequests } from '../../platform/errors/domain-error';

/** The wait in words, rounded up so that waiting that long is enough. */
function inWords(waitMs: number): string {
  const count = secondsOf(waitMs);
  if (count < 90) return count === 1 ? '1 second' : `${count} seconds`;
  return `${Math.ceil(count / 60)} minutes`;
}

/** The same text for every limit, so that it does not reveal which one was reached. */
export const tooManyAttempts = (waitMs: number) =>
  tooManyRequests(`Too many attempts. Try again in ${inWords(waitMs)}.`, waitMs);
