import { prefixes, type RemoteName } from '../programme/routes';
import type { FlatRoute, RemoteModule, RemoteRoute } from './contract';

const joined = (base: string, path: string) =>
  path === '' ? base : `${base === '/' ? '' : base}/${path}`;

/** Returns every page below `base` by its absolute path, without routes that only group others. */
function flattened(base: string, routes: readonly RemoteRoute[]): FlatRoute[] {
  return routes.flatMap(({ path, load, children }) => {
    const here = joined(base, path);
    if (children) return flattened(here, children);
    return load ? [{ path: here, load }] : [];
  });
}

/** Returns what a remote exposes: its routes in each version of the contract. */
export function register(name: RemoteName, routes: readonly RemoteRoute[]): Required<RemoteModule> {
  return {
    contractVersion: 1,
    routes: flattened(prefixes[name], routes),
    contracts: { 2: { routes } },
  };
}
