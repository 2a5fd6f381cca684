import { type PageRoute, pagesAt } from '../remotes/pageRoutes';

/** Every unknown address gets the not-found page, the only one without a canonical address. */
export const isNotFoundPage = (served: Document): boolean =>
  !served.querySelector('link[rel="canonical"]');

/**
 * Whether the served HTML is the page of this address, so that it can be hydrated. In place of the
 * not-found page, the public site may show a page of its own (for an unknown winner).
 */
export function isPageOf(address: string, served: Document, routes: readonly PageRoute[]): boolean {
  return !isNotFoundPage(served) || pagesAt('mf-public', routes, address).length === 0;
}
