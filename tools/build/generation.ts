import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { immutablePath } from '../serve/headers';

/** Describes a build in `dist/.build.json`; written last, so that it marks a complete build. */
interface BuildMark {
  fingerprint: string;
  /** Files of this build, without those kept from the previous one. */
  files: string[];
}

const markFile = '.build.json';

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

/** Open pages still load files of the previous build, so one generation is kept. */
async function keepHashedFiles(previous: string, next: string): Promise<void> {
  const files = (await readMark(previous))?.files ?? [];
  for (const file of files) {
    if (!immutablePath.test(`/${file}`) || existsSync(join(next, file))) continue;
    if (!existsSync(join(previous, file))) continue;
    await mkdir(dirname(join(next, file)), { recursive: true });
    await copyFile(join(previous, file), join(next, file));
  }
}

/** Replaces the previous build in one step, so that a running server never sees half of it. */
export async function replaceBuild(next: string, dist: string, fingerprint: string): Promise<void> {
  const mark: BuildMark = { fingerprint, files: await filesOf(next) };
  await keepHashedFiles(dist, next);
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
