import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { pluralize } from '@meritum/shared/programme/format-count';
import { formatShortDay } from '@meritum/shared/programme/moments';
import type { Mark, Point, Series } from '../chart/series';

const dayLength = 86_400_000;
const longest = 400;

/** Every day from first to last; if very many, the latest. */
function eachDay(days: readonly string[]): string[] {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const count = Math.min(longest, daysBetween(first, last));
  return Array.from({ length: count }, (_, step) =>
    new Date(Date.parse(last) - (count - 1 - step) * dayLength).toISOString().slice(0, 10),
  );
}

/** `2026-09-01` as `1 Sept 2026`. */
const shortDay = (day: string) => formatShortDay(day, 'UTC');

/** Nominations by day, with a series for each used category. */
export function nominationPoints({ byDay, byCategory }: OverviewReply['nominations']) {
  const series: Series[] = byCategory
    .filter(({ count }) => count > 0)
    .map(({ category }) => ({ key: category, label: category }));
  const points: Point[] = eachDay(byDay.map(({ day }) => day)).map((day) => ({
    at: shortDay(day),
    values: Object.fromEntries(
      byDay.filter((one) => one.day === day).map(({ category, count }) => [category, count]),
    ),
  }));
  return { series, points };
}

type Entrants = NonNullable<OverviewReply['entrants']>;

/** Steps of nominators, each by category. */
export const entrantPoints = ({ byCategory }: Entrants): Point[] =>
  (
    [
      ['started', 'Started, not sent'],
      ['submitted', 'Submitted'],
      ['confirmed', 'With a confirmed address'],
    ] as const
  ).map(([step, at]) => ({
    at,
    values: Object.fromEntries(byCategory.map((one) => [one.category, one[step].total])),
  }));

/** Steps of nominators on each day, of all categories, preceded by accounts. */
export function entrantDays({ registered, byCategory }: Entrants): Point[] {
  const steps = {
    registered: registered.byDay,
    started: byCategory.flatMap(({ started }) => started.byDay),
    submitted: byCategory.flatMap(({ submitted }) => submitted.byDay),
    confirmed: byCategory.flatMap(({ confirmed }) => confirmed.byDay),
  };
  const on = (day: string, counts: Entrants['registered']['byDay']) =>
    counts.filter((one) => one.day === day).reduce((sum, { count }) => sum + count, 0);
  return eachDay(Object.values(steps).flatMap((counts) => counts.map(({ day }) => day))).map(
    (day) => ({
      at: shortDay(day),
      values: Object.fromEntries(
        Object.entries(steps).map(([step, counts]) => [step, on(day, counts)]),
      ),
    }),
  );
}

/** Accounts and drafts in a sentence; small numbers are withheld. */
export function entrantsInWords({ registered, byCategory }: Entrants): string {
  const words = ({ total }: Entrants['registered'], one: string) =>
    total === null ? `fewer than 3 ${one}s` : pluralize(total, one);
  const begun = byCategory.map(
    ({ category, started }) => `${words(started, 'draft')} in ${category}`,
  );
  return `${words(registered, 'new account')}; ${begun.join(', ')}. Drafts count by the day of the last save.`;
}

export type Paced = Pick<OverviewReply, 'ratings' | 'coverage'> & { today: string };

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / dayLength + 1;

/**
 * All ratings up to the end of each day, until today, beside the number needed by then for every
 * nomination to reach the minimum at the deadline at a steady pace.
 */
export function pacePoints({ ratings, coverage, today }: Paced): Point[] {
  const { byDay, period } = ratings;
  const total = coverage.entries * coverage.minimum;
  if (byDay.length === 0 && (!period || total === 0)) return [];
  const ends = period ? [period.from, period.until] : [today];
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  const days = eachDay([...ends, ...counts.keys()]);
  let sum = byDay
    .filter(({ day }) => day < (days[0] ?? ''))
    .reduce((before, { count }) => before + count, 0);
  return days.map((day) => {
    sum += counts.get(day) ?? 0;
    const needed =
      period && Math.min(1, daysBetween(period.from, day) / daysBetween(period.from, period.until));
    return {
      at: shortDay(day),
      values: {
        ratings: day <= today ? sum : null,
        needed: needed === null ? null : Math.round(total * needed),
      },
    };
  });
}

/** The number of missing ratings, and the daily number that the deadline needs. */
export function paceInWords({ ratings, coverage, today }: Paced): string {
  const { entries, missing } = coverage;
  if (entries === 0) return '';
  if (missing === 0) return 'Every nomination has the ratings it needs.';
  const missed = `${pluralize(missing, 'rating is', 'ratings are')} missing.`;
  const { period } = ratings;
  if (!period) return missed;
  const left = daysBetween(today, period.until);
  const until = period.closesAt ? formatDeadline(period.closesAt) : shortDay(period.until);
  if (left < 1) return `${missed} Judging was to end on ${until}.`;
  const from = daysBetween(period.from, period.until);
  const daily = Math.ceil(missing / Math.min(left, from));
  return `${missed} ${pluralize(daily, 'is', 'are')} needed a day until ${until}.`;
}

/** Today as a mark in a chart by day, with a label where there is room. */
export function todayMark(points: readonly Point[], today: string): Mark[] {
  const at = shortDay(today);
  const index = points.findIndex((point) => point.at === at);
  if (index < 0) return [];
  return [{ at, label: 'today', side: index > points.length / 2 ? 'start' : 'end' }];
}

/** Nominations by number of ratings; all numbers above the plan share one point. */
export function coveragePoints({
  byRatings,
  entries,
  planned,
}: OverviewReply['coverage']): Point[] {
  if (entries === 0) return [];
  const above = planned + 1;
  const within = (count: number) =>
    byRatings
      .filter(({ ratings }) => Math.min(ratings, above) === count)
      .reduce((sum, { entries: some }) => sum + some, 0);
  return Array.from({ length: above + 1 }, (_, count) => ({
    at: count === above ? `more than ${planned}` : String(count),
    values: { entries: within(count) },
  }));
}

const steps: readonly [keyof OverviewReply['judges']['funnel'], string][] = [
  ['applied', 'Applied'],
  ['verified', 'Accepted'],
  ['assigned', 'With assignments'],
  ['started', 'Started rating'],
  ['done', 'Rated all'],
];

/** Steps of judges. */
export const funnelPoints = ({ funnel }: OverviewReply['judges']): Point[] =>
  funnel.applied === 0
    ? []
    : steps.map(([step, label]) => ({ at: label, values: { judges: funnel[step] } }));
