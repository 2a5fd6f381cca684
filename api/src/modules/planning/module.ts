import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import type { Person, Viewer } from '../../platform/authorisation/actor';
import { hours, minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import type { AssignmentsApi } from '../assignments/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import { allocate } from './allocation';
import { planningApi } from './api';
import { type ConflictContext, conflictedIds } from './conflicts';
import { planInputsStore } from './plan-inputs-store';
import { plansStore } from './plans-store';
import { type PlanRoutes, planRoutes, tidyPlans } from './routes';
import type { StoredPlan } from './stored-plan';

type Made =
  | 'plans'
  | 'planInputs'
  | 'mail'
  | 'clock'
  | 'trail'
  | 'recordPlan'
  | 'entriesFor'
  | 'affiliationOf'
  | 'partyOfAccount'
  | 'judgedBefore'
  | 'quiet'
  | 'allocate';

interface Needs extends Omit<PlanRoutes, Made> {
  /** Null when the account is deleted. */
  personOf(accountId: string): Promise<Person | null>;
  judges: JudgesApi;
  nominations: NominationsApi;
  assignments: AssignmentsApi;
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
    const { judges, nominations, assignments } = needs;
    const { entriesFor, affiliationOf } = nominations;
    const context = {
      ...needs,
      plans,
      planInputs,
      mail,
      clock,
      trail,
      entriesFor,
      affiliationOf,
      recordPlan: (plan: StoredPlan) => trail.recordAudit(plans.pendingEntries, plan),
      async partyOfAccount(accountId: string) {
        const person = await needs.personOf(accountId);
        return person && affiliationOf({ person: async () => person });
      },
      judgedBefore: assignments.judgedBefore,
      quiet: new Map(),
    };
    const allocateNow = coalesce(async () => {
      await Promise.all([nominations.noteConfirmed(), judges.noteConfirmed()]);
      const made = await allocate(context);
      await assignments.notifyJudges();
      return made;
    });
    return {
      api: planningApi({ plans, allocate: allocateNow }),
      commands: { planning: context },
      routes: [(app) => planRoutes(app, { ...context, allocate: allocateNow })],
      upkeep: [
        byOneProcess('planning assignments', minutes(1), allocateNow),
        byOneProcess('removing previews and inputs of plans', hours(1), () => tidyPlans(context)),
      ],
      personalData: {
        plans: {
          archive: {
            none: 'which plans an organiser asked for; those applied are among decisions',
          },
          async erase({ _id }) {
            for (const plan of await plans.ofOrganiser(_id)) await context.recordPlan(plan);
            return plans.forget(_id);
          },
        },
      },
    };
  },
});
