import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { targetOf } from '../check/boundary-rules';
import { importsOf } from '../check/imports';
import { type Part, root } from '../parts';
import { filesBelow } from '../sources';

/** What builds a part: our own files, and the packages that they import. */
export interface Builder {
  sources: string[];
  packages: string[];
}

const entry = 'tools/build/part.ts';
/** What only some parts are built with; for all others `compile.ts` imports it in vain. */
const special: Partial<Record<Part, string>> = { shell: 'shell/build/pages', api: 'api/build' };
/** Packages that a configuration of webpack names as a text. */
const loaders = ['swc-loader', 'css-loader', '@swc/core'];

const fileAt = (path: string) =>
  ['', '.ts', '.tsx', '.json', '.css']
    .map((end) => path + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(join(root, one)));

const packageNamed = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Follows imports from a file, except to where `isLeft` says; of a type too, which costs nothing. */
async function follow(start: string, isLeft: (path: string) => boolean): Promise<Builder> {
  const sources = new Set<string>();
  const packages = new Set<string>();
  const queue = [start];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (sources.has(file)) continue;
    sources.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const source = await readFile(join(root, file), 'utf8');
    for (const { specifier, typeOnly } of await importsOf(source, file.endsWith('.tsx'))) {
      if (typeOnly || isBuiltin(specifier)) continue;
      const target = targetOf(file, specifier);
      const next = target && !isLeft(target) ? fileAt(target) : undefined;
      if (next) queue.push(next);
      else if (!target) packages.add(packageNamed(specifier));
    }
  }
  return { sources: [...sources], packages: [...packages] };
}

/** The fonts, pictures and texts that the pages' builder reads by itself. */
async function filesOfPages(): Promise<string[]> {
  const own = await filesBelow(join(root, 'shell/build'));
  const read = ['shared/ui/mark.svg', 'shared/ui/tokens.css'];
  const kept = own.map((file) => file.slice(root.length + 1).replaceAll('\\', '/'));
  return [...kept.filter((file) => !/\.test\.tsx?$|\.md$/.test(file)), ...read];
}

/** What a part is built with. */
export async function builderOf(part: Part): Promise<Builder> {
  const others = Object.values(special);
  // One path in the servers' headers is named there; it is no matter of a build.
  const isLeft = (path: string) => others.includes(path) || path.startsWith('shared/contracts/');
  const all = [await follow(entry, isLeft)];
  const own = special[part] && fileAt(special[part]);
  if (own) all.push(await follow(own, () => false));
  const files = part === 'shell' ? await filesOfPages() : [];
  return {
    sources: [...new Set([...all.flatMap(({ sources }) => sources), ...files])].sort(),
    packages: [...new Set([...all.flatMap(({ packages }) => packages), ...loaders])].sort(),
  };
}
