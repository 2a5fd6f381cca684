import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts';
import { builderOf } from './builders';
import { changedSince, fingerprintOf } from './fingerprint';
import { inputsFrom, packageOf } from './inputs';
import { closureOf, type Lock, lockedAs } from './lock';

test('what a compiler read is a source of ours, a package, or nothing that stays', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'inputs-'));
  writeFileSync(join(outside, 'a.ts'), '');
  const read = ['tools/parts.ts', 'node_modules/@swc/core/index.js', 'tools', 'tools/gone.ts'];
  const files = [...read.map((path) => join(root, path)), join(outside, 'a.ts')];
  expect(await inputsFrom(files)).toEqual({
    sources: ['tools/parts.ts'],
    packages: ['node_modules/@swc/core'],
  });
  rmSync(outside, { recursive: true });
});

test.each([
  ['shell/src/a.ts', undefined],
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@x/y/lib/a.js', 'node_modules/@x/y'],
  ['node_modules/a/node_modules/@x/b/c.js', 'node_modules/a/node_modules/@x/b'],
])('%s belongs to package %s', (path, expected) => {
  expect(packageOf(path)).toBe(expected);
});

const lock: Lock = {
  '': { dependencies: { a: '1' } },
  'node_modules/a': { version: '1', integrity: 'sha-a', dependencies: { b: '1', c: '1' } },
  'node_modules/a/node_modules/b': { version: '1', dependencies: { c: '1' } },
  'node_modules/b': { version: '2' },
  'node_modules/c': { version: '1', optionalDependencies: { a: '1', 'only-elsewhere': '1' } },
  'node_modules/d': { version: '1' },
};

test('a package comes with all that it depends on, each as its place finds it', () => {
  expect(closureOf(lock, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(lockedAs(lock, 'node_modules/a')).toBe('node_modules/a 1 sha-a');
});

test('the portals are built without what only the shell and the API are built with', async () => {
  const judging = await builderOf('mf-judging');
  expect(judging.sources).toEqual(
    expect.arrayContaining(['tools/build/compile.ts', 'shared/federation/webpack.ts']),
  );
  const foreign = judging.sources.filter((path) => /^(shell|api|shared\/contracts)\//.test(path));
  expect(foreign).toEqual([]);
  expect(judging.packages).toEqual(expect.arrayContaining(['webpack', 'swc-loader']));
  const shell = await builderOf('shell');
  expect(shell.sources).toEqual(
    expect.arrayContaining([
      'shell/build/html.ts',
      'shell/build/start-script.ts',
      'shared/ui/mark.svg',
    ]),
  );
});

test('a fingerprint changes with a source that was read, and with no other', async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/inputs-'));
  const path = join(folder, 'a.ts').slice(root.length + 1);
  const inputs = { sources: [path], packages: [] };
  const of = () => fingerprintOf('mf-judging', inputs);
  writeFileSync(join(root, path), 'one');
  const first = await of();
  writeFileSync(join(folder, 'beside.ts'), 'new');
  expect(await of()).toBe(first);
  writeFileSync(join(root, path), 'two');
  const second = await of();
  expect(second).not.toBe(first);
  rmSync(folder, { recursive: true });
  expect([first, second]).not.toContain(await of());
});

test('a source that is written while its part is built makes the build an old one', async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/inputs-'));
  const path = join(folder, 'a.ts').slice(root.length + 1);
  writeFileSync(join(root, path), 'one');
  utimesSync(join(root, path), 100, 100);
  const inputs = { sources: [path], packages: [] };
  expect(await changedSince(99_000, inputs)).toBe(true);
  expect(await changedSince(101_000, inputs)).toBe(false);
  rmSync(folder, { recursive: true });
  expect(await changedSince(101_000, inputs)).toBe(true);
});
