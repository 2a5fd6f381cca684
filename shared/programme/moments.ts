import type { Moment } from './days';

/** Kept, since they are slow to make, and charts and tables use them many times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Words for a moment. Without a zone, that of the reader counts. */
function format(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, known);
  return known.format(new Date(moment));
}

/** `4 August 2025`. */
export const formatLongDay = (moment: Moment, timeZone?: string): string =>
  format(moment, { dateStyle: 'long', timeZone });

/** `4 Aug 2025`, for tables and charts. */
export const formatShortDay = (moment: Moment, timeZone?: string): string =>
  format(moment, { dateStyle: 'medium', timeZone });

/** `Monday`. */
export const formatWeekday = (moment: Moment, timeZone?: string): string =>
  format(moment, { weekday: 'long', timeZone });

/** `09:30`. */
export const formatClock = (moment: Moment, timeZone?: string): string =>
  format(moment, { timeStyle: 'short', timeZone });

/** Something that has happened: `4 August 2025 at 09:30`, the zone named unless it is the reader's. */
export const formatDateTime = (moment: Moment, timeZone?: 'UTC'): string =>
  format(moment, { dateStyle: 'long', timeStyle: 'short', timeZone }) +
  (timeZone ? ` ${timeZone}` : '');
