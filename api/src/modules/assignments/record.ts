import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
import type { Evaluation } from './assignment';
import type { Assignments } from './commands';
import { notCompleted } from './errors';
import { isAllDone, type Progress, progressOf } from './rules';

interface Done extends Evaluation {
  assignmentId: string;
  category: string;
  /** Undefined once the nominator's account is deleted. */
  nomination: Nomination | undefined;
}

/** What a judge has done in a season. */
export interface ServiceRecord {
  judge: Judge;
  season: Season;
  progress: Progress;
  /** The latest first. */
  evaluations: Done[];
  /** Whether certificate and letter are available. */
  mayDownload: boolean;
}

/** The actor's service record of the current season. Throws permission-denied. */
export async function recordOf(
  context: Assignments,
  actor: Pick<Actor, 'accountId'>,
): Promise<ServiceRecord> {
  const judge = await context.judges.judgingAs(actor);
  const season = await context.seasons.current();
  const assignments = await context.assignments.ofJudge(actor.accountId, season.id);
  const completed = assignments.flatMap(({ _id, nominationId, category, evaluation }) =>
    evaluation ? [{ assignmentId: _id, nominationId, category, ...evaluation }] : [],
  );
  const found = await context.nominations.byIds(completed.map((done) => done.nominationId));
  const byId = new Map(found.map((nomination) => [nomination._id, nomination]));
  const progress = progressOf(assignments);
  return {
    judge,
    season,
    progress,
    evaluations: completed
      .map(({ nominationId, ...done }) => ({ ...done, nomination: byId.get(nominationId) }))
      .sort((a, b) => b.completedAt.getTime() - a.completedAt.getTime()),
    mayDownload: isAllDone(progress),
  };
}

/** The record of a judge who has rated everything. Throws failed-precondition before that. */
export async function completedRecordOf(
  context: Assignments,
  actor: Pick<Actor, 'accountId'>,
): Promise<ServiceRecord> {
  const record = await recordOf(context, actor);
  if (!record.mayDownload) throw notCompleted();
  return record;
}
