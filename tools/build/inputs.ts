import { stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Stats } from 'webpack';
import { root } from '../parts';

/** What a build was made of, beside the tools that made it; noted with it, since only it knows. */
export interface BuildInputs {
  /** Files of ours that were read, as paths of the checkout. */
  sources: string[];
  /** Packages that were read, by their key in the lock file. */
  packages: string[];
}

/** The package of an installed file, as the lock file names it; undefined for a file of ours. */
export function packageOf(path: string): string | undefined {
  const at = path.lastIndexOf('node_modules/');
  if (at < 0) return undefined;
  const [scope = '', name = ''] = path.slice(at + 'node_modules/'.length).split('/');
  return `${path.slice(0, at)}node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/** The files that a compiler has read, its child compilers included. */
export function filesRead({ compilation }: Stats): string[] {
  const all = [compilation, ...compilation.children];
  return [...new Set(all.flatMap((one) => [...one.fileDependencies]))];
}

/** Sorts what was read into sources and packages. What is neither, like a temporary file, is left out. */
export async function inputsFrom(files: readonly string[]): Promise<BuildInputs> {
  const sources = new Set<string>();
  const packages = new Set<string>();
  for (const file of files) {
    const path = relative(root, file).split(sep).join('/');
    const name = packageOf(path);
    if (path.startsWith('../')) continue;
    if (name) packages.add(name);
    else if ((await stat(file).catch(() => undefined))?.isFile()) sources.add(path);
  }
  return { sources: [...sources].sort(), packages: [...packages].sort() };
}
