import type { RemoteName } from '@meritum/shared/programme/routes';
import { type ComponentType, lazy } from 'react';
import { RemoteUnavailable } from './RemoteUnavailable';
import { forgetRemote, remoteModule } from './registry';

const pages = new Map<string, ComponentType>();

const keyOf = (remote: RemoteName, path: string) => `${remote} ${path}`;

/**
 * Loads the page that a remote registered for a route.
 * @throws RemoteUnavailable when the remote or the page's chunk cannot be had.
 */
export async function loadPage(remote: RemoteName, path: string): Promise<ComponentType> {
  const { routes } = await remoteModule(remote);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new RemoteUnavailable(remote, new Error(`no route ${path}`));
  try {
    return await route.load();
  } catch (cause) {
    throw new RemoteUnavailable(remote, cause);
  }
}

/** The page as a lazy component, the same one each time until `forgetPages`. */
export function pageOf(
  remote: RemoteName,
  path: string,
  load: typeof loadPage = loadPage,
): ComponentType {
  const key = keyOf(remote, path);
  const known = pages.get(key);
  if (known) return known;
  const page = lazy(async () => ({ default: await load(remote, path) }));
  pages.set(key, page);
  return page;
}

/** Makes a page that is at hand the one that `pageOf` answers; used where pages are prerendered. */
export function providePage(remote: RemoteName, path: string, page: ComponentType): void {
  pages.set(keyOf(remote, path), page);
}

/** Drops a remote's pages: React remembers a failed load, so a retry needs new components. */
export function forgetPages(remote: RemoteName): void {
  forgetRemote(remote);
  for (const key of pages.keys()) {
    if (key.startsWith(`${remote} `)) pages.delete(key);
  }
}
