import { takePrefetched } from '@meritum/shared/client/prefetch';
import {
  contractVersion,
  type RemoteAddress,
  type RemoteModule,
  type RemoteRoute,
  type RemotesFile,
  type Seal,
  type SealFile,
} from '@meritum/shared/federation/contract';
import type { RemoteName } from '@meritum/shared/programme/routes';
import { expectEntry } from './entries';
import { publicSiteAt } from './publicSite';
import { checkedSeal, UntrustedRemote } from './seal';

async function fetched<T>(address: string, cache: RequestCache): Promise<T> {
  const reply = (await takePrefetched(address)) ?? (await fetch(address, { cache }));
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return (await reply.json()) as T;
}

async function remoteAddress(name: RemoteName): Promise<RemoteAddress> {
  const address = (await fetched<RemotesFile>('/remotes.json', 'no-cache'))[name];
  if (!address) throw new Error(`remotes.json lacks ${name}`);
  return { ...address, integrity: new URL(address.integrity, location.origin).href };
}

const reported = new Set<string>();

/** Logs an expected state once for operators; the page informs the reader. */
function tellOnce(error: unknown): void {
  if (!(error instanceof UntrustedRemote) || reported.has(error.message)) return;
  reported.add(error.message);
  reportError(error);
}

async function sealOf(name: RemoteName): Promise<Seal & { address: string }> {
  const address = await remoteAddress(name);
  const file = await fetched<SealFile>(address.integrity, 'no-cache');
  const seal = await checkedSeal(name, file, address);
  return { ...seal, address: new URL(seal.entry, address.integrity).href };
}

/** Runs a signed entry; the federation runtime is fetched with the first portal. */
async function registeredBy(name: RemoteName, address: string) {
  if (name === 'mf-public') return publicSiteAt(address);
  const { portalAt } = await import(/* webpackChunkName: "portals" */ './portals');
  return portalAt(name.replace('-', '_'), address);
}

/** @throws Error if the remote offers no version of the contract that this shell supports. */
function routesOf(name: RemoteName, module: RemoteModule | null): readonly RemoteRoute[] {
  const offered = module?.contracts?.[contractVersion];
  if (offered) return offered.routes;
  throw new Error(`${name} has no contract ${contractVersion}`);
}

/** @throws Error if a remote's newest build is unavailable, unsigned or unsupported. */
export async function fetchRoutes(name: RemoteName): Promise<readonly RemoteRoute[]> {
  const { address, integrity } = await sealOf(name).catch((error: unknown) => {
    tellOnce(error);
    throw error;
  });
  expectEntry(address, integrity);
  return routesOf(name, await registeredBy(name, address));
}

/** Whether the remote's files can be loaded again; never throws. */
export async function remoteAnswers(name: RemoteName): Promise<boolean> {
  try {
    await fetched((await remoteAddress(name)).integrity, 'no-store');
    return true;
  } catch {
    return false;
  }
}
