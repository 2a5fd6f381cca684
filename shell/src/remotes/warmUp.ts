import { type RemoteName, routeOwners, shellRoutes } from '@meritum/shared/programme/routes';

/** What the portals and the account pages need beside their own code: fetched while their manifests are still on the way. */
const portalSingletons = () =>
  Promise.all([import('@meritum/shared/query'), import('@meritum/shared/auth/session')]);

const portals: readonly RemoteName[] = ['mf-nomination', 'mf-judging', 'mf-admin'];

const paths: readonly string[] = [...portals.flatMap((name) => routeOwners[name]), ...shellRoutes];

/** Starts fetching what the page at a path will ask for; failures surface where it is asked for. */
export function warmUp(path: string): void {
  if (paths.includes(path)) portalSingletons().catch(() => {});
}
