import { minutes } from '../platform/clock';

/**
 * Matches a time within the minute before `now`, given as a Date or as an ISO 8601 text in UTC.
 * What `expect.any(Date)` would take from any century, this takes from this test alone.
 */
export const aMomentBefore = (now: Date) => ({
  asymmetricMatch: (value: unknown) => {
    const text = value instanceof Date ? value.toISOString() : String(value);
    const time = new Date(text);
    const past = now.getTime() - time.getTime();
    return text === time.toISOString() && past >= 0 && past <= minutes(1);
  },
  toString: () => 'AMomentBefore',
  toAsymmetricMatcher: () => `AMomentBefore<${now.toISOString()}>`,
});
