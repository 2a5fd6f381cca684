/** A date, or its text in ISO 8601. A text that is a day alone is that day in UTC. */
type Moment = Date | string;

const styles = {
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  weekday: { weekday: 'long' },
  clock: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Made when first needed: they are slow to make, and tables use them in every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The only place where dates become words. Without a zone, that of the reader counts. */
function format(moment: Moment, style: keyof typeof styles, timeZone?: string): string {
  const key = `${style} ${timeZone}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone });
  formats.set(key, known);
  return known.format(new Date(moment));
}

/** `4 August 2025`. Calendar days are given with UTC as their zone. */
export const formatDay = (moment: Moment, timeZone?: string): string =>
  format(moment, 'day', timeZone);

/** `4 Aug 2025`, for tables and charts. */
export const formatShortDay = (moment: Moment, timeZone?: string): string =>
  format(moment, 'shortDay', timeZone);

/** `09:30` in the reader's zone. */
export const formatClock = (moment: Moment): string => format(moment, 'clock');

/** Something that has happened: `4 August 2025 at 09:30`, the zone named unless it is the reader's. */
export const formatDateTime = (moment: Moment, timeZone?: 'UTC'): string =>
  format(moment, 'dateTime', timeZone) + (timeZone ? ` ${timeZone}` : '');

/** The day and the clock of an end. One at 00:00 is 24:00 of the day that it ends. */
function endIn(end: Date, timeZone?: string) {
  const clock = format(end, 'clock', timeZone);
  const before = new Date(end.getTime() - 60_000);
  // Where clocks go back to 00:00, the minute before is on the same day.
  const isMidnight = clock === '00:00' && formatDay(before, timeZone) !== formatDay(end, timeZone);
  const shown = isMidnight ? before : end;
  return {
    weekday: format(shown, 'weekday', timeZone),
    day: formatDay(shown, timeZone),
    clock: isMidnight ? '24:00' : clock,
  };
}

/**
 * A deadline in parts. The clock has the reader's time and UTC, or UTC alone if that is the zone: the
 * reader of a mail or a file can be anywhere.
 */
export function deadlineParts(moment: Moment, timeZone?: string) {
  const end = new Date(moment);
  const { weekday, day, clock } = endIn(end, timeZone);
  if (timeZone === 'UTC') return { weekday, day, clock: `${clock} UTC` };
  const utc = endIn(end, 'UTC');
  const onSameDay =
    formatDay(end, 'UTC') === day ? format(end, 'clock', 'UTC') : utc.day === day && utc.clock;
  const there = onSameDay || `${utc.weekday} ${utc.day}, ${utc.clock}`;
  return { weekday, day, clock: `${clock} your time (${there} UTC)` };
}

/**
 * The end of something, in words that can be read in one way only: day, time and zone, as in `Sunday
 * 30 November 2025, 01:00 your time (00:00 UTC)`.
 */
export function formatDeadline(moment: Moment, timeZone?: string): string {
  const { weekday, day, clock } = deadlineParts(moment, timeZone);
  return `${weekday} ${day}, ${clock}`;
}

/** The last day (UTC) of something that ends at a moment, `YYYY-MM-DD`. */
export const lastDayBefore = (end: string): string =>
  new Date(Date.parse(end) - 1).toISOString().slice(0, 10);

const pad = (part: number) => String(part).padStart(2, '0');

/** The reader's calendar day, `YYYY-MM-DD` (OPEN-006). */
export const localDay = (now: Date): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * The time from `now` to `end` in words, never more than is left: whole days, below two days hours and
 * minutes, below an hour minutes; '' once it is over.
 */
export function timeLeft(end: Date, now: Date): string {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return '';
  if (left >= 2 * day) return some(Math.floor(left / day), 'day');
  if (left < minute) return 'less than a minute';
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
  return [hours && some(hours, 'hour'), minutes && some(minutes, 'minute')]
    .filter(Boolean)
    .join(' and ');
}
