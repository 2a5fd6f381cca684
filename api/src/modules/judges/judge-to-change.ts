import type { Actor } from '../../platform/authorisation/actor';
import type { Judges } from './context';
import { decidesAboutSelf, judgeUnknown } from './errors';
import type { Judge } from './judge';
import { mayChangeJudge } from './policy';

/** The judge that the actor is about to change. Throws not-found or permission-denied. */
export async function judgeToChange(
  { judges }: Pick<Judges, 'judges'>,
  actor: Pick<Actor, 'accountId'>,
  judgeId: string,
): Promise<Judge> {
  const judge = await judges.byId(judgeId);
  if (!judge) throw judgeUnknown();
  if (!mayChangeJudge(actor, judge)) throw decidesAboutSelf();
  return judge;
}
