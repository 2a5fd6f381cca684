import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { winnersQuery, winnersReply } from '@meritum/shared/contracts/winners';
import { sendEncoded } from '../../platform/encoded/send';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import type { Catalogue } from './catalogue';
import { listUnknown } from './errors';
import type { WinnersList } from './winner';

const config = { policy: 'public', rate: 'read' } as const;
const tags = ['winners'];

const atom = {
  description: 'Atom feed (RFC 4287)',
  content: { 'application/atom+xml': { schema: { type: 'string' } } },
};

interface Context {
  catalogue: Catalogue;
  seasons(): Promise<readonly Season[]>;
}

/**
 * Refuses a year that the directory does not offer, and a category that no season has or not that
 * one. Throws invalid-argument with a pointer to each.
 */
function checkList(seasons: readonly Season[], { year, category }: WinnersList): void {
  const season = seasons.find(({ id, directory }) => id === year && directory.length > 0);
  const has = ({ categories }: Season) => categories.some(({ name }) => name === category);
  const known = season ? has(season) : seasons.some(has);
  if (season && known) return;
  throw listUnknown([
    ...(known ? [] : ['category' as const]),
    ...(season ? [] : ['year' as const]),
  ]);
}

/** The winners directory and its feed, for everybody. */
export async function winnersRoutes(app: App, { catalogue, seasons }: Context) {
  app.get(
    calls.getWinners.path,
    {
      config,
      schema: {
        operationId: 'getWinners',
        tags,
        querystring: winnersQuery,
        response: { 200: winnersReply, 304: nothing, ...refusals('invalid-argument') },
      },
    },
    async (request, reply) => {
      checkList(await seasons(), request.query);
      return sendEncoded(await catalogue.list(request.query), request, reply);
    },
  );

  app.get(
    calls.getWinnersFeed.path,
    {
      config,
      schema: {
        operationId: 'getWinnersFeed',
        tags,
        response: { 200: atom, 304: nothing, ...refusals() },
      },
    },
    async (request, reply) => sendEncoded(await catalogue.feed(), request, reply),
  );
}
