import type { Assignment } from '@meritum/shared/contracts/assignments';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { formatDay, localDay } from '@meritum/shared/programme/days';
import { timeLeft } from '@meritum/shared/programme/deadlines';

export type SeasonNow = SeasonReply['data'];

const dayMs = 86_400_000;
const urgentDays = 3;

export interface JudgingLeft {
  text: string;
  /** The moment at which judging closes, told after the text. */
  until?: string;
  /** The last days, or past. */
  urgent: boolean;
}

type Dates = Pick<SeasonNow, 'currentCategory' | 'categories' | 'calendar'>;

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

/** The days left until the planned last one, that day included, in the judge's own calendar. */
function plannedLeft(last: string, now: Date): JudgingLeft {
  const days = Math.round((Date.parse(last) - Date.parse(localDay(now))) / dayMs);
  const on = formatDay(last);
  if (days > 1) return { text: `${days} days left, until ${on}`, urgent: days <= urgentDays };
  if (days === 1) return { text: `1 day left, until ${on}`, urgent: true };
  if (days === 0) return { text: `Last day: judging ends today, ${on}`, urgent: true };
  return { text: `Planned until ${on}, and still open`, urgent: true };
}

/**
 * Time left until judging closes, or else until its planned last day. Only an organiser or a set time
 * closes judging (D12), so a past calendar date does not mean that it is closed.
 */
export function judgingLeft(season: Dates, now: Date): JudgingLeft | undefined {
  const category = season.categories.find(({ name }) => name === season.currentCategory);
  const until = category?.judgingClosesAt;
  const left = until ? timeLeft(new Date(until), now) : undefined;
  if (category?.judgingOpen === false || left === '') {
    return { text: 'Judging is closed', urgent: true };
  }
  if (until) {
    const urgent = Date.parse(until) - now.getTime() <= urgentDays * dayMs;
    return { text: `${left} left, until`, until, urgent };
  }
  return season.calendar ? plannedLeft(season.calendar.judging.to, now) : undefined;
}
