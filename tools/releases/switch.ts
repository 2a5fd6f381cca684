import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotesFile, Seal, SealFile } from '@meritum/shared/federation/contract';
import { remoteNames } from '@meritum/shared/programme/routes';
import { sealName } from '../build/seal';
import type { StaticPart } from '../parts';
import {
  buildFolder,
  buildsOf,
  isUnchanged,
  liveFolder,
  readJson,
  type Served,
  serveBuilds,
  servedOf,
} from './store';
import { refusal } from './terms';

export interface Switching {
  store: string;
  /** Accept a remote below the least build, which the shell then says. */
  belowLeast?: boolean;
  /** `MERITUM_REMOTES`, where the operator has set it. */
  remotes?: RemotesFile | undefined;
  /** Makes the server of the shell take its new folder. */
  restartShell(): Promise<void>;
  /** Visits the site and throws what does not work. */
  check(part: StaticPart, live: readonly string[]): Promise<void>;
}

type Least = NonNullable<Served['least']>;
type Undo = () => Promise<unknown>;

const remotesIn = async (folder: string) =>
  (await readJson<RemotesFile>(join(folder, 'remotes.json'))) ?? {};

async function numberOf(folder: string): Promise<number> {
  const file = await readJson<SealFile>(join(folder, sealName));
  return file ? ((JSON.parse(file.seal) as Seal).build ?? 0) : 0;
}

/** The least builds that a shell is served with: its own, and never fewer than before. */
async function leastWith(build: string, { least = {} }: Served): Promise<Least> {
  const own = Object.entries(await remotesIn(build));
  return Object.fromEntries(
    own.map(([name, { leastBuild = 0 }]) => [name, Math.max(leastBuild, least[name] ?? 0)]),
  );
}

const withLeast = (remotes: RemotesFile, least: Least): RemotesFile =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, address]) => [
      name,
      { ...address, leastBuild: least[name] ?? address.leastBuild ?? 0 },
    ]),
  );

function refuse(why: string | undefined): void {
  if (why) throw new Error(`Nothing was changed: ${why}.`);
}

/** A shell must run every remote that is live: one with a replaced key does not. */
async function checkShell(folder: string, least: Least, how: Switching): Promise<void> {
  const own = await remotesIn(folder);
  for (const name of remoteNames) {
    const live = liveFolder(how.store, name);
    if (!(await servedOf(how.store, name)).live.length) continue;
    refuse(await refusal(folder, name, live, how.remotes ?? withLeast(own, least)));
  }
}

/** Checks a remote with the live shell. Returns the least build that has to be said instead. */
async function checkRemote(part: StaticPart, folder: string, how: Switching) {
  const number = await numberOf(folder);
  if (number === 0) refuse(`${part} was built without REMOTES_BUILD`);
  const shell = liveFolder(how.store, 'shell');
  const remotes = how.remotes ?? (await remotesIn(shell));
  const address = remotes[part];
  if (!address) return undefined;
  const lowers = number < (address.leastBuild ?? 0) && how.belowLeast && !how.remotes;
  const said = lowers ? { ...address, leastBuild: number } : address;
  refuse(await refusal(shell, part, folder, { ...remotes, [part]: said }));
  return lowers ? { [part]: number } : undefined;
}

async function serveShell(served: Served, how: Switching): Promise<Undo> {
  const back = await serveBuilds(how.store, 'shell', served);
  await how.restartShell().catch(async (error: unknown) => {
    await back();
    throw error;
  });
  return async () => {
    await back();
    await how.restartShell();
  };
}

async function moved(part: StaticPart, next: Served, how: Switching): Promise<Undo> {
  const folder = buildFolder(how.store, part, next.live[0] ?? '');
  if (part === 'shell') {
    const least = await leastWith(folder, next);
    await checkShell(folder, least, how);
    return serveShell({ ...next, least }, how);
  }
  const lowered = await checkRemote(part, folder, how);
  if (!lowered) return serveBuilds(how.store, part, next);
  const shell = await servedOf(how.store, 'shell');
  const backShell = await serveShell({ ...shell, least: { ...shell.least, ...lowered } }, how);
  const back = await serveBuilds(how.store, part, next);
  return async () => {
    await back();
    await backShell();
  };
}

async function switchTo(part: StaticPart, next: Served, how: Switching) {
  const [build = ''] = next.live;
  if (!(await isUnchanged(how.store, part, build)))
    refuse(`the files of ${part} ${build} are not those that were kept`);
  const back = await moved(part, next, how);
  try {
    await how.check(part, next.live);
  } catch (error) {
    await back();
    throw new Error(`The build before is live again: ${(error as Error).message}.`);
  }
}

async function alone<T>(store: string, work: () => Promise<T>): Promise<T> {
  const lock = join(store, '.deploying');
  await mkdir(store, { recursive: true });
  const file = await open(lock, 'wx').catch(() => {
    throw new Error(`Another deploy is running. If it was killed, delete ${lock}.`);
  });
  try {
    return await work();
  } finally {
    await file.close();
    await rm(lock);
  }
}

const first = (build: string, { live }: Served) => [build, ...live.filter((one) => one !== build)];

async function named(store: string, part: StaticPart, name: string): Promise<string> {
  const fitting = (await buildsOf(store, part)).filter((build) => build.startsWith(name));
  if (fitting.length !== 1 || !fitting[0])
    throw new Error(`${fitting.length || 'No'} builds of ${part} are called ${name}; see list.`);
  return fitting[0];
}

/**
 * Makes a kept build, named by its beginning, the live one.
 * @throws Error that says why not; then what was live before is live.
 */
export const deploy = (part: StaticPart, name: string, how: Switching): Promise<string> =>
  alone(how.store, async () => {
    const build = await named(how.store, part, name);
    const served = await servedOf(how.store, part);
    const [now] = served.live;
    const replaced = { ...served.replaced, ...(now && now !== build && { [build]: now }) };
    const next = { ...served, live: first(build, served), replaced };
    await switchTo(part, next, how);
    return build;
  });

/** Goes back to the build that the live one replaced. @throws Error as `deploy` */
export const rollBack = (part: StaticPart, how: Switching): Promise<string> =>
  alone(how.store, async () => {
    const served = await servedOf(how.store, part);
    const build = served.replaced[served.live[0] ?? ''];
    if (!build) throw new Error(`${part} has no build before.`);
    await switchTo(part, { ...served, live: first(build, served) }, how);
    return build;
  });
