import type { Assignment } from '@meritum/shared/contracts/assignments';
import type { SeasonNow } from './requests';

const dayMs = 86_400_000;

/** The time left for judging, in words. */
export interface TimeLeft {
  text: string;
  /** The last days, or past. */
  urgent: boolean;
}

const spelledDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type Dates = Pick<SeasonNow, 'currentCategory' | 'categories' | 'calendar'>;

/** The day on which judging ends: when it closes automatically, or the calendar's date. */
function lastDay({ calendar }: Dates, closesAt: string | null | undefined): string | undefined {
  return closesAt?.slice(0, 10) ?? calendar?.judging.to;
}

/**
 * Whether the days of the current season are those of the judge's entries: not while the list has
 * entries of another season, which it names or which can still be rated.
 */
export function isOfSeason(
  list: readonly Pick<Assignment, 'season' | 'may'>[],
  { categories, currentCategory }: Dates,
): boolean {
  const category = categories.find(({ name }) => name === currentCategory);
  return list.every(
    ({ season, may }) => season === undefined && !(may.rate && category?.judgingOpen === false),
  );
}

/**
 * Time left until the judging date, in days (UTC), that day included. Only an organiser or a set
 * time closes judging (D12), so a past calendar date does not mean that it is closed.
 */
export function timeLeft(season: Dates, now: Date): TimeLeft | undefined {
  const category = season.categories.find(({ name }) => name === season.currentCategory);
  if (category?.judgingOpen === false) {
    return { text: 'Judging is closed', urgent: true };
  }
  const last = lastDay(season, category?.judgingClosesAt);
  if (!last) return undefined;
  const today = now.toISOString().slice(0, 10);
  const days = Math.round((Date.parse(last) - Date.parse(today)) / dayMs);
  const on = spelledDay(last);
  if (days > 1) return { text: `${days} days left, until ${on}`, urgent: days <= 3 };
  if (days === 1) return { text: `1 day left, until ${on}`, urgent: true };
  if (days === 0) return { text: `Last day: judging ends today, ${on}`, urgent: true };
  return { text: `Planned until ${on}, and still open`, urgent: true };
}
