import { prefixes, type RemoteName } from '../programme/routes';
import type { FlatRoute, RemoteModule, RemoteRoute } from './contract';

const joined = (base: string, path: string) =>
  path === '' ? base : `${base === '/' ? '' : base}/${path}`;

/** Every page below `base` by its absolute path, without the routes that only stand around others. */
export function flattened(base: string, routes: readonly RemoteRoute[]): FlatRoute[] {
  return routes.flatMap(({ path, load, children }) => {
    const here = joined(base, path);
    if (children) return flattened(here, children);
    return load ? [{ path: here, load }] : [];
  });
}

/** What a remote exposes: its routes below its prefix, in each version of the contract. */
export function register(name: RemoteName, routes: readonly RemoteRoute[]): Required<RemoteModule> {
  return {
    contractVersion: 1,
    routes: flattened(prefixes[name], routes),
    contracts: { 2: { routes } },
  };
}
