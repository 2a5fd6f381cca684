import {
  contractVersion,
  type FlatRoute,
  type RemoteModule,
  type RemoteRoutes,
} from '@meritum/shared/federation/contract';
import { prefixes, type RemoteName } from '@meritum/shared/programme/routes';

/** The versions that this shell understands: its own, and that of the release before. */
export const supportedVersions = [1, contractVersion] as const;

/** A route of version 1 below the prefix of its remote; undefined when it stands elsewhere. */
function below(prefix: string, { path, load }: FlatRoute) {
  const base = prefix === '/' ? '/' : `${prefix}/`;
  if (path === prefix) return [{ path: '', load }];
  return path.startsWith(base) ? [{ path: path.slice(base.length), load }] : [];
}

/**
 * What a remote registers, in the newest version of the contract that both sides know.
 * @throws Error when they have none in common.
 */
export function routesOf(name: RemoteName, module: RemoteModule | null): RemoteRoutes['routes'] {
  const offered = module?.contracts?.[contractVersion];
  if (offered) return offered.routes;
  if (module?.contractVersion === 1) {
    return module.routes.flatMap((route) => below(prefixes[name], route));
  }
  const known = supportedVersions.join(' and ');
  throw new Error(`${name} has contract ${module?.contractVersion}, this shell knows ${known}`);
}
