import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parts } from '../parts';
import { filesBelow } from '../sources';
import { indirectIo } from './api-rules';
import { broken, targetOf } from './boundary-rules';
import type { Edge } from './edge';
import { importsOf } from './imports';

const folders = [...parts, 'shared', 'e2e', 'tools'];

const extension = /\.[cm]?[jt]sx?$/;

/** Scripts of a checkout, as paths from its folder. */
async function sources(checkout: string): Promise<string[]> {
  const present = folders.map((name) => join(checkout, name)).filter((path) => existsSync(path));
  const files = (await Promise.all(present.map(filesBelow))).flat();
  return files
    .filter((file) => extension.test(file))
    .map((file) => relative(checkout, file))
    .sort();
}

async function edgesOf(checkout: string, from: string): Promise<Edge[]> {
  const source = await readFile(join(checkout, from), 'utf8');
  const imports = await importsOf(source, from.endsWith('x'));
  return imports.map((one) => ({ ...one, from, to: targetOf(from, one.specifier) }));
}

/** Imports in the checkout that break a rule, as `file: import: why`. */
export async function brokenBoundaries(checkout: string): Promise<string[]> {
  const edges = new Map<string, readonly Edge[]>();
  for (const from of await sources(checkout)) {
    edges.set(from.replace(extension, ''), await edgesOf(checkout, from));
  }
  const direct = [...edges.values()]
    .flat()
    .flatMap((edge) => broken(edge).map((why) => `${edge.from}: ${edge.specifier}: ${why}`));
  return [...direct, ...indirectIo(edges)];
}
