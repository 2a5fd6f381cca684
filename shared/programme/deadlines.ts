import type { Moment } from './days';
import { pluralize } from './format-count';
import { formatClock, formatLongDay, formatWeekday } from './moments';

/** Day and time of an end. An end at 00:00 is 24:00 of the previous day. */
function endIn(end: Date, timeZone?: string) {
  const clock = formatClock(end, timeZone);
  const before = new Date(end.getTime() - 60_000);
  // Where clocks go back to 00:00, the minute before is on the same day.
  const isMidnight =
    clock === '00:00' && formatLongDay(before, timeZone) !== formatLongDay(end, timeZone);
  const shown = isMidnight ? before : end;
  return {
    weekday: formatWeekday(shown, timeZone),
    day: formatLongDay(shown, timeZone),
    clock: isMidnight ? '24:00' : clock,
  };
}

/**
 * A deadline in parts. The time has the reader's zone and UTC, or only UTC where they are equal:
 * the reader of a mail or file can be anywhere.
 */
export function deadlineParts(moment: Moment, timeZone?: string) {
  const end = new Date(moment);
  const { weekday, day, clock } = endIn(end, timeZone);
  const utc = endIn(end, 'UTC');
  if (utc.day === day && utc.clock === clock) return { weekday, day, clock: `${clock} UTC` };
  const onSameDay =
    formatLongDay(end, 'UTC') === day ? formatClock(end, 'UTC') : utc.day === day && utc.clock;
  const there = onSameDay || `${utc.weekday} ${utc.day}, ${utc.clock}`;
  return { weekday, day, clock: `${clock} your time (${there} UTC)` };
}

/**
 * An end in unambiguous words, with day, time and zone, as in `Sunday 30 November 2025, 01:00 your
 * time (00:00 UTC)`.
 */
export function formatDeadline(moment: Moment, timeZone?: string): string {
  const { weekday, day, clock } = deadlineParts(moment, timeZone);
  return `${weekday} ${day}, ${clock}`;
}

/** The last whole or partial day (UTC) before an end, `YYYY-MM-DD`. */
export const lastDayBefore = (end: string): string =>
  new Date(Date.parse(end) - 1).toISOString().slice(0, 10);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The time from `now` to `end` in words, rounded down: whole days, below two days hours and
 * minutes, below an hour minutes; '' once it is over.
 */
export function timeLeft(end: Date, now: Date): string {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return '';
  if (left >= 2 * day) return pluralize(Math.floor(left / day), 'day');
  if (left < minute) return 'less than a minute';
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
  return [hours && pluralize(hours, 'hour'), minutes && pluralize(minutes, 'minute')]
    .filter(Boolean)
    .join(' and ');
}
