import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, missingFrom, unhashed } from './complete-lock';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const ours = JSON.parse(read('package-lock.json')) as Lock;

test('npm ci takes our lock on every system: it lists all optional packages', () => {
  expect(missingFrom(ours).map(({ name }) => name)).toEqual([]);
});

test('each package has a SHA-512, except binaries for platforms that we do not run on', () => {
  const weak = Object.entries(ours.packages).filter(
    ([, { integrity }]) => integrity !== undefined && !integrity.startsWith('sha512-'),
  );
  expect(weak).toEqual([]);
  const open = unhashed(ours).map(({ path }) => ({ path, ...ours.packages[path] }));
  const installedHere = open.filter(
    ({ optional, os = [], cpu = [] }) =>
      !optional ||
      (os.includes('linux') && /x64|arm64/.test(cpu.join())) ||
      (os.length === 0 && !cpu.includes('wasm32')),
  );
  expect(installedHere.map(({ path }) => path)).toEqual([]);
});

test('every package comes from the registry: none from a folder, a repository or an address', () => {
  const resolved = Object.entries(ours.packages as Record<string, { resolved?: string }>);
  const elsewhere = resolved.filter(
    ([path, { resolved: from }]) => from !== undefined && from !== path && !/^[\w-]+$/.test(from),
  );
  expect(elsewhere).toEqual([]);
});
