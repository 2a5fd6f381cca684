import type { Season } from '@meritum/shared/contracts/seasons';
import { sendEncoded } from '../../platform/encoded/encoded';
import type { App } from '../../platform/zod/provider';
import type { Catalogue } from './catalogue';
import type { Winners } from './context';
import { feedEnds, listUnknown } from './errors';
import type { WinnersList } from './winner';

/**
 * Throws invalid-argument, with a pointer to each, for a year that the directory lacks or a
 * category that its season lacks.
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

export async function winnersRoutes(
  app: App,
  catalogue: Catalogue,
  seasons: Winners['deps']['seasons'],
) {
  app.call('getWinners', async ({ query, request, reply }) => {
    checkList(await seasons.all(), query);
    return sendEncoded(await catalogue.list(query), request, reply);
  });

  app.call('getWinnersFeed', async ({ query, request, reply }) => {
    const feed = await catalogue.feed(Number(query.page ?? 1));
    if (!feed) throw feedEnds();
    return sendEncoded(feed, request, reply);
  });
}
