import { openInTheFuture, unknowns } from '@meritum/shared/testing/future';
import { ownPages } from './ownPages';

const pages = Object.entries(ownPages).map(([path, page]) => ({
  path,
  route: path,
  load: () => page.load(),
}));

test.each(pages)('the page "$path" survives a newer server', async (page) => {
  for (const which of unknowns)
    expect(await openInTheFuture(page, which)).toEqual({ thrown: [], shown: true });
});
