import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { root } from '../parts';
import { filesBelow } from '../sources';
import type { Lock } from './complete-lock';
import { importsOf } from './imports';

/**
 * Folders with the code that builds the site and runs it on one machine, besides the parts' own.
 */
const folders = [
  'tools/build',
  'tools/database',
  'tools/identity',
  'tools/processes',
  'tools/serve',
  'tools/start',
  'shared/federation',
  'shell/build',
];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** The package that an import names; undefined for a file and for Node's own modules. */
function packageOf(specifier: string): string | undefined {
  const [, name] = /^((?:@[^/]+\/)?[^./][^/]*)/.exec(specifier) ?? [];
  return name && !builtinModules.includes(name.replace('node:', '')) ? name : undefined;
}

test('npm start installs every package that is imported to build and start the site', async () => {
  const files = (await Promise.all(folders.map((name) => filesBelow(join(root, name))))).flat();
  const sources = files.filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file));
  const used = new Set<string>();
  const missing: string[] = [];
  for (const file of sources.filter((name) => !name.includes('/testing/'))) {
    for (const { specifier, typeOnly } of await importsOf(readFileSync(file, 'utf8'), false)) {
      const name = typeOnly ? undefined : packageOf(specifier);
      if (name === undefined) continue;
      used.add(name);
      const locked = packages[`node_modules/${name}`];
      if (!locked || locked.dev) missing.push(`${relative(root, file)}: ${name}`);
    }
  }
  expect(used.has('webpack')).toBe(true);
  expect(missing).toEqual([]);
});
