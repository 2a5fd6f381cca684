import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, hashed, type Lock, missingFrom, unhashed } from './complete-lock';

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '1.2.3', 'tool-linux-arm64-musl': '1.2.3' },
    },
    'node_modules/tool-linux-x64': { version: '1.2.3', dev: true, optional: true },
    'node_modules/a': { optionalDependencies: { fsevents: '^2.0.0', 'tool-linux-x64': '1.2.3' } },
    'node_modules/a/node_modules/fsevents': { version: '2.3.0', optional: true },
  },
};

test('a package for another system is added with the platform in its name', () => {
  expect(completed(lock).packages).toEqual({
    ...lock.packages,
    'node_modules/tool-linux-arm64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['arm64'],
      os: ['linux'],
      libc: ['musl'],
    },
  });
});

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const ours = JSON.parse(read('package-lock.json')) as Lock;
const security = read('docs/security.md');

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
  const [, said] = /(\d+) binaries for other platforms carry none/.exec(security) ?? [];
  expect(Number(said)).toBe(open.length);
});

test('every package comes from the registry: none from a folder, a repository or an address', () => {
  const resolved = Object.entries(ours.packages as Record<string, { resolved?: string }>);
  const elsewhere = resolved.filter(
    ([path, { resolved: from }]) => from !== undefined && from !== path && !/^[\w-]+$/.test(from),
  );
  expect(elsewhere).toEqual([]);
});

test('a missing checksum is requested and used if valid', async () => {
  const open: Lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-there' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0', optional: true },
      'node_modules/e': { version: '3.0.0', optional: true },
      'node_modules/f': { version: '4.0.0', optional: true },
      'node_modules/g': { link: true },
    },
  };
  const answers: Record<string, string> = { '@c/d@2.0.0': 'sha512-found', 'e@3.0.0': 'sha1-weak' };
  const next = await hashed(open, async ({ name, version }) => answers[`${name}@${version}`]);
  expect(next.packages).toEqual({
    ...open.packages,
    'node_modules/b/node_modules/@c/d': {
      version: '2.0.0',
      optional: true,
      integrity: 'sha512-found',
    },
  });
  expect(unhashed(next).map(({ name }) => name)).toEqual(['e', 'f']);
});
