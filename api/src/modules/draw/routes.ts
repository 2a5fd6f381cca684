import type { App } from '../../platform/zod/provider';
import {
  commitRandomness,
  type Draws,
  leaveOutRandomness,
  leaveOutsOf,
  revealRandomness,
} from './commands';
import { requireImpartial } from './impartial';

/** How organisers contribute to the chance in a season's plans. */
export async function drawRoutes(app: App, context: Draws) {
  app.call('commitRandomness', async ({ actor, body: { season, hash } }) => {
    await commitRandomness(context, await context.seasons.fresh(season), { actor, hash });
  });

  app.call('revealRandomness', async ({ actor, body: { season, value }, reply }) => {
    await revealRandomness(context, await context.seasons.fresh(season), { actor, value });
    app.background.after(reply, 'planning assignments', context.allocate);
  });

  app.call('listLeaveOuts', async ({ actor, query: { season } }) => ({
    proposals: await leaveOutsOf(context, await context.seasons.fresh(season), actor),
  }));

  app.call('leaveOutRandomness', async ({ actor, body: { season, ...given }, reply }) => {
    await requireImpartial(context, actor, season);
    await leaveOutRandomness(context, await context.seasons.fresh(season), { actor, ...given });
    app.background.after(reply, 'planning assignments', context.allocate);
  });
}
