import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashedFiles, readMark } from '../build/generation';
import type { StaticPart } from '../parts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long after a deploy an open page can still load its files. */
const keptMs = 30 * dayMs;

/** Points `live` to a folder beside it, atomically. */
async function point(folder: string, name: string): Promise<void> {
  const draft = join(folder, `.live-${process.pid}`);
  await symlink(name, draft);
  await rename(draft, join(folder, 'live'));
}

/** The served folder, and the previous one. */
async function foldersOf(folder: string): Promise<{ live?: string; before?: string }> {
  if (!existsSync(join(folder, 'live'))) return {};
  const live = await readlink(join(folder, 'live'));
  const others = (await readdir(folder)).filter((name) => /^\d+$/.test(name) && name !== live);
  const before = others.sort().at(-1);
  return { live, ...(before && { before }) };
}

async function copyBuild(dist: string, next: string): Promise<void> {
  const mark = await readMark(dist);
  if (!mark) throw new Error(`${dist} holds no complete build. Build the part first.`);
  for (const file of mark.files) {
    await mkdir(dirname(join(next, file)), { recursive: true });
    await copyFile(join(dist, file), join(next, file));
  }
}

/**
 * Links files of earlier builds that open pages may request. A file's age counts from the last
 * build that had it.
 */
async function linkEarlier(from: string, next: string): Promise<void> {
  for (const file of hashedFiles(await readdir(from, { recursive: true }))) {
    const found = await stat(join(from, file));
    const isTooOld = Date.now() - found.mtimeMs > keptMs;
    if (!found.isFile() || isTooOld || existsSync(join(next, file))) continue;
    await mkdir(dirname(join(next, file)), { recursive: true });
    await link(join(from, file), join(next, file));
  }
}

/**
 * Serves a finished build of a part: `PART/live` below the folder of releases becomes a link to a
 * copy of the build. Files with a content hash stay beside it for a month after the last build that
 * had them.
 * @throws Error if `dist` holds no complete build; then nothing has changed
 */
export async function deploy(releases: string, part: StaticPart, dist: string): Promise<void> {
  const folder = join(releases, part);
  const { live } = await foldersOf(folder);
  const name = `${Date.now()}`;
  await copyBuild(dist, join(folder, name));
  if (live) await linkEarlier(join(folder, live), join(folder, name));
  await point(folder, name);
  for (const old of await readdir(folder)) {
    if (/^\d+$/.test(old) && old !== name && old !== live)
      await rm(join(folder, old), { recursive: true });
  }
}

/** Serves the build before the last deploy; a second call returns to the later one. */
export async function goBack(releases: string, part: StaticPart): Promise<void> {
  const folder = join(releases, part);
  const { live, before } = await foldersOf(folder);
  if (!live || !before) throw new Error(`${part} has no build before.`);
  await linkEarlier(join(folder, live), join(folder, before));
  await point(folder, before);
}
