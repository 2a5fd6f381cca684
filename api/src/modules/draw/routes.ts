import type { App } from '../../platform/zod/provider';
import { type Draws, proceedWithoutBeacon } from './commands';
import { requireImpartial } from './impartial';

export async function drawRoutes(app: App, context: Draws) {
  app.call('checkBeacon', async () => ({ answers: await context.beaconAnswers() }));

  app.call('proceedWithoutBeacon', async ({ actor, body: { season, ...given }, reply }) => {
    await requireImpartial(context.deps, actor, season);
    await proceedWithoutBeacon(context, await context.deps.seasons.fresh(season), {
      actor,
      ...given,
    });
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
  });
}
