import { type PageRoute, pagesAt } from '../remotes/pageRoutes';

/** Every unknown address is answered with the not-found page, the only one without a canonical address. */
export const isNotFoundPage = (served: Document): boolean =>
  !served.querySelector('link[rel="canonical"]');

/**
 * Whether the HTML that was served is the page of this address, so that it can be taken over. Where
 * the not-found page was served, the public site may have a page of its own to show (of a winner
 * that does not exist).
 */
export function isPageOf(address: string, served: Document, routes: readonly PageRoute[]): boolean {
  return !isNotFoundPage(served) || pagesAt('mf-public', routes, address).length === 0;
}
