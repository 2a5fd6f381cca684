import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type {
  RemoteModule,
  RemotesFile,
  Seal,
  SealFile,
} from '@meritum/shared/federation/contract';
import { entryScript, mayRun } from './entries';
import { portalAt } from './portals';
import { fetchRoutes, remoteAnswers } from './registry';

jest.mock('./portals', () => ({ portalAt: jest.fn() }));

const load = jest.mocked(portalAt);
const page = async () => () => null;

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, spki };
};
const ours = newKey();
const another = newKey();

const code = 'the entry';
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;

function signed(what: Seal, key = ours): SealFile {
  const seal = JSON.stringify(what);
  const signing = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return { seal, signature: sign('sha256', Buffer.from(seal), signing).toString('base64') };
}

/** The content of a signature file, as the build writes it. */
const sealed = (own: Partial<Seal> = {}, key = ours) =>
  signed({ remote: 'mf-judging', entry: 'entry.1.js', integrity, ...own }, key);

interface Site {
  remotes?: RemotesFile;
  seal?: SealFile;
}

const remotesFile = (...keys: string[]): RemotesFile => ({
  'mf-judging': { integrity: '/remotes/mf-judging/integrity.json', keys },
});

function serve({ remotes = remotesFile(ours.spki), seal = sealed() }: Site = {}) {
  const files: Record<string, unknown> = {
    '/remotes.json': remotes,
    'http://localhost/remotes/mf-judging/integrity.json': seal,
  };
  globalThis.fetch = jest.fn(async (address) => {
    const content = files[String(address)];
    return { ok: content !== undefined, status: 404, json: async () => content } as Response;
  });
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

const reported = jest.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue({ contracts: { 2: { routes: [] } } });
  globalThis.reportError = reported.mockReset();
  serve();
});

const address = 'http://localhost/remotes/mf-judging/entry.1.js';

test('a remote is registered by the entry that was signed, and the browser compares its bytes', async () => {
  const routes = [{ path: 'assignments/:id', load: page }];
  load.mockResolvedValue({ contracts: { 2: { routes } } });
  expect(await fetchRoutes('mf-judging')).toEqual(routes);
  expect(load.mock.calls).toEqual([['mf_judging', address]]);
  expect(entryScript(address)).toMatchObject({ src: address, integrity, crossOrigin: 'anonymous' });
});

test.each([
  ['somebody else has signed it', { seal: sealed({}, another) }, 'has no known signature'],
  [
    'what was signed is not what is there',
    { seal: { ...sealed(), seal: sealed({ entry: 'other.js' }).seal } },
    'has no known signature',
  ],
  ['it is sealed as another', { seal: sealed({ remote: 'mf-admin' }) }, 'is sealed as mf-admin'],
  ['no key is known', { remotes: remotesFile() }, 'has no known signature'],
])('a remote is refused when %s, and the console says so', async (_, site, message) => {
  serve(site);
  await expect(fetchRoutes('mf-judging')).rejects.toThrow(`mf-judging ${message}`);
  await expect(fetchRoutes('mf-judging')).rejects.toThrow(`mf-judging ${message}`);
  expect(reported.mock.calls.length).toBeLessThanOrEqual(1);
  expect(load).not.toHaveBeenCalled();
});

const remotesWith = (leastBuild: number): RemotesFile => {
  const integrity = '/remotes/mf-judging/integrity.json';
  return { 'mf-judging': { integrity, keys: [ours.spki], leastBuild } };
};

test.each([
  [6, 7, 'is build 6, not 7'],
  [undefined, 1, 'is build 0, not 1'],
  [7, Number.NaN, 'is build 7, not NaN'],
])('a signed build %p is refused where the least is %p', async (build, leastBuild, message) => {
  serve({ remotes: remotesWith(leastBuild), seal: sealed(build === undefined ? {} : { build }) });
  await expect(fetchRoutes('mf-judging')).rejects.toThrow(`mf-judging ${message}`);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test.each([7, 8])('a signed build %p is accepted where the least is 7', async (build) => {
  serve({ remotes: remotesWith(7), seal: sealed({ build }) });
  expect(await fetchRoutes('mf-judging')).toEqual([]);
});

test('while a key is replaced, the old one and the new one count', async () => {
  serve({ remotes: remotesFile(another.spki, ours.spki) });
  expect(await fetchRoutes('mf-judging')).toEqual([]);
});

test('a script runs only out of the shell’s files and below a remote that was signed', async () => {
  serve({ seal: sealed({ entry: 'https://judging.example/v2/entry.js' }) });
  await fetchRoutes('mf-judging');
  const tried = [
    '/assets/shell.js',
    '/portal-worker.js',
    'https://judging.example/v2/assets/1.js',
    '/api/documents/1',
    '/assets/../api/documents/1',
    'https://judging.example/v1/assets/1.js',
    'https://judging.example.evil.example/v2/a.js',
    'data:text/javascript,1',
  ];
  expect(tried.filter(mayRun)).toEqual(tried.slice(0, 3));
  expect(() => entryScript('https://judging.example/v2/assets/1.js')).toThrow('Nothing vouches');
});

test('a remote that was built for another contract is refused', async () => {
  const contracts = { 99: { routes: [] } } as object as RemoteModule['contracts'];
  load.mockResolvedValue({ contracts });
  await expect(fetchRoutes('mf-judging')).rejects.toThrow('mf-judging has no contract 2');
});

test('a remote that remotes.json does not name is unavailable', async () => {
  serve({ remotes: {} });
  await expect(fetchRoutes('mf-judging')).rejects.toThrow('remotes.json lacks mf-judging');
  expect(await remoteAnswers('mf-judging')).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('a remote answers once its files can be had', async () => {
  expect(await remoteAnswers('mf-judging')).toBe(true);
});
