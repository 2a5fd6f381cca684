/** @jest-environment node */
import { integrityOf, shortHashOf } from '@meritum/shared/federation/integrity';
import { keepFiles, replyTo } from './portalFiles';

const origin = 'https://awards.example';
const portal = '/tech-judging';
const script = '/remotes/mf-judging/assets/1.0a1b2c3d.js';
const seal = '/remotes/mf-judging/integrity.json';

let online: boolean;
/** Whether the browser's own cache holds a damaged script, which the hash reveals. */
let isDamaged: boolean;
/** The server's files; `asked` counts its requests. */
let served: Record<string, string>;
let asked: string[];
let kept: Map<string, Response>;

const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** An in-memory cache with the methods used here. */
const cache = {
  match: async (key: string) => kept.get(addressOf(key))?.clone(),
  put: async (key: string, reply: Response) => void kept.set(addressOf(key), reply),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: Request) => kept.delete(url),
};

beforeEach(() => {
  online = true;
  isDamaged = false;
  asked = [];
  kept = new Map();
  served = { [portal]: 'page', [script]: 'code', [seal]: 'build 1' };
  const fetched = async (request: Request | string) => {
    const { pathname } = new URL(addressOf(request));
    const isPastCaches = typeof request !== 'string' && request.cache === 'reload';
    asked.push(isPastCaches ? `${pathname} reload` : pathname);
    if (!online || (isDamaged && !isPastCaches)) throw new TypeError('no answer');
    const text = served[pathname.startsWith(portal) ? portal : pathname];
    const reply = new Response(text ?? 'down', { status: text === undefined ? 503 : 200 });
    return Object.defineProperty(reply, 'type', { value: 'basic' });
  };
  Object.assign(globalThis, {
    location: { origin },
    caches: { open: async () => cache },
    fetch: fetched,
  });
});

/** The reply to a request as text; 'browser' if the worker leaves it to the browser. */
async function get(path: string, { mode, ...asked }: RequestInit = {}): Promise<string> {
  const request = new Request(new URL(path, origin), asked);
  // Scripts cannot create a request with the mode `navigate`.
  if (mode) Object.defineProperty(request, 'mode', { value: mode });
  const reply = replyTo(request, portal);
  if (!reply) return 'browser';
  const answer = await reply.catch(() => undefined);
  return answer ? `${answer.status} ${await answer.text()}` : 'failed';
}
const open = (path: string) => get(path, { mode: 'navigate' });

test('after one visit the page of every entry, its build and its files are there offline', async () => {
  await keepFiles(portal, [
    script,
    seal,
    '/api/judges/me/assignments',
    'https://else.example/a.js',
  ]);
  expect([...kept.keys()]).toEqual([portal, script, seal].map(addressOf));
  online = false;
  expect(await open(`${portal}/assignments/a`)).toBe('200 page');
  expect([await get(seal), await get(script)]).toEqual(['200 build 1', '200 code']);
  expect(await get('/assets/other.0a1b2c3d.js')).toBe('failed');
});

test('a new build is seen at once, and the files of the former are removed', async () => {
  await keepFiles(portal, [script, seal]);
  served = { ...served, [seal]: 'build 2' };
  expect(await get(seal)).toBe('200 build 2');
  expect([...kept.keys()]).toEqual([portal, seal].map(addressOf));
});

test('a part that is down stays down while the server answers', async () => {
  await keepFiles(portal, [script, seal]);
  delete served[seal];
  expect(await get(seal)).toBe('503 down');
});

test('a file that was refused is fetched again, and replaces the kept one', async () => {
  served[script] = 'damaged';
  expect([await get(script), await get(script)]).toEqual(['200 damaged', '200 damaged']);
  served[script] = 'code';
  expect(await get(script, { cache: 'reload' })).toBe('200 code');
  expect([await get(script), asked.length]).toEqual(['200 code', 2]);
});

const signed = { integrity: integrityOf('code') };
const everything = async () => [await open(portal), await get(seal), await get(script, signed)];
const intact = ['200 page', '200 build 1', '200 code'];

test('a damaged file is fetched anew past every cache, and replaced', async () => {
  await keepFiles(portal, [script]);
  for (const integrity of [integrityOf('code'), `sha256-${shortHashOf('code')}=`]) {
    kept.set(addressOf(script), new Response('damaged'));
    asked = [];
    expect(await get(script, { integrity })).toBe('200 code');
    expect(await get(script, { integrity })).toBe('200 code');
    expect(asked).toEqual([`${script} reload`]);
  }
});

test.each([
  (address: string, hash: string) => `<script src="${address}" integrity="${hash}"></script>`,
  (address: string, hash: string) => `<link href="${address}" integrity="${hash}">`,
  (address: string, hash: string) => `<script data-app="${address}" data-app-hash="${hash}">`,
])('a file whose hash the page names is compared with that: %s', async (elementOf) => {
  served[portal] = elementOf(script, integrityOf('code'));
  await keepFiles(portal, [script]);
  await open(portal);
  expect(await get(script)).toBe('200 code');
  kept.set(addressOf(script), new Response('damaged'));
  asked = [];
  expect([await get(script), await get(script)]).toEqual(['200 code', '200 code']);
  expect(asked).toEqual([`${script} reload`]);
  // The copy in the browser's own cache is damaged, too.
  kept.delete(addressOf(script));
  served[script] = 'damaged';
  asked = [];
  await get(script);
  expect(asked).toEqual([script, `${script} reload`]);
});

test('without a connection a damaged file is none, and an intact one is there', async () => {
  await keepFiles(portal, [script]);
  online = false;
  expect(await get(script, signed)).toBe('200 code');
  kept.set(addressOf(script), new Response('damaged'));
  expect(await get(script, signed)).toBe('failed');
  online = true;
  expect(await get(script, signed)).toBe('200 code');
});

test("a file that the browser's own cache has damaged is asked for again past it", async () => {
  isDamaged = true;
  expect(await get(script, signed)).toBe('200 code');
  expect(asked).toEqual([script, `${script} reload`]);
});

test('what the device cannot read is replaced', async () => {
  const unreadable = () => {
    const reply = new Response('lost');
    const read = () => Promise.reject(new DOMException('lost', 'UnknownError'));
    return Object.assign(reply, { clone: unreadable, text: read, arrayBuffer: read });
  };
  for (const key of [portal, seal, script]) kept.set(addressOf(key), unreadable());
  expect(await everything()).toEqual(intact);
  online = false;
  expect(await everything()).toEqual(intact);
});

test('a storage that is full or cannot be opened leaves the page to the server', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  for (const broken of [{ open: full }, { open: async () => ({ ...cache, put: full }) }]) {
    Object.assign(globalThis, { caches: broken });
    asked = [];
    expect(await everything()).toEqual(intact);
    expect(asked).toHaveLength(3);
  }
});

test('the API, other origins and checks past every cache are left to the browser', async () => {
  for (const path of ['/api/judges/me/assignments', 'https://else.example/a.0a1b2c3d.js']) {
    expect(await get(path)).toBe('browser');
  }
  expect(await get(seal, { cache: 'no-store' })).toBe('browser');
  expect(await get(script, { method: 'POST' })).toBe('browser');
  expect(kept.size).toBe(0);
});
