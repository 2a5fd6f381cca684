import {
  contractVersion,
  type RemoteModule,
  type RemotesFile,
} from '@meritum/shared/federation/contract';
import type { RemoteName } from '@meritum/shared/programme/routes';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteUnavailable } from './RemoteUnavailable';

/** A remote that has not answered by then counts as unavailable. Milliseconds. */
export const loadTimeout = 10_000;

const loaded = new Map<RemoteName, RemoteModule>();

async function manifestOf(name: RemoteName): Promise<string> {
  const reply = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`remotes.json answered ${reply.status}`);
  const manifest = ((await reply.json()) as RemotesFile)[name];
  if (!manifest) throw new Error(`remotes.json does not name ${name}`);
  return new URL(manifest, location.origin).href;
}

function timeout(name: RemoteName): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not answer in time`)), loadTimeout);
  });
}

async function fetchModule(name: RemoteName): Promise<RemoteModule> {
  const entry = await manifestOf(name);
  const scope = name.replace('-', '_');
  // `force` drops what an earlier failed attempt, or an older build of the remote, left behind.
  registerRemotes([{ name: scope, entry }], { force: true });
  const module = await loadRemote<RemoteModule>(`${scope}/register`);
  if (module?.contractVersion !== contractVersion) {
    throw new Error(`${name} was built for another contract: ${module?.contractVersion}`);
  }
  return module;
}

/**
 * The module that a remote exposes, fetched once.
 * @throws RemoteUnavailable when it cannot be had, is not understood, or takes over 10 s.
 */
export async function remoteModule(name: RemoteName): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  try {
    const module = await Promise.race([fetchModule(name), timeout(name)]);
    loaded.set(name, module);
    return module;
  } catch (cause) {
    throw new RemoteUnavailable(name, cause);
  }
}

/** Makes the next `remoteModule` fetch the remote anew, with its newest manifest. */
export function forgetRemote(name: RemoteName): void {
  loaded.delete(name);
}

/** True once the remote's manifest can be had again; never throws. */
export async function remoteAnswers(name: RemoteName): Promise<boolean> {
  try {
    return (await fetch(await manifestOf(name), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
