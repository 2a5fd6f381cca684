import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { cacheByKey } from '../../platform/cache-by-key';
import type { Clock } from '../../platform/clock';
import { type Encoded, encode, sendEncoded } from '../../platform/encoded/encoded';
import type { App } from '../../platform/zod/provider';
import { reviewSeason, updateSeason } from './changing';
import type { Seasons } from './commands';
import { eventFile } from './events';
import { type Extending, extendDeadline, listExtensions } from './extending';
import { startNextSeason } from './next-season';
import { type PlannedPublications, presentSeason } from './present';
import type { SeasonsView } from './view';

interface Context {
  seasons: Pick<SeasonsView, 'all' | 'current'>;
  registrationPause(): Promise<NonNullable<SeasonReply['data']['registration']>>;
  plannedPublications(season: string): Promise<PlannedPublications>;
  clock: Clock;
}

/** The reply of `getSeason`, compressed again only when it has changed. */
function writtenOut({
  seasons,
  clock,
  registrationPause,
  plannedPublications,
}: Context): () => Promise<Encoded> {
  const paused = cacheByKey(registrationPause, clock);
  const plannedIn = cacheByKey(plannedPublications, clock);
  let last: { text: string; encoded: Promise<Encoded> } | undefined;
  return async () => {
    const [current, all, registration] = await Promise.all([
      seasons.current(),
      seasons.all(),
      paused('always'),
    ]);
    const { data } = presentSeason(current, all, clock(), await plannedIn(current.id));
    const text = JSON.stringify({
      data: { ...data, ...(registration.pauses && { registration }) },
    });
    if (last?.text !== text)
      last = { text, encoded: encode('application/json; charset=utf-8', text) };
    return last.encoded;
  };
}

/** The current season, for everyone. */
export async function seasonRoutes(app: App, context: Context) {
  const current = writtenOut(context);
  app.call('getSeason', async ({ request, reply }) => sendEncoded(await current(), request, reply));

  app.call('getSeasonEvent', async ({ params: { event }, reply }) => {
    const { seasons, clock, plannedPublications } = context;
    const [season, all] = await Promise.all([seasons.current(), seasons.all()]);
    const { data } = presentSeason(season, all, clock(), await plannedPublications(season.id));
    const { name, text } = eventFile(data, event, clock());
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
}

/** Every season, and the organisers' changes to them. */
export async function seasonAdminRoutes(app: App, context: Seasons) {
  app.call('listSeasons', async () => ({
    seasons: (await context.seasons.all()).toReversed(),
  }));

  app.call('reviewSeason', ({ actor, body }) => reviewSeason(context, { ...body, actor }));

  app.call('updateSeason', async ({ actor, body: { reason, ...change } }) => ({
    season: await updateSeason(context, { ...change, by: { actor, reason } }),
  }));

  app.call('startNextSeason', async ({ actor, body: { after, reason } }) => ({
    season: await startNextSeason(context, { after, by: { actor, reason } }),
  }));
}

/** What organisers decide about one person's deadline. */
export async function extensionRoutes(app: App, context: Extending) {
  app.call('listExtensions', async ({ actor, query: { season } }) => ({
    extensions: await listExtensions(context, actor, season),
  }));

  app.call('extendDeadline', async ({ actor, body }) => ({
    state: await extendDeadline(context, actor, body),
  }));
}
