import { minutes } from '../src/platform/clock';

/** Matches a time within the minute before `now`, as a Date or ISO 8601 text in UTC. */
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
