import { after, days } from '../../platform/clock';
import { judgingOpen } from '../seasons/rules';
import type { Assignments } from './commands';
import { announceAssignments, thankIfCompleted } from './completion';
import { evaluationReminder } from './mails/events';
import { progressOf } from './rules';
import type { Pair } from './store';

type Context = Pick<Assignments, 'assignments' | 'judges' | 'seasons' | 'clock' | 'logHead'>;

/** All judges with their progress; two queries, however many there are. */
async function everyJudge({ assignments, judges, seasons }: Context) {
  const season = await seasons.fresh();
  const [judging, pairs] = await Promise.all([
    judges.judging(season.id),
    assignments.pairs(season.id),
  ]);
  const byJudge = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const others = byJudge.get(pair.judgeId);
    if (others) others.push(pair);
    else byJudge.set(pair.judgeId, [pair]);
  }
  const all = judging.map((judge) => ({
    judge,
    progress: progressOf(byJudge.get(judge._id) ?? []),
  }));
  return { season, all };
}

/** Tells judges about new assignments, and sends thanks that a crash prevented. */
export async function notifyJudges(context: Context): Promise<void> {
  const { season, all } = await everyJudge(context);
  for (const { judge, progress } of all) {
    await announceAssignments(context, judge, season.id, progress);
    await thankIfCompleted(context, judge, season.id, progress);
  }
}

/**
 * Reminds judges of pending assignments while judging is open, as often as the season says, counted
 * from the last reminder or the mail about new assignments.
 */
export async function remindJudges(context: Context): Promise<void> {
  const now = context.clock();
  const { season, all } = await everyJudge(context);
  const isOpen = season.categories.some(({ name }) => judgingOpen(season, name, now));
  if (!isOpen) return;
  const logHead = await context.logHead();
  const before = after(now, -days(season.reminders.atMostEveryDays));
  for (const { judge, progress } of all) {
    const { pending, assigned } = progress;
    const isDue = judge.remindedAt !== null && judge.remindedAt <= before;
    if (pending === 0 || !judge.reminders || !isDue) continue;
    const mail = evaluationReminder({ judge, at: now, pending, assigned, logHead });
    await context.judges.remind(judge._id, { before, now }, mail);
  }
}
