import { contractVersion, type RemoteModule } from '@meritum/shared/federation/contract';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { entryScript } from './entries';
import { firstSingletons, laterSingletons, version } from './singletons';

// Portals built with `externalRuntime` look for the runtime here and need not bundle it.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const shellHost = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [{ name: 'signed-entries', createScript: ({ url }) => entryScript(url) }],
});

const asShared = (module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** Loaded before a portal runs, because a portal caches a shared module's failure. */
async function share(): Promise<void> {
  const later = Object.entries(laterSingletons).map(
    async ([name, load]) => [name, await load()] as const,
  );
  const modules = [...Object.entries(firstSingletons), ...(await Promise.all(later))];
  shellHost.registerShared(
    Object.fromEntries(modules.map(([name, module]) => [name, asShared(module)])),
  );
}

let shared: Promise<void> | undefined;

/** Part of the session's chunk. */
const claimFirst = async () =>
  (await import(/* webpackChunkName: "session" */ './OnceClaimed')).OnceClaimed;

/** Puts the pages of a remote behind the question who owns the account's contents. */
function onceClaimed({ contracts }: RemoteModule): RemoteModule {
  const known = contracts?.[contractVersion];
  if (!known) return { contracts };
  const asking = { path: '', load: claimFirst, children: known.routes };
  return { contracts: { ...contracts, [contractVersion]: { routes: [asking] } } };
}

/** `name` is a federation name such as `mf_judging`. @throws Error for an unsigned entry. */
export async function portalAt(name: string, address: string): Promise<RemoteModule | null> {
  shared ??= share();
  await shared.catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  const known = shellHost.options.remotes.find((remote) => remote.name === name);
  const isAnotherBuild = known !== undefined && 'entry' in known && known.entry !== address;
  shellHost.registerRemotes([{ name, entry: address }], { force: isAnotherBuild });
  const portal = await shellHost.loadRemote<RemoteModule>(`${name}/register`);
  return portal && onceClaimed(portal);
}
