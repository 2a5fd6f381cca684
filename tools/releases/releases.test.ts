import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { RemotesFile, Terms } from '@meritum/shared/federation/contract';
import { portalNames, prefixes, remoteNames } from '@meritum/shared/programme/routes';
import { markFile } from '../build/generation';
import { publicHalf, remotesKey } from '../build/remotes-key';
import { sealBuild } from '../build/seal';
import type { StaticPart } from '../parts';
import { besideTheShell } from '../serve/remotes-file';
import { staticHandler } from '../serve/static';
import { listening } from '../start/ports';
import { testFolder } from '../testing/folder';
import { smoke } from './smoke';
import { keepBuild, liveFolder, servedOf } from './store';
import { deploy, rollBack, type Switching } from './switch';
import { disagreement } from './terms';

const folder = testFolder();
const keyBefore = process.env.REMOTES_KEY_FILE;
const shared = { react: '19.3.1' };
let store: string;
let server: Server | undefined;

beforeEach(() => {
  store = join(folder.path, 'releases');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  process.env.REMOTES_KEY_FILE = folder.put('key.pem', String(pem));
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
  delete process.env.REMOTES_BUILD;
  delete process.env.REMOTES_KEY_FILE;
  if (keyBefore !== undefined) process.env.REMOTES_KEY_FILE = keyBefore;
});

const how = (more: Partial<Switching> = {}): Switching => ({
  store,
  restartShell: async () => {},
  check: async () => {},
  ...more,
});

const hexOf = (name: string) => Buffer.from(name.padEnd(4, '_')).toString('hex').slice(0, 8);

/** A finished build as the builder leaves it; returns its name in the store. */
async function built(part: StaticPart, name: string, number = 1, contracts = [1, 2]) {
  const dist = `dist/${part}-${name}`;
  const entry = `remoteEntry.${hexOf(name)}.js`;
  const files: Record<string, string> = {
    [entry]: `entry of ${name}`,
    '.terms.json': JSON.stringify({ contracts, shared } satisfies Terms),
  };
  process.env.REMOTES_BUILD = String(number);
  if (part === 'shell') {
    files['remotes.json'] = JSON.stringify(besideTheShell(publicHalf(remotesKey()), number));
    for (const page of ['', ...portalNames.map((portal) => `${prefixes[portal].slice(1)}/`)])
      files[`${page}index.html`] = `page of ${name}`;
  } else files['.ahead.json'] = JSON.stringify({ '': [entry] });
  for (const [file, content] of Object.entries(files)) folder.put(`${dist}/${file}`, content);
  if (part !== 'shell') {
    await sealBuild(part, join(folder.path, dist), remotesKey());
    files['integrity.json'] = '';
  }
  const mark = { fingerprint: name, files: Object.keys(files) };
  folder.put(`${dist}/${markFile}`, JSON.stringify(mark));
  return keepBuild(store, part, join(folder.path, dist));
}

const chunkOf = (name: string) => `remoteEntry.${hexOf(name)}.js`;

