import type { Judge } from '../judges/judge';
import type { Assignments } from './context';
import { assignmentsReady, judgingCompleted } from './mails/judging';
import { isAllDone, type Progress, progressOf } from './rules';

/** Thanks a judge once a season, when nothing is left to rate (OPEN-028). */
export async function thankJudge(
  context: Assignments,
  judge: Judge,
  season: string,
): Promise<void> {
  if (judge.completedNotices.includes(season)) return;
  const progress = progressOf(
    await context.stores.assignments.findByAccountAndSeason(judge.accountId, season),
  );
  await thankIfCompleted(context, judge, season, progress);
}

/** Thanks a judge as {@link thankJudge} does, when the progress is already known. */
export async function thankIfCompleted(
  { deps }: Assignments,
  judge: Judge,
  season: string,
  progress: Progress,
): Promise<void> {
  if (!isAllDone(progress) || judge.completedNotices.includes(season)) return;
  const thanks = judgingCompleted({ judge, season, completed: progress.completed });
  // One conditional write, so that two simultaneous last ratings send one mail.
  await deps.judges.tell(judge._id, { field: 'completedNotices', season }, thanks);
}

/** Tells a judge once a season that there is something to rate. */
export async function announceAssignments(
  { deps, platform }: Assignments,
  judge: Judge,
  season: string,
  { pending, closesAt }: Pick<Progress, 'pending'> & { closesAt: Date | undefined },
): Promise<void> {
  if (pending === 0 || judge.readyNotices.includes(season)) return;
  const news = assignmentsReady({ judge, season, count: pending, closesAt });
  const ready = { field: 'readyNotices', season, at: platform.clock() } as const;
  await deps.judges.tell(judge._id, ready, news);
}
