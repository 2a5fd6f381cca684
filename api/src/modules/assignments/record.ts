import type { Season } from '@meritum/shared/contracts/seasons';
import type { Caller } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
import { seasonUnknown } from '../seasons/errors';
import type { Evaluation } from './assignment';
import type { Assignments } from './context';
import { isLive, type Progress, progressOf } from './rules';

interface Done extends Evaluation {
  assignmentId: string;
  category: string;
  /** Undefined once the nominator's account is deleted. */
  nomination: Nomination | undefined;
}

export interface ServiceRecord {
  judge: Judge;
  season: Season;
  progress: Progress;
  /** The latest first. */
  evaluations: Done[];
  /** Whether certificate and letter are available. */
  mayDownload: boolean;
  /** The seasons in which the judge had assignments, newest first. */
  seasons: readonly Season[];
}

/**
 * The actor's service record of a season: by default the newest one with assignments of theirs,
 * because the current one may not have any. Throws permission-denied and not-found.
 */
export async function recordOf(
  context: Assignments,
  actor: Caller,
  named?: string,
): Promise<ServiceRecord> {
  return recordOfJudge(context, await context.deps.judges.judgingAs(actor), named);
}

async function recordOfJudge(
  { stores, deps }: Assignments,
  judge: Judge,
  named?: string,
): Promise<ServiceRecord> {
  const [everything, all, current] = await Promise.all([
    stores.assignments.findByAccount(judge.accountId),
    deps.seasons.all(),
    deps.seasons.current(),
  ]);
  const judged = new Set(everything.filter(isLive).map((assignment) => assignment.season));
  const seasons = all.filter(({ id }) => judged.has(id)).toReversed();
  const season = named ? all.find(({ id }) => id === named) : (seasons[0] ?? current);
  if (!season?.begun) throw seasonUnknown();
  const assignments = everything.filter((assignment) => assignment.season === season.id);
  const completed = assignments.flatMap(({ _id, nominationId, category, evaluation }) =>
    evaluation ? [{ assignmentId: _id, nominationId, category, ...evaluation }] : [],
  );
  const found = await deps.nominations.findByIds(completed.map((done) => done.nominationId));
  const byId = new Map(found.map((nomination) => [nomination._id, nomination]));
  const progress = progressOf(assignments);
  return {
    judge,
    season,
    progress,
    evaluations: completed
      .map(({ nominationId, ...done }) => ({ ...done, nomination: byId.get(nominationId) }))
      .sort((a, b) => b.completedAt.getTime() - a.completedAt.getTime()),
    mayDownload: progress.completed > 0 && progress.pending === 0,
    seasons,
  };
}

/**
 * The record of a judge who has rated everything that can be rated. Throws failed-precondition
 * before that.
 */
export async function completedRecordOf(
  context: Assignments,
  actor: Caller,
  named?: string,
): Promise<ServiceRecord> {
  const record = await recordOf(context, actor, named);
  if (!record.mayDownload) throw refused('This is available once all evaluations are submitted.');
  return record;
}

/** The service of a judge in a season, for any reader; null without a rating. */
export async function servedBy(
  context: Assignments,
  accountId: string,
  season: string,
): Promise<ServiceRecord | null> {
  const judge = await context.deps.judges.findByAccount(accountId);
  const record = judge && (await recordOfJudge(context, judge, season));
  return record && record.evaluations.length > 0 ? record : null;
}
