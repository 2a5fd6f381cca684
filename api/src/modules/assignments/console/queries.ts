import type { EntryOfJudge, JudgeActivity } from '@meritum/shared/contracts/listed-judges';
import type { JudgeOfEntry } from '@meritum/shared/contracts/listed-nominations';
import type { JudgesApi } from '../../judges/api';
import type { Judge } from '../../judges/judge';
import type { Coverage } from '../../nominations/console/list';
import type { Assignment } from '../assignment';
import { inReadingOrder, progressOf } from '../rules';
import type { AssignmentsStore, Tally } from '../store';

export interface AssignmentAdminQueries {
  assignments: AssignmentsStore;
  judges: Pick<JudgesApi, 'byIds'>;
  /** Categories of a season whose judging has closed for good. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
}

/** A season without hidden entries. */
export interface Without {
  season: string;
  /** Entries that the reader has a conflict of interest with. */
  hidden: readonly string[];
}

type Counts = Partial<Record<Assignment['status'], number>>;

function countsOf(tallies: readonly Tally[]): Map<string, Counts> {
  const all = new Map<string, Counts>();
  for (const { of, status, count } of tallies) {
    const counts = all.get(of) ?? {};
    counts[status] = count;
    all.set(of, counts);
  }
  return all;
}

const folded = <Value>(tallies: readonly Tally[], fold: (counts: Counts) => Value) =>
  new Map([...countsOf(tallies)].map(([id, counts]) => [id, fold(counts)]));

/** Coverage of a season's nominations, by id. */
export async function coverageOfSeason(
  { assignments }: AssignmentAdminQueries,
  season: string,
): Promise<Map<string, Coverage>> {
  const tallies = await assignments.countByNomination(season);
  return folded(tallies, ({ pending = 0, completed = 0 }) => ({
    assigned: pending + completed,
    completed,
  }));
}

/** Assignment counts of a season's judges, by id. */
export async function activityOfSeason(
  { assignments }: AssignmentAdminQueries,
  { season, hidden }: Without,
): Promise<Map<string, JudgeActivity>> {
  const tallies = await assignments.countByJudge(season, hidden);
  return folded(tallies, ({ pending = 0, completed = 0, recused = 0 }) => ({
    assigned: pending + completed,
    completed,
    pending,
    recused,
  }));
}

/** Withdrawn assignments are not listed: no judge has them. */
const isListed = <Of extends Pick<Assignment, 'status'>>(
  assignment: Of,
): assignment is Of & { status: JudgeOfEntry['status'] } => assignment.status !== 'withdrawn';

/**
 * Present and former judges of a nomination. Composites are shown once judging has closed, and not
 * to a reader whose own rating is still pending.
 */
export async function judgesOfNomination(
  { assignments, judges, closedIn }: AssignmentAdminQueries,
  reader: { accountId: string },
  nominationId: string,
): Promise<JudgeOfEntry[]> {
  const all = inReadingOrder((await assignments.ofNomination(nominationId)).filter(isListed));
  const stillRates = all.some(
    ({ accountId, status, closed }) =>
      accountId === reader.accountId && status === 'pending' && !closed,
  );
  const [first] = all;
  const isClosed = first && (await closedIn(first.season)).has(first.category);
  const isScored = isClosed && !stillRates;
  const found = await judges.byIds(all.map(({ judgeId }) => judgeId));
  const byId = new Map(found.map((judge) => [judge._id, judge]));
  return all.map(({ _id, judgeId, status, assignedAt, evaluation }) => ({
    assignmentId: _id,
    judgeId,
    status,
    name: byId.get(judgeId)?.fullName ?? '',
    organization: byId.get(judgeId)?.organization ?? '',
    assignedAt: assignedAt.toISOString(),
    completedAt: evaluation?.completedAt.toISOString() ?? null,
    composite: isScored ? (evaluation?.composite ?? null) : null,
  }));
}

/** A judge's present and former entries of a season, pending first, without hidden ones. */
export async function entriesOfJudge(
  { assignments }: AssignmentAdminQueries,
  { accountId }: Pick<Judge, 'accountId'>,
  { season, hidden }: Without,
): Promise<{
  entries: Pick<EntryOfJudge, 'nominationId' | 'status'>[];
  activity: JudgeActivity;
}> {
  const all = await assignments.ofJudge(accountId, season);
  const shown = all.filter(isListed).filter(({ nominationId }) => !hidden.includes(nominationId));
  return {
    entries: inReadingOrder(shown).map(({ nominationId, status }) => ({ nominationId, status })),
    activity: progressOf(shown),
  };
}
