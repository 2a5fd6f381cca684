import type {
  RemoteModule,
  RemotePlace,
  RemoteRoute,
  RemotesFile,
  SealFile,
} from '@meritum/shared/federation/contract';
import type { RemoteName } from '@meritum/shared/programme/routes';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { routesOf } from './contracts';
import { expectEntry } from './entries';
import { checkedSeal, Refused } from './seal';

async function fetched<T>(address: string, cache: RequestCache): Promise<T> {
  const reply = await fetch(address, { cache });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return (await reply.json()) as T;
}

async function placeOf(name: RemoteName): Promise<RemotePlace> {
  const place = (await fetched<RemotesFile>('/remotes.json', 'no-cache'))[name];
  if (!place) throw new Error(`remotes.json does not name ${name}`);
  return { ...place, integrity: new URL(place.integrity, location.origin).href };
}

const told = new Set<string>();

/** An expected state for the reader, who is told so; whoever runs the site finds it once in the console. */
function tellOnce(error: unknown): void {
  if (!(error instanceof Refused) || told.has(error.message)) return;
  told.add(error.message);
  reportError(error);
}

/** Address of the entry of a remote's present build, once it is known what its bytes must be. */
async function entryOf(name: RemoteName): Promise<string> {
  const place = await placeOf(name);
  const file = await fetched<SealFile>(place.integrity, 'no-cache');
  const { entry, integrity } = await checkedSeal(name, file, place);
  const address = new URL(entry, place.integrity).href;
  expectEntry(address, integrity);
  return address;
}

/**
 * Fetches what a remote registers, as its newest build has it.
 * @throws Error when it cannot be had, is not what was signed, or is not understood.
 */
export async function fetchRoutes(name: RemoteName): Promise<readonly RemoteRoute[]> {
  const entry = await entryOf(name).catch((error: unknown) => {
    tellOnce(error);
    throw error;
  });
  const scope = name.replace('-', '_');
  // `force` drops what an earlier failed attempt, or an older build of the remote, left behind.
  registerRemotes([{ name: scope, entry }], { force: true });
  return routesOf(name, await loadRemote<RemoteModule>(`${scope}/register`));
}

/** True once the remote's files can be had again; never throws. */
export async function remoteAnswers(name: RemoteName): Promise<boolean> {
  try {
    await fetched((await placeOf(name)).integrity, 'no-store');
    return true;
  } catch {
    return false;
  }
}
