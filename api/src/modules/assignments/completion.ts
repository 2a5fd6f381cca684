import type { Clock } from '../../platform/clock';
import type { Judges } from '../judges/commands';
import type { Judge } from '../judges/judge';
import type { MailRequest } from '../mail/request';
import { assignmentsReady, judgingCompleted } from './mails/events';
import { isAllDone, type Progress, progressOf } from './rules';
import type { AssignmentsStore } from './store';

interface Telling {
  assignments: Pick<AssignmentsStore, 'ofJudge'>;
  judges: Pick<Judges['judges'], 'tell'>;
  mail(request: MailRequest): Promise<void>;
  clock: Clock;
}

/** Thanks a judge once a season, when nothing is left to rate (OPEN-028). */
export async function acknowledge(context: Telling, judge: Judge, season: string): Promise<void> {
  if (judge.toldCompleted.includes(season)) return;
  const progress = progressOf(await context.assignments.ofJudge(judge.accountId, season));
  await tellCompleted(context, judge, season, progress);
}

/** The same, of progress that is known. */
export async function tellCompleted(
  { judges, mail }: Pick<Telling, 'judges' | 'mail'>,
  judge: Judge,
  season: string,
  progress: Progress,
): Promise<void> {
  if (!isAllDone(progress) || judge.toldCompleted.includes(season)) return;
  const thanks = judgingCompleted({ judge, season, completed: progress.completed });
  // One write decides, however many rate their last one at the same moment.
  if (await judges.tell(judge._id, { told: 'toldCompleted', season }, thanks)) await mail(thanks);
}

/** Tells a judge once a season that there is something to rate. */
export async function tellReady(
  { judges, mail, clock }: Pick<Telling, 'judges' | 'mail' | 'clock'>,
  judge: Judge,
  season: string,
  { pending }: Progress,
): Promise<void> {
  if (pending === 0 || judge.toldReady.includes(season)) return;
  const news = assignmentsReady({ judge, season, count: pending });
  const told = { told: 'toldReady', season, at: clock() } as const;
  if (await judges.tell(judge._id, told, news)) await mail(news);
}