/** The site, served from the store. */
async function site(): Promise<string> {
  const handlers = new Map(
    (['shell', ...remoteNames] as const).map((part) => [
      part as string,
      staticHandler({
        dist: liveFolder(store, part),
        kind: part === 'shell' ? 'shell' : 'remote',
      }),
    ]),
  );
  server = createServer((req, res) => {
    const [, remote, path] = /^\/remotes\/([^/]+)(\/.*)$/.exec(req.url ?? '') ?? [];
    if (req.url?.startsWith('/api/')) return void res.end();
    if (path) req.url = path;
    handlers.get(remote ?? 'shell')?.(req, res);
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

async function deployAll(name = 'a', number = 1): Promise<void> {
  for (const part of [...remoteNames, 'shell'] as const)
    await deploy(part, await built(part, name, number), how());
}

const leastOf = () =>
  (JSON.parse(folder.read('releases/shell/live/remotes.json')) as RemotesFile)['mf-judging']
    ?.leastBuild;

test('the newest build is served, with the hashed files of the two before', async () => {
  const address = `${await site()}/remotes/mf-judging`;
  for (const name of ['a', 'b', 'c', 'd'])
    await deploy('mf-judging', await built('mf-judging', name), how());
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => (await fetch(`${address}/${chunkOf(name)}`)).status),
  );
  expect(answers).toEqual([404, 200, 200, 200]);
  const { seal } = (await (await fetch(`${address}/integrity.json`)).json()) as { seal: string };
  expect(JSON.parse(seal)).toMatchObject({ entry: chunkOf('d') });
  expect((await fetch(`${address}/.served.json`)).status).toBe(404);
});

test('going back leads to the build that was replaced, and open pages keep their files', async () => {
  const address = `${await site()}/remotes/mf-judging`;
  const builds: string[] = [];
  for (const name of ['a', 'b', 'c']) {
    builds.push(await built('mf-judging', name));
    await deploy('mf-judging', builds.at(-1)?.slice(0, 6) ?? '', how());
  }
  expect(await rollBack('mf-judging', how())).toBe(builds[1]);
  expect(await rollBack('mf-judging', how())).toBe(builds[0]);
  expect(await (await fetch(`${address}/${chunkOf('c')}`)).text()).toBe('entry of c');
  await expect(rollBack('mf-judging', how())).rejects.toThrow('no build before');
});

test('a deploy that the smoke journey fails is undone', async () => {
  await deployAll();
  const next = await built('mf-judging', 'b');
  const failing = how({ check: () => Promise.reject(new Error('/admin answers 500')) });
  await expect(deploy('mf-judging', next, failing)).rejects.toThrow(
    'The build before is live again: /admin answers 500.',
  );
  expect((await servedOf(store, 'mf-judging')).live).not.toContain(next);
});

test('the smoke journey compares what is served with the seal and with the build', async () => {
  await deployAll();
  const address = await site();
  const visit = (live: readonly string[], part: StaticPart = 'mf-judging') =>
    smoke(address, { store, part, live }, 0);
  for (const part of ['mf-judging', 'shell'] as const)
    await visit((await servedOf(store, part)).live, part);
  const other = [await built('mf-judging', 'b')];
  await expect(visit(other)).rejects.toThrow('mf-judging is still another build');
  folder.put(`releases/mf-admin/live/${chunkOf('a')}`, 'not what was signed');
  await expect(visit((await servedOf(store, 'mf-judging')).live)).rejects.toThrow(
    'is not what was signed',
  );
});

test('kept files that were changed are not deployed', async () => {
  const build = await built('mf-judging', 'a');
  folder.put(`releases/mf-judging/builds/${build}/${chunkOf('a')}`, 'another');
  await expect(deploy('mf-judging', build, how())).rejects.toThrow('not those that were kept');
});

test('a remote without the number of a release is not deployed', async () => {
  const build = await built('mf-judging', 'a', 0);
  await expect(deploy('mf-judging', build, how())).rejects.toThrow('without REMOTES_BUILD');
});

test('only one deploy runs at a time', async () => {
  await deployAll();
  const [one, two] = [await built('mf-judging', 'b'), await built('mf-admin', 'b')];
  const ends = await Promise.allSettled([
    deploy('mf-judging', one, how()),
    deploy('mf-admin', two, how()),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('no build below the least goes live, not even after the shell went back, unless it is said', async () => {
  await deployAll('a', 1);
  await deployAll('b', 2);
  await rollBack('shell', how());
  expect(leastOf()).toBe(2);
  await expect(rollBack('mf-judging', how())).rejects.toThrow(
    'Nothing was changed: mf-judging is build 1, and remotes.json asks for 2.',
  );
  await rollBack('mf-judging', how({ belowLeast: true }));
  expect(leastOf()).toBe(1);
  await smoke(await site(), {
    store,
    part: 'mf-judging',
    live: (await servedOf(store, 'mf-judging')).live,
  });
});

test('a build with a contract that the live shell or a live remote does not know is refused', async () => {
  await deployAll();
  const remote = await built('mf-judging', 'b', 1, [3]);
  await expect(deploy('mf-judging', remote, how())).rejects.toThrow(
    'the remote offers contract 3, the shell knows 1, 2',
  );
  const shell = await built('shell', 'b', 1, [3, 4]);
  await expect(deploy('shell', shell, how())).rejects.toThrow('the shell knows 3, 4');
});

test('any two of three builds agree while the contract is raised once among them, not twice', () => {
  const terms = (...contracts: number[]): Terms => ({ contracts, shared });
  const pairs = (builds: Terms[]) =>
    builds.flatMap((shell) => builds.map((remote) => disagreement(shell, remote)));
  expect(pairs([terms(1, 2), terms(1, 2), terms(2, 3)]).filter(Boolean)).toEqual([]);
  expect(pairs([terms(1, 2), terms(2, 3), terms(3, 4)]).filter(Boolean)).toHaveLength(2);
  const newReact = { ...terms(1, 2), shared: { react: '20.0.0' } };
  expect(disagreement(newReact, terms(1, 2))).toContain('built for react 19.3.1');
});
