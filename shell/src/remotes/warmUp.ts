import { portalPrefixOf, shellRoutes } from '@meritum/shared/programme/routes';

/** What the portals and the account pages need beside their own code: fetched while their manifests are still on the way. */
const portalSingletons = () =>
  Promise.all([import('@meritum/shared/query'), import('@meritum/shared/auth/session')]);

const isOwn = (path: string) => shellRoutes.some((route) => route === path);

/** Starts fetching what the page at a path will ask for; failures surface where it is asked for. */
export function warmUp(path: string): void {
  if (portalPrefixOf(path) || isOwn(path)) portalSingletons().catch(() => {});
}
