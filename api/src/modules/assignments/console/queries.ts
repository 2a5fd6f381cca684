import type { EntryOfJudge, JudgeActivity } from '@meritum/shared/contracts/listed-judges';
import type { JudgeOfEntry } from '@meritum/shared/contracts/listed-nominations';
import type { JudgesApi } from '../../judges/api';
import type { Judge } from '../../judges/judge';
import type { Coverage } from '../../nominations/console/list';
import type { Assignment } from '../assignment';
import { inReadingOrder } from '../rules';
import type { AssignmentsStore } from '../store';
import { activitiesOf, activityOf, coveragesOf } from './tallies';

export interface AssignmentAdminQueries {
  assignments: AssignmentsStore;
  judges: Pick<JudgesApi, 'byIds'>;
  /** Categories of a season whose judging has closed for good. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
}

/** Seasons, nominations and judges that are counted without some entries. */
export interface Without {
  season: string;
  /** Entries that the one who asks is tied to. */
  hidden: readonly string[];
}

/** How far the nominations of a season are covered, by their ids. */
export async function coverageOfSeason(
  { assignments }: AssignmentAdminQueries,
  season: string,
): Promise<Map<string, Coverage>> {
  return coveragesOf(await assignments.countByNomination(season));
}

/** What the judges of a season have and have done, by their ids. */
export async function activityOfSeason(
  { assignments }: AssignmentAdminQueries,
  { season, hidden }: Without,
): Promise<Map<string, JudgeActivity>> {
  return activitiesOf(await assignments.countByJudge(season, hidden));
}

/** Withdrawn ones are nobody's any more, and may come back. */
const isTold = <Of extends Pick<Assignment, 'status'>>(
  assignment: Of,
): assignment is Of & { status: JudgeOfEntry['status'] } => assignment.status !== 'withdrawn';

/**
 * Who judges a nomination, or did, and how; that only once its judging has closed, and for readers who
 * were not still to rate it.
 */
export async function judgesOfNomination(
  { assignments, judges, closedIn }: AssignmentAdminQueries,
  reader: { accountId: string },
  nominationId: string,
): Promise<JudgeOfEntry[]> {
  const all = inReadingOrder((await assignments.ofNomination(nominationId)).filter(isTold));
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

/** What a judge has or had in a season, pending first, without the hidden ones. */
export async function entriesOfJudge(
  { assignments }: AssignmentAdminQueries,
  { accountId }: Pick<Judge, 'accountId'>,
  { season, hidden }: Without,
): Promise<{
  entries: Pick<EntryOfJudge, 'nominationId' | 'status'>[];
  activity: JudgeActivity;
}> {
  const all = await assignments.ofJudge(accountId, season);
  const shown = all.filter(isTold).filter(({ nominationId }) => !hidden.includes(nominationId));
  const count = (wanted: JudgeOfEntry['status']) =>
    shown.filter(({ status }) => status === wanted).length;
  return {
    entries: inReadingOrder(shown).map(({ nominationId, status }) => ({ nominationId, status })),
    activity: activityOf({
      pending: count('pending'),
      completed: count('completed'),
      recused: count('recused'),
    }),
  };
}
