import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RemotesFile } from '@meritum/shared/federation/contract';
import { hashedFiles, markFile, readMark, servedBuilds } from '../build/generation';
import { root, type StaticPart } from '../parts';

/**
 * The builds of each part and what is served of them:
 *
 * - `PART/builds/BUILD`: a complete build, never changed, named by the hash of its files
 * - `PART/served/NAME`: the files of the current build, the hashed files of the two before, and
 *   which those are; all are links to `builds`
 * - `PART/live`: a symbolic link to one of `served`. Renaming it is the deploy, so that files and
 *   what is noted of them change in one step.
 */
export const storeFolder = (): string => process.env.RELEASES || join(root, '.data/releases');

/** What is noted of a part beside the files that are served. */
export interface Served {
  /** Builds by when they were last live, the current one first. */
  live: string[];
  /** Which build each one replaced when it was deployed: where `rollback` leads. */
  replaced: Record<string, string>;
  /** Of the shell: the least build of each remote, which no older shell lowers. */
  least?: Record<string, number>;
}

const servedFile = '.served.json';
const nothing: Served = { live: [], replaced: {} };

export const buildFolder = (store: string, part: StaticPart, build: string): string =>
  join(store, part, 'builds', build);

/** What a server serves: its root folder. */
export const liveFolder = (store: string, part: StaticPart): string => join(store, part, 'live');

export async function readJson<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

export const servedOf = async (store: string, part: StaticPart): Promise<Served> =>
  (await readJson<Served>(join(liveFolder(store, part), servedFile))) ?? nothing;

export async function buildsOf(store: string, part: StaticPart): Promise<string[]> {
  const folder = join(store, part, 'builds');
  return existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : [];
}

async function filesIn(build: string): Promise<string[]> {
  const mark = await readMark(build);
  if (!mark) throw new Error(`${build} holds no complete build. Build the part first.`);
  return mark.files;
}

async function filesHash(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const content = createHash('sha256').update(await readFile(join(folder, file)));
    hash.update(`${file}\0${content.digest('hex')}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Whether a kept build's files are still those that it is named by. */
export const isUnchanged = async (store: string, part: StaticPart, build: string) =>
  (await filesHash(
    buildFolder(store, part, build),
    await filesIn(buildFolder(store, part, build)),
  )) === build;

async function linkInto(next: string, from: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (existsSync(join(next, file))) continue;
    await mkdir(dirname(join(next, file)), { recursive: true });
    await link(join(from, file), join(next, file));
  }
}

/** Keeps a finished build; returns its name. The same files are kept once. */
export async function keepBuild(store: string, part: StaticPart, dist: string): Promise<string> {
  const files = await filesIn(dist);
  const build = await filesHash(dist, files);
  const kept = buildFolder(store, part, build);
  if (existsSync(kept)) return build;
  const draft = join(dirname(kept), `.${build}-${process.pid}`);
  for (const file of files) {
    await mkdir(dirname(join(draft, file)), { recursive: true });
    await writeFile(join(draft, file), await readFile(join(dist, file)));
  }
  await writeFile(join(draft, markFile), JSON.stringify({ fingerprint: build, files }));
  await rename(draft, kept);
  return build;
}

/** The shell says which builds of remotes it accepts: no fewer than it ever did. */
async function writeLeast(folder: string, least: Served['least'] = {}): Promise<void> {
  const file = join(folder, 'remotes.json');
  const remotes = (await readJson<RemotesFile>(file)) ?? {};
  for (const [name, address] of Object.entries(remotes)) {
    address.leastBuild = least[name] ?? address.leastBuild ?? 0;
  }
  // Links: a file is replaced, never written to.
  for (const end of ['', '.br', '.gz']) await rm(file + end, { force: true });
  await writeFile(file, `${JSON.stringify(remotes)}\n`);
}

/** Points `live` at a folder of `served`, in one step. */
async function point(store: string, part: StaticPart, name: string): Promise<void> {
  const draft = join(store, part, `.live-${process.pid}`);
  await symlink(join('served', name), draft);
  await rename(draft, liveFolder(store, part));
}

async function pointedAt(store: string, part: StaticPart): Promise<string | undefined> {
  const live = liveFolder(store, part);
  return existsSync(live) ? basename(await readlink(live)) : undefined;
}

/**
 * Serves what is noted: the first build of `live` whole, and of the two after it the files with a
 * content hash. Returns what undoes it. A folder that was replaced stays until the next time, for
 * the servers that still have it open.
 */
export async function serveBuilds(
  store: string,
  part: StaticPart,
  served: Served,
): Promise<() => Promise<void>> {
  const name = `${Date.now().toString(36)}-${served.live[0]}`;
  const next = join(store, part, 'served', name);
  await mkdir(next, { recursive: true });
  for (const [age, build] of served.live.slice(0, servedBuilds).entries()) {
    const from = buildFolder(store, part, build);
    if (age > 0 && !existsSync(from)) continue;
    const files = await filesIn(from);
    await linkInto(next, from, age === 0 ? files : hashedFiles(files));
  }
  if (part === 'shell') await writeLeast(next, served.least);
  await writeFile(join(next, servedFile), JSON.stringify(served));
  // A file of its own, by which a running server notices the change.
  await writeFile(join(next, markFile), JSON.stringify({ fingerprint: name, files: [] }));
  const before = await pointedAt(store, part);
  await point(store, part, name);
  for (const old of await readdir(join(store, part, 'served'))) {
    if (old === name || old === before) continue;
    await rm(join(store, part, 'served', old), { recursive: true, force: true });
  }
  return async () => {
    if (before) await point(store, part, before);
    else await rm(liveFolder(store, part));
  };
}
