import { portalPrefixOf, shellRoutes } from '@meritum/shared/programme/routes';
import { loadToaster } from '../layout/ToastRegion';
import { laterSingletons } from './singletons';

const isOwn = (path: string) => shellRoutes.some((route) => route === path);

/**
 * Prefetches what the portals and the account pages need beside their own code. Failures surface
 * where it is used.
 */
export function warmUp(path: string): void {
  const isPortal = portalPrefixOf(path) !== undefined;
  if (!isPortal && !isOwn(path)) return;
  for (const load of Object.values(laterSingletons)) load().catch(() => {});
  if (!isPortal) return;
  import('./portals').catch(() => {});
  // A lost connection is told by a toast.
  loadToaster().catch(() => {});
}
