import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Point, Series } from '../chart/series';

const dayLength = 86_400_000;
const longest = 400;

/** Every day from the first to the last, without gaps. */
export function eachDay(days: readonly string[]): string[] {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const count = Math.min(longest, (Date.parse(last) - Date.parse(first)) / dayLength + 1);
  return Array.from({ length: count }, (_, step) =>
    new Date(Date.parse(first) + step * dayLength).toISOString().slice(0, 10),
  );
}

const spelled = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-09-01` as `1 Sept 2026`. */
export const formatDay = (day: string) => spelled.format(new Date(day));

/** Nominations by day, with a series for each category that has any. */
export function nominationPoints({ byDay, byCategory }: OverviewReply['nominations']) {
  const series: Series[] = byCategory
    .filter(({ count }) => count > 0)
    .map(({ category }) => ({ key: category, label: category }));
  const points: Point[] = eachDay(byDay.map(({ day }) => day)).map((day) => ({
    at: formatDay(day),
    values: Object.fromEntries(
      byDay.filter((one) => one.day === day).map(({ category, count }) => [category, count]),
    ),
  }));
  return { series, points };
}

/** Ratings by day. */
export function ratingPoints({ byDay }: OverviewReply['ratings']): Point[] {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  return eachDay(byDay.map(({ day }) => day)).map((day) => ({
    at: formatDay(day),
    values: { ratings: counts.get(day) ?? 0 },
  }));
}

/** Entries by number of ratings, without gaps. */
export function coveragePoints({ byRatings }: OverviewReply['coverage']): Point[] {
  const counts = new Map(byRatings.map(({ ratings, entries }) => [ratings, entries]));
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: counts.size && most - least + 1 }, (_, step) => ({
    at: String(least + step),
    values: { entries: counts.get(least + step) ?? 0 },
  }));
}
