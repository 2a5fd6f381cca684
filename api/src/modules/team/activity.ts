import type { ActivityReply } from '@meritum/shared/contracts/team';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { after, type Clock, days, minutes } from '../../platform/clock';
import type { VisitsStore } from './visits-store';

export interface Visiting {
  visits: VisitsStore;
  clock: Clock;
  actsOfOthers(reader: Decider, since: Date): Promise<ActivityReply['lines']>;
}

/** Whoever comes back sooner is still here. */
const away = minutes(30);
/** Two tabs, or a page that is read again, write once. */
const pause = minutes(1);
/** What is shown at the first visit. */
const first = days(7);

/** When the visit before this one ended; notes that they are here now. */
async function lastVisit({ visits, clock }: Visiting, { accountId: _id }: Caller): Promise<Date> {
  const now = clock();
  const visit = await visits.of(_id);
  if (!visit) {
    const since = after(now, -first);
    await visits.add({ _id, since, lastAt: now });
    return since;
  }
  const gone = now.getTime() - visit.lastAt.getTime();
  const since = gone > away ? visit.lastAt : visit.since;
  if (gone > pause) await visits.note(visit, { since, lastAt: now });
  return since;
}

/** What others have done since the caller's visit before this one. */
export async function activity(context: Visiting, actor: Decider): Promise<ActivityReply> {
  const since = await lastVisit(context, actor);
  return { since: since.toISOString(), lines: await context.actsOfOthers(actor, since) };
}
