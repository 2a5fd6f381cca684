import { mayJudge } from '../judges/policy';
import type { Assignment } from './assignment';
import type { Assignments } from './context';
import { ratingSetAside } from './mails/judging';

interface Changed {
  _id: string;
  season: string;
  category: string;
}

/**
 * Sets aside the ratings of a nomination whose text is about to be replaced: they no longer count,
 * and the same judges are asked again by mail and in the portal. Repeating it does nothing. Once
 * judging has closed for good, ratings stay as they are.
 */
export async function setRatingsAside(context: Assignments, nomination: Changed): Promise<void> {
  const { _id: nominationId, season, category } = nomination;
  if ((await context.closedIn(season)).has(category)) return;
  const all = await context.assignments.ofNomination(nominationId);
  const completed = all.filter(({ status }) => status === 'completed');
  await notify(context, completed);
  for (const assignment of completed) await context.assignments.setAside(assignment);
}

/** Comes before setting aside, because repeating it after a crash sends no second mail. */
async function notify({ judges, mail }: Assignments, rated: readonly Assignment[]): Promise<void> {
  const found = await judges.byIds(rated.map(({ judgeId }) => judgeId));
  const byId = new Map(found.filter(mayJudge).map((judge) => [judge._id, judge]));
  for (const { _id: assignmentId, judgeId, former } of rated) {
    const judge = byId.get(judgeId);
    if (judge) await mail(ratingSetAside({ judge, assignmentId, turn: former.length + 1 }));
  }
}
