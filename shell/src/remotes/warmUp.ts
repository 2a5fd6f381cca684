import { type RemoteName, routeOwners } from '@meritum/shared/programme/routes';

/** What the portals need beside their own code: fetched while their manifests are still on the way. */
const portalSingletons = () =>
  Promise.all([import('@meritum/shared/query'), import('@meritum/shared/auth/session')]);

const portals: readonly RemoteName[] = ['mf-nomination', 'mf-judging', 'mf-admin'];

/** Starts fetching what the page at a path will ask for; failures surface where it is asked for. */
export function warmUp(path: string): void {
  if (portals.some((name) => routeOwners[name].includes(path))) portalSingletons().catch(() => {});
}
