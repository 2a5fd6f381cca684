import { groupedBy } from '@meritum/shared/merit/groups';
import { after, days } from '../../platform/clock';
import type { Judge } from '../judges/judge';
import { isJudged, judgingEnds, judgingOpen, runningSeasons } from '../seasons/rules';
import { announceAssignments, thankIfCompleted } from './completion';
import type { Assignments } from './context';
import { evaluationReminder } from './mails/judging';
import { progressOf } from './rules';

/** Judges with their progress in a season, or in the given categories; always two queries. */
async function everyJudge(
  { stores, deps }: Assignments,
  season: string,
  isCounted = (_category: string) => true,
) {
  const [judging, pairs] = await Promise.all([
    deps.judges.listJudging(season),
    stores.assignments.findPairs(season),
  ]);
  const byJudge = groupedBy(
    pairs.filter(({ category }) => isCounted(category)),
    ({ judgeId }) => judgeId,
  );
  return judging.map((judge) => ({ judge, progress: progressOf(byJudge.get(judge._id) ?? []) }));
}

/** Tells judges about new assignments, and sends thanks that a crash has delayed. */
export async function notifyJudges(context: Assignments): Promise<void> {
  const now = context.platform.clock();
  for (const season of runningSeasons(await context.deps.seasons.findNewest(), now)) {
    const closesAt = judgingEnds(season, now);
    for (const { judge, progress } of await everyJudge(context, season.id)) {
      await announceAssignments(context, judge, season.id, { ...progress, closesAt });
      await thankIfCompleted(context, judge, season.id, progress);
    }
  }
}

const earlier = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** A judge's unrated assignments where judging is open, over all seasons. */
interface StillToRate {
  judge: Judge;
  pending: number;
  assigned: number;
  /** When the first of these seasons ends, if a time is set. */
  closesAt: Date | undefined;
  /** The longest interval of these seasons. */
  everyDays: number;
}

/**
 * Reminds judges of pending assignments while judging is open, as often as the season says, counted
 * from the last reminder or the mail about new assignments. One mail counts all seasons.
 */
export async function remindJudges(context: Assignments): Promise<void> {
  const now = context.platform.clock();
  const waiting = new Map<string, StillToRate>();
  for (const season of runningSeasons(await context.deps.seasons.findNewest(), now)) {
    if (!isJudged(season, now)) continue;
    const closesAt = judgingEnds(season, now);
    const isCounted = (category: string) => judgingOpen(season, category, now);
    for (const { judge, progress } of await everyJudge(context, season.id, isCounted)) {
      if (progress.pending === 0) continue;
      const before = waiting.get(judge._id);
      waiting.set(judge._id, {
        judge,
        closesAt: earlier(closesAt, before?.closesAt),
        pending: progress.pending + (before?.pending ?? 0),
        assigned: progress.assigned + (before?.assigned ?? 0),
        everyDays: Math.max(season.reminders.atMostEveryDays, before?.everyDays ?? 0),
      });
    }
  }
  if (waiting.size === 0) return;
  for (const { judge, everyDays, ...counts } of waiting.values()) {
    const before = after(now, -days(everyDays));
    const isDue = judge.remindedAt !== null && judge.remindedAt <= before;
    if (!judge.reminders || !isDue) continue;
    const mail = evaluationReminder({ judge, at: now, ...counts });
    await context.deps.judges.remind(judge._id, { before, now }, mail);
  }
}
