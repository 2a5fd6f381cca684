import { type RemoteName, routeOwners } from '@meritum/shared/programme/routes';
import { matchPath } from '@meritum/shared/router';
import { type ComponentType, lazy } from 'react';
import { loadPage, providePage } from './pages';
import { whenRemoteAnswers } from './recovery';
import { forgetRemote } from './registry';

async function loadInTheEnd(remote: RemoteName, path: string): Promise<ComponentType> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await loadPage(remote, path);
    } catch {
      forgetRemote(remote);
      await new Promise<void>((back) => whenRemoteAnswers(remote, back, attempt));
    }
  }
}

/**
 * On a prerendered page a remote that cannot be loaded must not replace good content by an error:
 * the page waits for its remote, however long, and stays readable with working links meanwhile.
 */
export function holdPage(address: string): void {
  for (const remote of Object.keys(routeOwners) as RemoteName[]) {
    const path = routeOwners[remote].find((route) => matchPath(route, address));
    if (!path) continue;
    const page = lazy(async () => ({ default: await loadInTheEnd(remote, path) }));
    providePage(remote, path, page);
  }
}
