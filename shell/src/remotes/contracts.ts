import {
  contractVersion,
  contractVersions,
  type FlatRoute,
  type RemoteModule,
  type RemoteRoutes,
} from '@meritum/shared/federation/contract';
import { prefixes, type RemoteName } from '@meritum/shared/programme/routes';

/** A version 1 route below its remote's prefix; undefined if it is elsewhere. */
function below(prefix: string, { path, load }: FlatRoute) {
  const base = prefix === '/' ? '/' : `${prefix}/`;
  if (path === prefix) return [{ path: '', load }];
  return path.startsWith(base) ? [{ path: path.slice(base.length), load }] : [];
}

/**
 * Returns what a remote registers, in the newest contract version that both sides support.
 * @throws Error if they have none in common.
 */
export function routesOf(name: RemoteName, module: RemoteModule | null): RemoteRoutes['routes'] {
  const offered = module?.contracts?.[contractVersion];
  if (offered) return offered.routes;
  if (module?.contractVersion === 1) {
    return module.routes.flatMap((route) => below(prefixes[name], route));
  }
  const known = contractVersions.join(' and ');
  throw new Error(`${name} has contract ${module?.contractVersion}, this shell knows ${known}`);
}
