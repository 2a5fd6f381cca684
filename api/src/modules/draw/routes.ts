import type { App } from '../../platform/zod/provider';
import { seasonUnknown } from '../seasons/errors';
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
  const seasonOf = async (id: string) => {
    const season = await context.seasons.byId(id);
    if (!season) throw seasonUnknown();
    return season;
  };

  app.call('commitRandomness', async ({ actor, body: { season, hash } }) => {
    await commitRandomness(context, await seasonOf(season), { actor, hash });
  });

  app.call('revealRandomness', async ({ actor, body: { season, value }, reply }) => {
    await revealRandomness(context, await seasonOf(season), { actor, value });
    app.background.after(reply, 'planning assignments', context.allocate);
  });

  app.call('listLeaveOuts', async ({ actor, query: { season } }) => ({
    proposals: await leaveOutsOf(context, await seasonOf(season), actor),
  }));

  app.call('leaveOutRandomness', async ({ actor, body: { season, ...given }, reply }) => {
    await requireImpartial(context, actor, season);
    await leaveOutRandomness(context, await seasonOf(season), { actor, ...given });
    app.background.after(reply, 'planning assignments', context.allocate);
  });
}
