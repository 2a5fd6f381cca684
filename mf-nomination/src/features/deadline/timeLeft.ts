const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The time from `now` to `end` in words; '' once it is over. */
export function timeLeft(end: Date, now: Date): string {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return '';
  if (left >= 2 * day) return some(Math.floor(left / day), 'day');
  if (left >= hour) {
    const minutes = Math.floor((left % hour) / minute);
    return `${some(Math.floor(left / hour), 'hour')} and ${some(minutes, 'minute')}`;
  }
  return some(Math.max(1, Math.floor(left / minute)), 'minute');
}
