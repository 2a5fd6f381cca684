import type { ActivityReply } from '@meritum/shared/contracts/team';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { after, days, minutes } from '../../platform/clock';
import type { Team } from './context';

/** After a longer absence the next visit begins. */
const away = minutes(30);
/** Two tabs or a reloaded page write only once in this time. */
const pause = minutes(1);
/** The first visit covers this long. */
const first = days(7);

/** When the previous visit ended; records the present one. */
async function lastVisit({ stores, platform }: Team, { accountId: _id }: Caller): Promise<Date> {
  const now = platform.clock();
  const visit = await stores.visits.findById(_id);
  if (!visit) {
    const since = after(now, -first);
    await stores.visits.insert({ _id, since, lastAt: now });
    return since;
  }
  const gone = now.getTime() - visit.lastAt.getTime();
  const since = gone > away ? visit.lastAt : visit.since;
  if (gone > pause) await stores.visits.updateIfUnchanged(visit, { since, lastAt: now });
  return since;
}

/** Acts of others since the caller's previous visit. */
export async function activity(context: Team, actor: Decider): Promise<ActivityReply> {
  const since = await lastVisit(context, actor);
  return { since: since.toISOString(), lines: await context.deps.audit.actsOfOthers(actor, since) };
}
