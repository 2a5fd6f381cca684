import type { Viewer } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import type { App } from '../../platform/zod/provider';
import { sendAuditedExport } from '../audit/audited-export';
import { contentDisposition } from '../documents/file-names';
import type { PlanningApi } from './api';
import type { Planning } from './context';
import { coverageOf, coverageSheet } from './coverage';
import { applyPreview, changedSince } from './deciding';
import { isInputGiven, planInputFor, tidyPlanInputs } from './plan-input';
import { presentListed, presentPlan } from './present-plan';
import { discardPreview, leftOutOf, makePreview, planFor, seasonToPlan } from './previews';
import { type PlanningSnapshot, readSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

const pageLength = 50;
const previewsKept = days(1);

/** Removes previews older than a day, and expired inputs. */
export async function tidyPlans(context: Planning): Promise<void> {
  await context.stores.plans.removePreviews(after(context.platform.clock(), -previewsKept));
  await tidyPlanInputs(context);
}

/**
 * Planning who judges what, for organisers without a conflict of interest.
 * @param allocate applies decided plans, assigns missing judges and notifies them
 */
export async function planRoutes(app: App, context: Planning, allocate: PlanningApi['allocate']) {
  const presentPreview = async (plan: StoredPlan, snapshot: PlanningSnapshot) => {
    const [outdated, leftOut] = await Promise.all([
      changedSince(context, plan, snapshot),
      leftOutOf(context, plan, snapshot),
    ]);
    return { snapshot, outdated, leftOut };
  };

  const present = async (plan: StoredPlan, madeFrom?: PlanningSnapshot) => {
    const isPreview = plan.state === 'planned';
    const snapshot = isPreview ? (madeFrom ?? (await readSnapshot(context, plan.season))) : null;
    const [preview, inputIsGiven] = await Promise.all([
      snapshot && presentPreview(plan, snapshot),
      isInputGiven(context, plan),
    ]);
    return { plan: presentPlan(plan, { preview, isInputGiven: inputIsGiven }) };
  };

  const coverageFor = async (actor: Viewer, named: string | undefined) => {
    const { season, entries } = await context.deps.nominations.entriesFor(actor, named);
    const pairs = await context.deps.assignments.findPairs(season.id);
    return coverageOf({ season, entries, pairs, now: context.platform.clock() });
  };

  app.call('getAssignmentCoverage', ({ actor, query }) => coverageFor(actor, query.season));

  app.call('exportAssignments', async ({ actor, query, reply }) =>
    sendAuditedExport(
      context.platform,
      reply,
      coverageSheet(await coverageFor(actor, query.season)),
      {
        actor,
        action: 'assignments.exported',
        of: 'all',
        query,
      },
    ),
  );

  app.call('previewPlan', async ({ actor, body }) => {
    const { plan, snapshot } = await makePreview(context, { actor, ...body });
    return present(plan, snapshot);
  });

  app.call('getPlan', async ({ actor, params: { planId } }) =>
    present(await planFor(context, { actor, planId })),
  );

  app.call('discardPlan', async ({ actor, params: { planId } }) =>
    present(await discardPreview(context, { actor, planId })),
  );

  app.call('applyPlan', async ({ actor, params: { planId }, body, reply }) => {
    const plan = await applyPreview(context, { actor, planId, ...body });
    app.background.after(reply, 'carrying a plan out', allocate);
    return present(plan);
  });

  app.call('exportPlanInput', async ({ actor, params: { planId }, reply }) =>
    reply
      .type('application/json')
      .header('content-disposition', contentDisposition(`plan-${planId}.json`))
      .send(await planInputFor(context, { actor, planId })),
  );

  app.call('listPlans', async ({ actor, query: { cursor, ...query } }) => {
    const season = await seasonToPlan(context, actor, query.season);
    const found = await context.stores.plans.listPage(season.id, cursor, pageLength + 1);
    const page = found.slice(0, pageLength);
    const next = found.length > pageLength ? (page.at(-1)?._id ?? null) : null;
    const awaited = await context.deps.draw.awaitedIn(season, actor);
    return { plans: page.map(presentListed), next, awaited };
  });
}
