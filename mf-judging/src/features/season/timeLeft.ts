import type { SeasonNow } from './requests';

const dayMs = 86_400_000;

/** How much time there is for judging, in words. */
export interface TimeLeft {
  text: string;
  /** The last days, or no more. */
  urgent: boolean;
  open: boolean;
}

const spelledDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type Dates = Pick<SeasonNow, 'currentCategory' | 'categories' | 'calendar'>;

/** The day on which judging ends: that of the moment at which it closes, else the calendar's. */
function lastDay({ calendar }: Dates, closesAt: string | null | undefined): string | undefined {
  return closesAt?.slice(0, 10) ?? calendar?.judging.to;
}

/**
 * Time left until the judging date, counted in days (UTC), that day included. Only a person or a set
 * moment closes judging (D12), so that a calendar day that has passed says nothing of being closed.
 */
export function timeLeft(season: Dates, now: Date): TimeLeft | undefined {
  const category = season.categories.find(({ name }) => name === season.currentCategory);
  if (category?.judgingOpen === false) {
    return { text: 'Judging is closed', urgent: true, open: false };
  }
  const last = lastDay(season, category?.judgingClosesAt);
  if (!last) return undefined;
  const today = now.toISOString().slice(0, 10);
  const days = Math.round((Date.parse(last) - Date.parse(today)) / dayMs);
  const on = spelledDay(last);
  if (days > 1) return { text: `${days} days left, until ${on}`, urgent: days <= 3, open: true };
  if (days === 1) return { text: `1 day left, until ${on}`, urgent: true, open: true };
  if (days === 0) return { text: `Last day: judging ends today, ${on}`, urgent: true, open: true };
  return { text: `Planned until ${on}, and still open`, urgent: true, open: true };
}
