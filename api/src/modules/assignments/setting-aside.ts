import { mayJudge } from '../judges/policy';
import type { Nomination } from '../nominations/nomination';
import { versionOf } from '../nominations/version';
import type { Assignment } from './assignment';
import type { Assignments } from './context';
import { ratingSetAside } from './mails/judging';

/**
 * Sets aside ratings of former texts of a nomination: they no longer count, and the same judges are
 * asked again by mail and in the portal. Repeating it does nothing. Once judging has closed for
 * good, ratings stay.
 */
export async function setRatingsAside(context: Assignments, nomination: Nomination): Promise<void> {
  const { stores } = context;
  const version = versionOf(nomination);
  const all = await stores.assignments.findByNomination(nomination._id);
  const former = all.filter(
    ({ evaluation, closed }) => evaluation && !closed && evaluation.receipt.version !== version,
  );
  await notify(context, former);
  for (const assignment of former) await stores.assignments.setAside(assignment);
}

/** Mails before setting aside, because a repeated mail is not sent twice. */
async function notify(
  { deps, platform }: Assignments,
  rated: readonly Assignment[],
): Promise<void> {
  const found = await deps.judges.findByIds(rated.map(({ judgeId }) => judgeId));
  const byId = new Map(found.filter(mayJudge).map((judge) => [judge._id, judge]));
  for (const { _id: assignmentId, judgeId, former } of rated) {
    const judge = byId.get(judgeId);
    if (judge)
      await platform.mail(ratingSetAside({ judge, assignmentId, turn: former.length + 1 }));
  }
}
