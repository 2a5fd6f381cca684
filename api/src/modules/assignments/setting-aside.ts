import { mayJudge } from '../judges/policy';
import type { Assignment } from './assignment';
import type { Assignments } from './commands';
import { ratingSetAside } from './mails/events';

type Context = Pick<Assignments, 'assignments' | 'judges' | 'closedIn' | 'mail'>;

interface Changed {
  _id: string;
  season: string;
  category: string;
}

/**
 * Sets the ratings of a nomination aside whose text is about to be replaced: they no longer count, and
 * the same judges are asked again, by mail and in their portal. A repetition, after a crash too, does
 * nothing. After judging has closed for good ratings stay as they are, and so does what they count for.
 */
export async function setRatingsAside(context: Context, nomination: Changed): Promise<void> {
  const { _id: nominationId, season, category } = nomination;
  if ((await context.closedIn(season)).has(category)) return;
  const all = await context.assignments.ofNomination(nominationId);
  const completed = all.filter(({ status }) => status === 'completed');
  await tell(context, completed);
  for (const assignment of completed) await context.assignments.setAside(assignment);
}

/** Before anything is set aside: a mail that is asked for twice is sent once. */
async function tell({ judges, mail }: Context, rated: readonly Assignment[]): Promise<void> {
  const found = await judges.byIds(rated.map(({ judgeId }) => judgeId));
  const byId = new Map(found.filter(mayJudge).map((judge) => [judge._id, judge]));
  for (const { _id: assignmentId, judgeId, former = [] } of rated) {
    const judge = byId.get(judgeId);
    if (judge) await mail(ratingSetAside({ judge, assignmentId, turn: former.length + 1 }));
  }
}
