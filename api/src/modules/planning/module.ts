import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import type { Person, Viewer } from '../../platform/authorisation/actor';
import { hours, minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import type { Threads } from '../../platform/threads/threads';
import type { AssignmentsApi } from '../assignments/api';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import { type AllocationContext, allocate } from './allocation';
import { planningApi } from './api';
import { type ConflictContext, conflictedIds } from './conflicts';
import type { PlanInputs } from './plan-input';
import { planInputsStore } from './plan-inputs-store';
import { plansStore } from './plans-store';
import type { Previews } from './previews';
import { planRoutes, tidyPlans } from './routes';
import type { StoredPlan } from './stored-plan';

interface Needs
  extends Pick<AllocationContext, 'judgesWanted' | 'closedIn'>,
    Pick<PlanInputs, 'singleRatingsShown'> {
  /** Null when the account is deleted. */
  personOf(accountId: string): Promise<Person | null>;
  seasons: SeasonsApi;
  judges: JudgesApi;
  nominations: NominationsApi;
  assignments: AssignmentsApi;
  draw: DrawApi;
  threads: Threads;
}

type Asked = Pick<ConflictContext, 'assignments' | 'seasons' | 'nominations'>;

/** Who judges what: plans, their previews, batches and regular assigning. */
export const planningModule = defineModule({
  name: 'planning',
  stores: { planInputs: planInputsStore, plans: plansStore },
  mails: [],
  answers: ({ stores: { plans }, clock }, asked: Asked) => ({
    /** The given ids whose nomination the actor has a conflict of interest with. */
    conflictedIds: (actor: Viewer, ids: readonly string[]) =>
      conflictedIds({ plans, clock, ...asked }, actor, ids),
  }),
  start({ stores: { planInputs, plans }, mail, trail, clock }, needs: Needs) {
    const { singleRatingsShown, ...given } = needs;
    const { seasons, judges, nominations, assignments, personOf } = given;
    const { entriesFor, affiliationOf } = nominations;
    const recordPlan = (plan: StoredPlan) => trail.recordAudit(plans.pendingEntries, plan);
    const allocation: AllocationContext = {
      ...given,
      plans,
      recordPlan,
      mail,
      planInputs,
      clock,
      async partyOfAccount(accountId) {
        const person = await personOf(accountId);
        return person && affiliationOf({ person: async () => person });
      },
      judgedBefore: assignments.judgedBefore,
      quiet: new Map(),
    };
    const planning: Previews = { ...allocation, seasons, affiliationOf };
    const allocateNow = coalesce(async () => {
      await Promise.all([nominations.noteConfirmed(), judges.noteConfirmed()]);
      const made = await allocate(allocation);
      await assignments.notifyJudges();
      return made;
    });
    return {
      api: planningApi({
        plans,
        allocate: allocateNow,
      }),
      commands: { planning },
      routes: [
        (app) =>
          planRoutes(app, {
            ...planning,
            entriesFor,
            trail,
            planInputs,
            singleRatingsShown,
            allocate: allocateNow,
          }),
      ],
      upkeep: [
        byOneProcess('planning assignments', minutes(1), allocateNow),
        byOneProcess('removing previews and inputs of plans', hours(1), () =>
          tidyPlans({ ...allocation, planInputs }),
        ),
      ],
      personalData: {
        plans: {
          archive: {
            none: 'which plans an organiser asked for; those applied are among decisions',
          },
          async erase({ _id }) {
            for (const plan of await plans.ofOrganiser(_id)) await recordPlan(plan);
            return plans.forget(_id);
          },
        },
      },
    };
  },
});
