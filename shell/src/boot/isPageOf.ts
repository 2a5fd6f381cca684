import { routeOwners } from '@meritum/shared/programme/routes';
import { matchPath } from '@meritum/shared/router';

/**
 * Whether the HTML that was served is the page of this address, so that it can be taken over. Every
 * unknown address is answered with the not-found page, the only one without a canonical address; but
 * where a remote has a route for it (a winner that does not exist), the remote has its own to show.
 */
export function isPageOf(address: string, served: Document): boolean {
  if (served.querySelector('link[rel="canonical"]')) return true;
  const routes = Object.values(routeOwners).flat();
  return !routes.some((route) => matchPath(route, address));
}
