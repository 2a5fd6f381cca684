import { openInTheFuture, pagesOf, unknowns } from '@meritum/shared/testing/future';
import { contracts } from './register';

/** All but the one that leads to another. */
const prefixed = pagesOf(contracts?.[2]?.routes).filter(
  ({ route }) => route !== '/results/:nominationId',
);

test.each(prefixed.flatMap((page) => unknowns.map((which) => ({ ...page, which }))))(
  'the page "$path" survives a newer server (unknown values: $which)',
  async ({ which, ...page }) => {
    expect(await openInTheFuture(page, which)).toEqual({ thrown: [], shown: true });
  },
);
