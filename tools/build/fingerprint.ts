import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Part, root } from '../parts';
import { filesBelow } from '../sources';
import { publicHalf, remotesKey } from './remotes-key';

/** Settings that change a build. */
const settings = ['MERITUM_SITE', 'MERITUM_PUBLIC_REMOTE', 'REMOTES_BUILD'];

/** Sources of every part, besides its own folder. */
const common = ['shared', 'tools/build', 'tools/serve', 'tools/parts.ts', 'package-lock.json'];

/** The shell draws the public site's pages and offers the ledger verifier. */
const more: Partial<Record<Part, readonly string[]>> = {
  shell: ['mf-public', 'docs/verify_ledger.py', 'docs/verify_log.py'],
};

const isBuilt = (file: string) => !/\.(test\.tsx?|md)$/.test(file);

async function filesAt(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  return (await filesBelow(path)).filter(isBuilt);
}

/** A hash of a build's sources, settings and signing key. */
export async function fingerprintOf(part: Part, checkout = root): Promise<string> {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  if (part !== 'api') hash.update(`${publicHalf(remotesKey())}\0`);
  const paths = [part, ...common, ...(more[part] ?? [])];
  const files = await Promise.all(paths.map((path) => filesAt(join(checkout, path))));
  for (const file of files.flat().sort()) {
    hash
      .update(`${relative(checkout, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
