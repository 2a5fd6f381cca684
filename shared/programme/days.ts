/** A date, or its text in ISO 8601. A text with only a day means that day in UTC. */
export type Moment = Date | string;

/** Written out, because the first formatter of `Intl` would delay a page by 10 ms. */
export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `August 2025`: the month of a calendar day. */
export const formatMonth = (moment: Moment): string => {
  const day = new Date(moment);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/** `4 August 2025`: a calendar day, or the day of a moment in UTC, which is the same for all readers. */
export const formatDay = (moment: Moment): string =>
  `${new Date(moment).getUTCDate()} ${formatMonth(moment)}`;

/** The local time of a zone as if it were UTC; by default the reader's zone. */
export function onClocks(moment: Moment, timeZone?: string): Date {
  const at = new Date(moment);
  if (!timeZone) return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return timeZone === 'UTC' ? at : new Date(`${at.toLocaleString('sv', { timeZone })}Z`);
}

/** The reader's calendar day, `YYYY-MM-DD` (OPEN-006). */
export const localDay = (now: Date): string => onClocks(now).toISOString().slice(0, 10);
