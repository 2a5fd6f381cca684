import { type PageRoute, pagesAt } from '../remotes/pageRoutes';

/** Every unknown address gets the not-found page, the only one without a canonical address. */
export const isNotFoundPage = (served: Document): boolean =>
  !served.querySelector('link[rel="canonical"]');

/** Whether the public site has no page at an address, as for an unknown winner. */
export const isUnknown = (address: string, routes: readonly PageRoute[]): boolean =>
  pagesAt('mf-public', routes, address).length === 0;
