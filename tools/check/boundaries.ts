import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parts } from '../parts';
import { filesBelow } from '../sources';
import { broken, targetOf } from './boundary-rules';
import { importsOf } from './imports';

const folders = [...parts, 'shared', 'e2e', 'tools'];

/** TypeScript files of a checkout, as paths from its folder. */
async function sources(checkout: string): Promise<string[]> {
  const present = folders.map((name) => join(checkout, name)).filter((path) => existsSync(path));
  const files = (await Promise.all(present.map(filesBelow))).flat();
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => relative(checkout, file))
    .sort();
}

/** Every import in the checkout that breaks a rule, as `file: import: why`. */
export async function brokenBoundaries(checkout: string): Promise<string[]> {
  const found: string[] = [];
  for (const from of await sources(checkout)) {
    const imports = await importsOf(
      await readFile(join(checkout, from), 'utf8'),
      from.endsWith('x'),
    );
    for (const one of imports) {
      const edge = { ...one, from, to: targetOf(from, one.specifier) };
      found.push(...broken(edge).map((why) => `${from}: ${one.specifier}: ${why}`));
    }
  }
  return found;
}
