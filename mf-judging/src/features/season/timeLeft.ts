import type { Assignment } from '@meritum/shared/contracts/assignments';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { formatDay, localDay } from '@meritum/shared/programme/days';
import { timeLeft } from '@meritum/shared/programme/deadlines';
import { pluralize } from '@meritum/shared/programme/format-count';
import { stateOf } from '../assignments/addresses';

export type SeasonNow = SeasonReply['data'];

const dayMs = 86_400_000;
const urgentDays = 3;

export interface JudgingLeft {
  text: string;
  /** The moment at which judging closes, added to the text. */
  until?: string;
  /** During the last days, or when the day is past. */
  urgent: boolean;
}

type Timed = Pick<Assignment, 'status' | 'ended' | 'judgingClosesAt' | 'season' | 'may'>;

type Dates = Pick<SeasonNow, 'currentCategory' | 'categories' | 'calendar'>;

/** False if the list spans seasons, or while the current category takes no ratings. */
function isOfSeason(list: readonly Timed[], { categories, currentCategory }: Dates): boolean {
  const category = categories.find(({ name }) => name === currentCategory);
  return category?.judgingOpen !== false && list.every(({ season }) => season === undefined);
}

/**
 * Days left until the planned last day, counted in the judge's own calendar; a past day counts as
 * none.
 */
function plannedLeft(last: string, now: Date): JudgingLeft {
  const days = Math.round((Date.parse(last) - Date.parse(localDay(now))) / dayMs);
  const on = formatDay(last);
  if (days > 0)
    return { text: `${pluralize(days, 'day')} left, until ${on}`, urgent: days <= urgentDays };
  if (days === 0) return { text: `Last day: judging ends today, ${on}`, urgent: true };
  return { text: 'Judging is still open', urgent: true };
}

/**
 * Time left until the first of the judge's entries closes, in any category, or else until the
 * planned last day. Only an organiser or a set time closes judging (D12), so a past calendar date
 * does not mean that it is closed. Undefined once everything is rated.
 */
export function judgingLeft(
  list: readonly Timed[],
  season: Dates | undefined,
  now: Date,
): JudgingLeft | undefined {
  const pending = list.filter((each) => stateOf(each) === 'pending');
  if (pending.length === 0) return undefined;
  // Only the server closes: a clock can be wrong, and a deadline can have moved.
  const open = pending.filter(({ may }) => may.rate);
  if (open.length === 0) return { text: 'Judging is closed', urgent: true };
  const [until] = open.flatMap(({ judgingClosesAt }) => judgingClosesAt ?? []).sort();
  if (until) {
    const isOfAll = open.every(({ judgingClosesAt }) => judgingClosesAt === until);
    const of = isOfAll ? '' : ' for some of your entries';
    const urgent = Date.parse(until) - now.getTime() <= urgentDays * dayMs;
    const left = timeLeft(new Date(until), now);
    return { text: left ? `${left} left${of}, until` : `Judging closes${of} on`, until, urgent };
  }
  return season?.calendar && isOfSeason(list, season)
    ? plannedLeft(season.calendar.judging.to, now)
    : undefined;
}
