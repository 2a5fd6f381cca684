import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { immutablePath } from '../serve/headers';

/** Describes a build in `dist/.build.json`; written last, so that it marks a complete build. */
interface BuildMark {
  fingerprint: string;
  /** Files of this build, without those kept from earlier ones. */
  files: string[];
  /** Hashed files of the two previous builds, the newer first. */
  earlier?: string[][];
}

export const markFile = '.build.json';

/** The description of the build in `dist`; undefined without a complete build. */
export async function readMark(dist: string): Promise<BuildMark | undefined> {
  try {
    return JSON.parse(await readFile(join(dist, markFile), 'utf8')) as BuildMark;
  } catch {
    return undefined;
  }
}

async function filesOf(dist: string): Promise<string[]> {
  const names = await readdir(dist, { recursive: true });
  const kept = await Promise.all(
    names.map(async (name) => ((await stat(join(dist, name))).isFile() ? [name] : [])),
  );
  return kept.flat().sort();
}

/** Number of builds whose hashed files are served, including the current one. */
const servedBuilds = 3;

/** Hashed files of a build, which open pages may still request after its replacement. */
export const hashedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => immutablePath.test(`/${file}`));

/** Keeps the files that open pages of earlier builds may request; returns them by build. */
async function keepHashedFiles(previous: string, next: string): Promise<string[][]> {
  const mark = await readMark(previous);
  if (!mark?.files) return [];
  const earlier = [hashedFiles(mark.files), ...(mark.earlier ?? [])].slice(0, servedBuilds - 1);
  for (const file of new Set(earlier.flat())) {
    if (existsSync(join(next, file)) || !existsSync(join(previous, file))) continue;
    await mkdir(dirname(join(next, file)), { recursive: true });
    await copyFile(join(previous, file), join(next, file));
  }
  return earlier;
}

/** Replaces the previous build atomically, so that a running server never serves half of it. */
export async function replaceBuild(next: string, dist: string, fingerprint: string): Promise<void> {
  const files = await filesOf(next);
  const mark: BuildMark = { fingerprint, files, earlier: await keepHashedFiles(dist, next) };
  await writeFile(join(next, markFile), JSON.stringify(mark));
  const old = `${next}.old`;
  if (existsSync(dist)) await rename(dist, old);
  await rename(next, dist);
  await rm(old, { recursive: true, force: true });
}

/** Bytes of a build, raw and compressed. */
export async function sizeOf(dist: string): Promise<{ raw: number; brotli: number }> {
  const { files = [] } = (await readMark(dist)) ?? {};
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await stat(join(dist, file))).size);
  const size = { raw: 0, brotli: 0 };
  for (const [file, bytes] of sizes) {
    if (/\.(br|gz)$/.test(file)) continue;
    size.raw += bytes;
    size.brotli += sizes.get(`${file}.br`) ?? bytes;
  }
  return size;
}
