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

export const planningModule = defineModule({
  name: 'planning',
  stores: { planInputs: planInputsStore, plans: plansStore },
  mails: [],
  deps: needs<Planning['deps']>(),
  queriesOfOthers: needs<ConflictContext['deps']>(),
  queries: (context) => ({
    /** The given ids whose nomination the actor has a conflict of interest with. */
    conflictedIds: (actor: Viewer, ids: readonly string[]) => conflictedIds(context, actor, ids),
  }),
  start({ stores, deps, platform }) {
    const { plans } = stores;
    const context: Planning = {
      ...{ stores, deps, platform },
      recordPlan: (plan) => platform.trail.recordAudit(plans.pendingEntries, plan),
      quiet: new Map(),
    };
    const allocateNow = coalesce(async () => {
      await Promise.all([deps.nominations.noteConfirmed(), deps.judges.noteConfirmed()]);
      const made = await allocate(context);
      await deps.assignments.notifyJudges();
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
            none: 'which plans an organiser asked for; those applied are among decisions',
          },
          async erase({ _id }) {
            for (const plan of await plans.listByOrganiser(_id)) await context.recordPlan(plan);
            return plans.forget(_id);
          },
        },
      },
    };
  },
});
