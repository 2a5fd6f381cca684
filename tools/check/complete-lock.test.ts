import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, type Lock, missingFrom } from './complete-lock';

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

test('a package for another system is added with what its name says, and nothing else', () => {
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

test('npm ci takes our lock on every system: it lists all optional packages', () => {
  const ours = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as Lock;
  expect(missingFrom(ours).map(({ name }) => name)).toEqual([]);
});
