import type { RemoteModule, RemoteRoute, RemotesFile } from '@meritum/shared/federation/contract';
import type { RemoteName } from '@meritum/shared/programme/routes';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { routesOf } from './contracts';

async function manifestOf(name: RemoteName): Promise<string> {
  const reply = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`remotes.json answered ${reply.status}`);
  const manifest = ((await reply.json()) as RemotesFile)[name];
  if (!manifest) throw new Error(`remotes.json does not name ${name}`);
  return new URL(manifest, location.origin).href;
}

/**
 * Fetches what a remote registers, by its newest manifest.
 * @throws Error when it cannot be had or is not understood.
 */
export async function fetchRoutes(name: RemoteName): Promise<readonly RemoteRoute[]> {
  const entry = await manifestOf(name);
  const scope = name.replace('-', '_');
  // `force` drops what an earlier failed attempt, or an older build of the remote, left behind.
  registerRemotes([{ name: scope, entry }], { force: true });
  return routesOf(name, await loadRemote<RemoteModule>(`${scope}/register`));
}

/** True once the remote's manifest can be had again; never throws. */
export async function remoteAnswers(name: RemoteName): Promise<boolean> {
  try {
    return (await fetch(await manifestOf(name), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
