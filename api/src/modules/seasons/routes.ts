import { cacheByKey } from '../../platform/cache-by-key';
import { type Encoded, encode, sendEncoded } from '../../platform/encoded/encoded';
import type { App } from '../../platform/zod/provider';
import { reviewSeason, updateSeason } from './changing';
import type { Seasons } from './context';
import { eventFile } from './events';
import { extendDeadline, listExtensions } from './extending';
import { startNextSeason } from './next-season';
import { type PlannedPublications, presentSeason } from './present';

/** The current season for everyone. */
async function shownSeason(
  { view, platform }: Seasons,
  plannedIn: (season: string) => Promise<PlannedPublications>,
) {
  const [current, all] = await Promise.all([view.current(), view.all()]);
  return presentSeason(current, all, platform.clock(), await plannedIn(current.id)).data;
}

/** The reply of `getSeason`, compressed again only when it has changed. */
function writtenOut(context: Seasons): () => Promise<Encoded> {
  const { deps, platform } = context;
  const paused = cacheByKey(deps.identity.registrationPause, platform.clock);
  const plannedIn = cacheByKey(deps.contests.plannedPublications, platform.clock);
  let last: { text: string; encoded: Promise<Encoded> } | undefined;
  return async () => {
    const [season, registration] = await Promise.all([shownSeason(context, plannedIn), paused()]);
    const text = JSON.stringify({
      data: { ...season, ...(registration.pauses && { registration }) },
    });
    if (last?.text !== text)
      last = { text, encoded: encode('application/json; charset=utf-8', text) };
    return last.encoded;
  };
}

export async function seasonRoutes(app: App, context: Seasons) {
  const current = writtenOut(context);
  app.call('getSeason', async ({ request, reply }) => sendEncoded(await current(), request, reply));

  app.call('getSeasonEvent', async ({ params: { event }, reply }) => {
    const season = await shownSeason(context, context.deps.contests.plannedPublications);
    const { name, text } = eventFile(season, event, context.platform.clock());
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}

export async function seasonAdminRoutes(app: App, context: Seasons) {
  app.call('listSeasons', async () => ({
    seasons: (await context.stores.seasons.findAll()).toReversed(),
  }));

  app.call('reviewSeason', ({ actor, body }) => reviewSeason(context, { ...body, actor }));

  app.call('updateSeason', async ({ actor, body: { reason, ...change } }) => ({
    season: await updateSeason(context, { ...change, by: { actor, reason } }),
  }));

  app.call('startNextSeason', async ({ actor, body: { after, reason } }) => ({
    season: await startNextSeason(context, { after, by: { actor, reason } }),
  }));
}

export async function extensionRoutes(app: App, context: Seasons) {
  app.call('listExtensions', async ({ actor, query: { season } }) => ({
    extensions: await listExtensions(context, actor, season),
  }));

  app.call('extendDeadline', async ({ actor, body }) => ({
    state: await extendDeadline(context, actor, body),
  }));
}
