/** @jest-environment node */
import { keepFiles, replyTo } from './portalFiles';

const origin = 'https://awards.example';
const portal = '/tech-judging';
const script = '/remotes/mf-judging/assets/1.0a1b2c3d.js';
const seal = '/remotes/mf-judging/integrity.json';

let online: boolean;
/** What the server has, and how often it was asked. */
let served: Record<string, string>;
let asked: string[];
let kept: Map<string, Response>;

const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** A cache in memory, as far as it is used. */
const cache = {
  match: async (key: string) => kept.get(addressOf(key))?.clone(),
  put: async (key: string, reply: Response) => void kept.set(addressOf(key), reply),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: Request) => kept.delete(url),
};

beforeEach(() => {
  online = true;
  asked = [];
  kept = new Map();
  served = { [portal]: 'page', [script]: 'code', [seal]: 'build 1' };
  const fetched = async (request: Request | string) => {
    const { pathname } = new URL(addressOf(request));
    asked.push(pathname);
    if (!online) throw new TypeError('offline');
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

/** The reply to a request in words; 'browser' if it is left alone. */
async function get(path: string, changed: Partial<Request> = {}): Promise<string> {
  const url = new URL(path, origin).href;
  const request = { url, method: 'GET', mode: 'cors', cache: 'default', ...changed } as Request;
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

test('the API, other origins and checks past every cache are left to the browser', async () => {
  for (const path of ['/api/judges/me/assignments', 'https://else.example/a.0a1b2c3d.js']) {
    expect(await get(path)).toBe('browser');
  }
  expect(await get(seal, { cache: 'no-store' })).toBe('browser');
  expect(await get(script, { method: 'POST' })).toBe('browser');
  expect(kept.size).toBe(0);
});
