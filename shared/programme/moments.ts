import { formatDay, type Moment, onClocks } from './days';

/** `4 August 2025`. */
export const formatLongDay = (moment: Moment, timeZone?: string): string =>
  formatDay(onClocks(moment, timeZone));

/** `4 Aug 2025`, for tables and charts. */
export const formatShortDay = (moment: Moment, timeZone?: string): string =>
  formatLongDay(moment, timeZone).replace(/ (Sept|\w{3})\w*/, ' $1');

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `Monday`. */
export const formatWeekday = (moment: Moment, timeZone?: string): string =>
  `${weekdays[onClocks(moment, timeZone).getUTCDay()]}`;

/** `09:30`. */
export const formatClock = (moment: Moment, timeZone?: string): string =>
  onClocks(moment, timeZone).toISOString().slice(11, 16);

/** A past moment: `4 August 2025 at 09:30`, with the zone unless it is the reader's. */
export const formatDateTime = (moment: Moment, timeZone?: 'UTC'): string =>
  `${formatLongDay(moment, timeZone)} at ${formatClock(moment, timeZone)}${timeZone ? ` ${timeZone}` : ''}`;
