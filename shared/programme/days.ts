/** A date, or its text in ISO 8601. A text that is a day alone is that day in UTC. */
export type Moment = Date | string;

/** `4 August 2025`: a calendar day, or the day of a moment in UTC, which is the same for all readers. */
export const formatDay = (moment: Moment): string =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `August 2025`: the month of a calendar day. */
export const formatMonth = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The reader's calendar day, `YYYY-MM-DD` (OPEN-006), as Swedes write dates. */
export const localDay = (now: Date): string => now.toLocaleDateString('sv');
