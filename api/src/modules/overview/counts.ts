import { type JudgeStatus, judgeStatuses } from '@meritum/shared/contracts/judges';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import { groupedBy } from '@meritum/shared/merit/groups';
import { lastDayBefore } from '@meritum/shared/programme/deadlines';
import { dayOf, days } from '../../platform/clock';
import type { JudgesOfEntry } from '../assignments/assignment';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import { isInContest } from '../nominations/rules';

type Nominations = Awaited<ReturnType<NominationsApi['listShortBySeason']>>;

/** A season's nominations, and the ids of those that the actor has a conflict of interest with. */
export interface SeasonRead {
  nominations: Nominations;
  conflicted: ReadonlySet<string>;
}

export type CountedJudge = Awaited<ReturnType<JudgesApi['judgeStates']>>[number];

/** How often each number occurs, the smallest number first. */
function tallied(numbers: readonly number[]): [number, number][] {
  const tally = new Map<number, number>();
  for (const one of numbers) tally.set(one, (tally.get(one) ?? 0) + 1);
  return [...tally].sort(([a], [b]) => a - b);
}

/** Counts moments, in milliseconds, by day; the first day first. */
export const talliedByDay = (moments: readonly number[]) =>
  tallied(moments.map((moment) => Math.floor(moment / days(1)))).map(([day, count]) => ({
    day: dayOf(new Date(days(day))),
    count,
  }));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export function nominationCounts(
  all: Nominations,
  { categories }: Pick<Season, 'categories'>,
): OverviewReply['nominations'] {
  const byCategory = groupedBy(all, ({ category }) => category);
  const own = categories.map(({ name }) => ({ category: name, own: byCategory.get(name) ?? [] }));
  const underReview = all.filter(({ status }) => status === 'UNDER_REVIEW').length;
  return {
    total: all.length,
    underReview,
    returned: all.length - underReview,
    byCategory: own.map(({ category, own }) => ({ category, count: own.length })),
    byDay: own
      .flatMap(({ category, own }) =>
        talliedByDay(own.map(({ submittedAt }) => submittedAt.getTime())).map((of) => ({
          ...of,
          category,
        })),
      )
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
  };
}

/** Ids of judges with unrated entries, and of those who have rated. */
interface JudgesSeen {
  pending: ReadonlySet<string>;
  started: ReadonlySet<string>;
}

interface Coverages {
  coverage: OverviewReply['coverage'];
  ratings: OverviewReply['ratings'];
  /** Judges of entries that are in the contest. */
  seen: JudgesSeen;
  underCovered: number;
  /** Unrated nominations and their judges, by category. */
  toRate: ReadonlyMap<string, { nominations: number; judges: number }>;
}

const nobody: JudgesOfEntry = { pending: [], completed: [], completedAt: [] };

/**
 * Progress of judging. Leaves out nominations with a conflict of interest, so that no sum reveals
 * their judges or ratings.
 */
export function judgingCounts(
  { nominations, conflicted, voided }: SeasonRead & { voided: ReadonlySet<string> },
  judging: ReadonlyMap<string, JudgesOfEntry>,
  { rules, calendar, categories }: Pick<Season, 'rules' | 'calendar' | 'categories'>,
): Coverages {
  const { minimumRatings: minimum, plannedRatings: planned } = rules;
  const open = nominations
    .filter(({ _id }) => !conflicted.has(_id))
    .map((nomination) => ({ nomination, ...(judging.get(nomination._id) ?? nobody) }));
  const judged = open.filter(
    ({ nomination }) => isInContest(nomination) && !voided.has(nomination._id),
  );
  const moments = judged.flatMap(({ completedAt }) => completedAt);
  const pending = new Set<string>();
  const started = new Set<string>();
  for (const one of judged) {
    for (const id of one.pending) pending.add(id);
    for (const id of one.completed) started.add(id);
  }
  const begun = new Set(categories.filter(({ judging }) => judging.open).map(({ name }) => name));
  const counts = judged.map(({ completed }) => completed.length);
  const byDay = talliedByDay(moments);
  const toRateIn = (category: string) => {
    const own = judged.filter(({ nomination }) => nomination.category === category);
    return {
      nominations: own.filter(({ completed }) => completed.length < minimum).length,
      judges: new Set(own.flatMap(({ pending }) => pending)).size,
    };
  };
  return {
    coverage: {
      minimum,
      planned,
      entries: judged.length,
      withheld: nominations.length - open.length,
      covered: counts.filter((count) => count >= minimum).length,
      missing: sum(counts.map((count) => Math.max(0, minimum - count))),
      byRatings: tallied(counts).map(([ratings, entries]) => ({ ratings, entries })),
    },
    ratings: {
      total: moments.length,
      pending: sum(
        judged.map(({ nomination, pending }) =>
          begun.has(nomination.category) ? pending.length : 0,
        ),
      ),
      byDay,
      period: periodOf({ calendar, categories }, byDay[0]?.day),
    },
    seen: { pending, started },
    toRate: new Map(categories.map(({ name }) => [name, toRateIn(name)])),
    // Before judging opens, no entry is assigned.
    underCovered: judged.filter(
      ({ nomination, pending, completed }) =>
        begun.has(nomination.category) && pending.length + completed.length < minimum,
    ).length,
  };
}

/**
 * The days of judging: from the first planned day or rating to the last automatic closing, else the
 * last planned day.
 */
function periodOf(
  { calendar, categories }: Pick<Season, 'calendar' | 'categories'>,
  firstRating: string | undefined,
): OverviewReply['ratings']['period'] {
  const [from] = [calendar?.judging.from, firstRating].flatMap((day) => day ?? []).sort();
  const closesAt =
    categories
      .flatMap(({ judging }) => judging.closesAt ?? [])
      .sort()
      .at(-1) ?? null;
  const until = closesAt === null ? calendar?.judging.to : lastDayBefore(closesAt);
  return from && until && from <= until ? { from, until, closesAt } : null;
}

/**
 * Judges by state and progress, without verified ones who have not agreed to judge in the season.
 */
export function judgeCounts(
  all: readonly CountedJudge[],
  { pending, started }: JudgesSeen,
): OverviewReply['judges'] {
  const judges = all.filter(({ answer }) => answer === null || answer === 'yes');
  const active = judges.filter(({ deactivated }) => !deactivated);
  const of = (status: JudgeStatus) => active.filter((judge) => judge.status === status);
  const verified = of('ASSIGNMENTS_PENDING');
  const amongVerified = (is: (id: string) => boolean) => verified.filter(({ id }) => is(id)).length;
  return {
    total: judges.length,
    deactivated: judges.length - active.length,
    byState: judgeStatuses.map((status) => ({ status, count: of(status).length })),
    funnel: {
      applied: judges.filter(({ status }) => status !== 'APPLICATION_PENDING').length,
      verified: verified.length,
      assigned: amongVerified((id) => pending.has(id) || started.has(id)),
      started: amongVerified((id) => started.has(id)),
      done: amongVerified((id) => started.has(id) && !pending.has(id)),
    },
  };
}
