import { type JudgeStatus, judgeStatuses } from '@meritum/shared/contracts/judges';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import { lastDayBefore } from '@meritum/shared/programme/deadlines';
import { dayOf } from '../../platform/clock';
import type { CountedAssignment } from '../assignments/assignment';
import type { JudgesApi } from '../judges/api';
import type { Entry } from '../nominations/console/entries';
import { isInContest } from '../nominations/rules';

export type CountedJudge = Awaited<ReturnType<JudgesApi['judgeStates']>>[number];

type Tally = Map<string, number>;

const add = (tally: Tally, key: string) => tally.set(key, (tally.get(key) ?? 0) + 1);

/** How often each key occurs, by key. */
const sorted = (tally: Tally) => [...tally].sort(([a], [b]) => (a < b ? -1 : 1));

function tallied(keys: Iterable<string>): [string, number][] {
  const tally: Tally = new Map();
  for (const key of keys) add(tally, key);
  return sorted(tally);
}

export function nominationCounts(
  entries: readonly Entry[],
  { categories }: Pick<Season, 'categories'>,
): OverviewReply['nominations'] {
  const of = (name: string) => entries.filter(({ category }) => category === name);
  const underReview = entries.filter(({ status }) => status === 'UNDER_REVIEW').length;
  return {
    total: entries.length,
    underReview,
    returned: entries.length - underReview,
    byCategory: categories.map(({ name }) => ({ category: name, count: of(name).length })),
    byDay: categories
      .flatMap(({ name: category }) =>
        tallied(of(category).map(({ submittedAt }) => dayOf(submittedAt))).map(([day, count]) => ({
          day,
          category,
          count,
        })),
      )
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
  };
}

interface Coverages {
  coverage: OverviewReply['coverage'];
  ratings: OverviewReply['ratings'];
  /** Those of entries that are in the contest. */
  inContest: readonly CountedAssignment[];
  underCovered: number;
}

/**
 * Progress of judging. Excludes entries with a conflict of interest, so that no sum reveals their
 * judges or ratings.
 */
export function judgingCounts(
  entries: readonly Entry[],
  all: readonly CountedAssignment[],
  { rules, calendar, categories }: Pick<Season, 'rules' | 'calendar' | 'categories'>,
): Coverages {
  const { minimumRatings: minimum, plannedRatings: planned } = rules;
  const open = entries.filter(({ conflict }) => conflict === null);
  const ids = new Set(open.map(({ _id }) => _id));
  const judged = open.filter((entry) => isInContest(entry));
  const judgedIds = new Set(judged.map(({ _id }) => _id));
  const rated: Tally = new Map();
  const assigned: Tally = new Map();
  const days: Tally = new Map();
  const inContest: CountedAssignment[] = [];
  // One pass without copies: a season has tens of thousands.
  for (const assignment of all) {
    const { nominationId, completedAt } = assignment;
    if (!ids.has(nominationId)) continue;
    add(assigned, nominationId);
    if (judgedIds.has(nominationId)) inContest.push(assignment);
    if (completedAt === null) continue;
    add(rated, nominationId);
    add(days, dayOf(completedAt));
  }
  const sum = (tally: Tally) => [...tally.values()].reduce((total, count) => total + count, 0);
  const total = sum(rated);
  const begun = new Set(categories.filter(({ judging }) => judging.open).map(({ name }) => name));
  const counts = judged.map(({ _id }) => rated.get(_id) ?? 0);
  const byDay = sorted(days).map(([day, count]) => ({ day, count }));
  return {
    coverage: {
      minimum,
      planned,
      entries: judged.length,
      withheld: entries.length - open.length,
      covered: counts.filter((count) => count >= minimum).length,
      missing: counts.reduce((sum, count) => sum + Math.max(0, minimum - count), 0),
      byRatings: tallied(counts.map(String))
        .map(([count, of]) => ({ ratings: Number(count), entries: of }))
        .sort((a, b) => a.ratings - b.ratings),
    },
    ratings: {
      total,
      pending: sum(assigned) - total,
      byDay,
      period: periodOf({ calendar, categories }, byDay[0]?.day),
    },
    inContest,
    // Before judging opens, nobody is assigned anything.
    underCovered: judged.filter(
      ({ _id, category }) => begun.has(category) && (assigned.get(_id) ?? 0) < minimum,
    ).length,
  };
}

/**
 * The days of judging: from the calendar's first or the first rating, to the last time at which it
 * closes automatically, else the calendar's last day.
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
 * Judges by state, without verified ones who have not agreed to judge in the season, and how far they
 * have come with these assignments.
 */
export function judgeCounts(
  all: readonly CountedJudge[],
  ratings: readonly CountedAssignment[],
): OverviewReply['judges'] {
  const judges = all.filter(({ answer }) => answer === null || answer === 'yes');
  const active = judges.filter(({ deactivated }) => !deactivated);
  const of = (status: JudgeStatus) => active.filter((judge) => judge.status === status);
  const verified = of('ASSIGNMENTS_PENDING');
  const idsOf = (some: readonly CountedAssignment[]) => new Set(some.map(({ judgeId }) => judgeId));
  const assigned = idsOf(ratings);
  const pending = idsOf(ratings.filter(({ completedAt }) => completedAt === null));
  const started = idsOf(ratings.filter(({ completedAt }) => completedAt !== null));
  const amongVerified = (is: (id: string) => boolean) => verified.filter(({ id }) => is(id)).length;
  return {
    total: judges.length,
    deactivated: judges.length - active.length,
    byState: judgeStatuses.map((status) => ({ status, count: of(status).length })),
    funnel: {
      applied: judges.filter(({ status }) => status !== 'APPLICATION_PENDING').length,
      verified: verified.length,
      assigned: amongVerified((id) => assigned.has(id)),
      started: amongVerified((id) => started.has(id)),
      done: amongVerified((id) => started.has(id) && !pending.has(id)),
    },
  };
}
