import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import type { Viewer } from '../../platform/authorisation/actor';
import { hours, minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import { allocate } from './allocation';
import { planningApi } from './api';
import { type ConflictContext, conflictedIds } from './conflicts';
import type { Planning } from './context';
import { planInputsStore } from './plan-inputs-store';
import { plansStore } from './plans-store';
import { planRoutes, tidyPlans } from './routes';

type Made = 'plans' | 'planInputs' | 'mail' | 'clock' | 'trail' | 'recordPlan' | 'quiet';

type Asked = Pick<ConflictContext, 'assignments' | 'seasons' | 'nominations'>;

/** Who judges what: plans, their previews, batches and regular assigning. */
export const planningModule = defineModule({
  name: 'planning',
  stores: { planInputs: planInputsStore, plans: plansStore },
  mails: [],
  deps: needs<Omit<Planning, Made>>(),
  asks: needs<Asked>(),
  answers: ({ stores: { plans }, deps, platform: { clock } }) => ({
    /** The given ids whose nomination the actor has a conflict of interest with. */
    conflictedIds: (actor: Viewer, ids: readonly string[]) =>
      conflictedIds({ plans, clock, ...deps }, actor, ids),
  }),
  start({ stores: { planInputs, plans }, deps, platform: { mail, trail, clock } }) {
    const { judges, nominations, assignments } = deps;
    const context: Planning = {
      ...deps,
      plans,
      planInputs,
      mail,
      clock,
      trail,
      recordPlan: (plan) => trail.recordAudit(plans.pendingEntries, plan),
      quiet: new Map(),
    };
    const allocateNow = coalesce(async () => {
      await Promise.all([nominations.noteConfirmed(), judges.noteConfirmed()]);
      const made = await allocate(context);
      await assignments.notifyJudges();
      return made;
    });
    return {
      api: planningApi(context, allocateNow),
      commands: { planning: context },
      routes: [(app) => planRoutes(app, context, allocateNow)],
      upkeep: [
        byOneProcess('planning assignments', minutes(1), allocateNow),
        byOneProcess('removing previews and inputs of plans', hours(1), () => tidyPlans(context)),
      ],
      personalData: {
        plans: {
          archive: {
            none: 'which plans an organiser deps for; those applied are among decisions',
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
