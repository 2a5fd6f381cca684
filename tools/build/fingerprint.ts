import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Part, root } from '../parts';
import { builderOf } from './builders';
import type { BuildInputs } from './inputs';
import { closureOf, lockedAs, readLock } from './lock';
import { publicHalf, remotesKey } from './remotes-key';

/** What changes a build and stands in no file. */
const settings = ['MERITUM_SITE', 'MERITUM_PUBLIC_REMOTE'];

async function contentOf(path: string): Promise<Buffer> {
  return readFile(join(root, path)).catch(() => Buffer.from('gone'));
}

/**
 * Equal for two builds of a part exactly when what they are made of is: the sources and packages that
 * the compiler read, the tools that built them, the settings and the key that signs remotes. A file that is new changes a build
 * only through one that imports it; one that would be found in place of another is not looked for.
 */
export async function fingerprintOf(part: Part, inputs: BuildInputs): Promise<string> {
  const [lock, builder] = await Promise.all([readLock(), builderOf(part)]);
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  if (part !== 'api') hash.update(`${publicHalf(remotesKey())}\0`);
  for (const path of new Set([...builder.sources, ...inputs.sources].sort())) {
    hash
      .update(path)
      .update('\0')
      .update(await contentOf(path))
      .update('\0');
  }
  const packages = [...inputs.packages, ...closureOf(lock, builder.packages)];
  for (const place of new Set(packages.sort())) hash.update(`${lockedAs(lock, place)}\0`);
  return hash.digest('hex');
}

/** Whether any source was written after a time, in milliseconds: a build that read it before is old. */
export async function changedSince(time: number, { sources }: BuildInputs): Promise<boolean> {
  const changes = await Promise.all(
    sources.map(async (path) => (await stat(join(root, path)).catch(() => undefined))?.mtimeMs),
  );
  return changes.some((changed) => changed === undefined || changed > time);
}
