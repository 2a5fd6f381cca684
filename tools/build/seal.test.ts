import { generateKeyPairSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SealFile } from '@meritum/shared/federation/contract';
import { besideTheShell } from '../serve/remotes-file';
import { testFolder } from '../testing/folder';
import { remotesBuild } from './remotes-build';
import { publicHalf, remotesKey } from './remotes-key';
import { sealBuild } from './seal';

const folder = testFolder();
const before = process.env.REMOTES_KEY_FILE;

const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' });

beforeEach(() => {
  process.env.REMOTES_KEY_FILE = folder.put('key.pem', String(pem('P-256')));
});

afterEach(() => {
  if (before === undefined) delete process.env.REMOTES_KEY_FILE;
  else process.env.REMOTES_KEY_FILE = before;
  delete process.env.REMOTES_BUILD;
});

test('the number of the release is sealed, and is the least that its shell accepts', async () => {
  folder.put('entry.1.js', 'run()');
  folder.put('.ahead.json', '{"":["entry.1.js"]}');
  process.env.REMOTES_BUILD = '12';
  await sealBuild('mf-judging', folder.path, remotesKey());
  const { seal } = JSON.parse(folder.read('integrity.json')) as SealFile;
  expect(JSON.parse(seal)).toMatchObject({ remote: 'mf-judging', build: 12 });
  expect(besideTheShell('key', remotesBuild())['mf-judging']).toMatchObject({ leastBuild: 12 });
  for (const wrong of ['-1', '1.5', '1e3', 'twelve', '9'.repeat(17)]) {
    process.env.REMOTES_BUILD = wrong;
    expect(remotesBuild).toThrow('must be a whole number');
  }
});

test('a build without an entry is not signed', async () => {
  folder.put('.ahead.json', '{"":[]}');
  await expect(sealBuild('mf-judging', folder.path, remotesKey())).rejects.toThrow('has no entry');
});

test('a named key is never created: a missing or invalid one stops the build', () => {
  process.env.REMOTES_KEY_FILE = join(folder.path, 'missing.pem');
  expect(remotesKey).toThrow('ENOENT');
  process.env.REMOTES_KEY_FILE = folder.put('other.pem', String(pem('P-384')));
  expect(remotesKey).toThrow('holds no key on the curve P-256');
});

test('without a named key the checkout has its own, stable and readable by its owner only', () => {
  delete process.env.REMOTES_KEY_FILE;
  const file = join(__dirname, '../../.data/remotes-key.pem');
  expect(publicHalf(remotesKey())).toBe(publicHalf(remotesKey()));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
