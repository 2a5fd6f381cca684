import type { Actor } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { sendAuditedExport } from '../audit/audited-export';
import { closeJudging } from './closing';
import { liftConflict } from './conflicts';
import { contestOf, seasonOf } from './contest-snapshot';
import type { Results } from './context';
import { proposeExtraJudges } from './extra-judges';
import { finaliseResults } from './finalising';
import { contestStatuses, listVoids, presentVoids, statusAfter } from './present';
import { previewOf, resultsSheet } from './preview';
import { type ContestVoid, resultId } from './result';
import { confirmVoid, proposeVoid, withdrawVoid } from './voids';

export async function contestRoutes(app: App, context: Results) {
  const voided = async (actor: Actor, decided: ContestVoid) => {
    const [one] = await presentVoids(context, actor, [decided]);
    if (!one) throw new Error('The decided void is missing');
    return { void: one };
  };

  app.call('listResults', async ({ actor, query }) => {
    const known = await seasonOf(context, query.season);
    // Reads the season afresh, because an organiser expects to see their latest act.
    const season = await context.deps.seasons.findById(known.id);
    return contestStatuses(context, actor, season ?? known);
  });

  app.call('previewResults', async ({ actor, query }) =>
    previewOf(context, actor, (await contestOf(context, query)).contest),
  );

  app.call('exportResults', async ({ actor, query, reply }) => {
    const { contest } = await contestOf(context, query);
    const { entries } = await previewOf(context, actor, contest);
    return sendAuditedExport(context.platform, reply, resultsSheet(entries), {
      actor,
      action: 'results.exported',
      of: resultId(contest),
      query,
    });
  });

  app.call('proposeExtraJudges', async ({ actor, body: { revision, ...contest } }) => {
    const asked = await proposeExtraJudges(context, actor, { contest, revision });
    const { result, ...numbers } = asked;
    return { ...numbers, ...(await statusAfter(context, actor, result)) };
  });

  app.call('closeJudging', async ({ actor, body }) => {
    const { season, category, ...given } = body;
    const contest = { season, category };
    return statusAfter(context, actor, await closeJudging(context, actor, { contest, ...given }));
  });

  app.call('finaliseResults', async ({ actor, body: { season, category, ...rest } }) => {
    const given = { contest: { season, category }, ...rest };
    return statusAfter(context, actor, await finaliseResults(context, actor, given));
  });

  app.call('liftConflict', ({ actor, body }) => liftConflict(context, actor, body));

  app.call('listVoids', async ({ actor, query: { season } }) => ({
    voids: await listVoids(context, actor, season),
  }));

  app.call('proposeVoid', async ({ actor, body }) =>
    voided(actor, await proposeVoid(context, actor, body)),
  );

  app.call('confirmVoid', async ({ actor, body: { voidId } }) =>
    voided(actor, await confirmVoid(context, actor, voidId)),
  );

  app.call('withdrawVoid', async ({ actor, body: { voidId: id, reason } }) =>
    voided(actor, await withdrawVoid(context, actor, { id, reason })),
  );
}
