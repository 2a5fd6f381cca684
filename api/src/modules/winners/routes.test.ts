import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { seconds } from '../../platform/clock';
import type { App } from '../../platform/zod/provider';
import { commandsOf } from '../../testing/commands';
import { importWinners } from './commands';
import { feedEntries } from './feed';
import { winnersStore } from './store';
import { gold, seasons, stoppedClock, winnersApp } from './testing';
import { maxStaleness } from './versioned-cache';

const database = 'winners-routes';
const { clock, forward } = stoppedClock();
const aiOf2025 = '/api/winners?category=AI&year=2025';
const feedPath = '/api/winners/feed.atom';

const records = [
  { ...gold, fullName: 'Cleo Example', badge: 'Silver', meanScore: 7.9 },
  gold,
  { ...gold, fullName: 'Adam Example', photoUrl: '/portraits/adam.svg', sample: true },
  { year: '2025', category: 'AI', fullName: 'Bea Example', badge: 'Platinum', meanScore: 9.7 },
  { ...gold, fullName: 'Tess Example', category: 'Technology' },
];

let app: App;
let other: App;

beforeAll(async () => {
  app = await winnersApp(database, clock);
  other = await winnersApp(database, clock);
});

beforeEach(async () => {
  await app.mongo.db.collection('winners').deleteMany({});
  await importWinners({ winners: winnersStore(app.mongo.db), seasons, clock }, records);
  forward(seconds(60));
});

afterAll(async () => {
  await app.mongo.db.dropDatabase();
  await Promise.all([app.close(), other.close()]);
});

const get = (url: string, headers: Record<string, string> = {}, from: App = app) =>
  from.inject({ method: 'GET', url, headers });

const namesOf = (reply: Awaited<ReturnType<typeof get>>) =>
  reply.json().data.winners.map(({ fullName }: { fullName: string }) => fullName);

test('API-009 WIN-013 OPEN-011 a category and a year give their winners, best first, then by name', async () => {
  const reply = await get(aiOf2025);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(namesOf(reply)).toEqual(['Bea Example', 'Adam Example', 'Amara Example', 'Cleo Example']);
});

test('ENT-012 OPEN-010 a winner has exactly these fields, the optional ones where they are known', async () => {
  const { linkedInUrl, employer } = gold;
  expect((await get(aiOf2025)).json().data.winners.slice(0, 3)).toEqual([
    { id: 'bea-example', fullName: 'Bea Example', badge: 'Platinum' },
    {
      id: 'adam-example',
      fullName: 'Adam Example',
      badge: 'Gold',
      linkedInUrl,
      employer,
      photoUrl: '/portraits/adam.svg',
      sample: true,
    },
    { id: 'amara-example', fullName: 'Amara Example', badge: 'Gold', linkedInUrl, employer },
  ]);
});

test('OPEN-011 D85 no score and no e-mail leaves the server, in whatever field it is stored', async () => {
  await app.mongo.db
    .collection('winners')
    .updateMany({}, { $set: { email: 'secret@example.com', meanScore: 8.4321, score: 8.4321 } });
  const bodies = await Promise.all([aiOf2025, feedPath].map(async (url) => (await get(url)).body));
  expect(bodies.map((body) => body.includes('Amara Example'))).toEqual([true, true]);
  for (const body of bodies) expect(body).not.toMatch(/8\.4321|secret@|score|email/i);
});

test('D30 2025 winners in Technology can be stored and read', async () => {
  expect(namesOf(await get('/api/winners?category=Technology&year=2025'))).toEqual([
    'Tess Example',
  ]);
});

test('a list without winners is empty, not an error', async () => {
  const reply = await get('/api/winners?category=Data%20Analytics&year=2024');
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: { winners: [] } }]);
});

test.each([
  ['an unknown category', 'category=Cooking&year=2025', ['/category']],
  ['a year that is not offered', 'category=AI&year=2023', ['/year']],
  ['no parameter', '', ['/category', '/year']],
  ['an operator in place of a category', 'category[$ne]=x&year=2025', ['/category']],
  ['an operator in place of a year', 'category=AI&year[$gt]=', ['/year']],
  ['an operator as text', 'category={"$ne":null}&year=2025', ['/category']],
  ['a category given twice', 'category=AI&category=Technology&year=2025', ['/category']],
  ['a name of the language', 'category=__proto__&year=constructor', ['/category', '/year']],
])('%s is refused as invalid-argument', async (_what, query, pointers) => {
  const reply = await get(`/api/winners?${query}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  const { code, errors } = reply.json();
  expect(code).toBe('invalid-argument');
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('a caller who accepts %s gets the list in %s', async (accepted, coding, decode) => {
  const reply = await get(aiOf2025, { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(coding);
  expect(reply.headers.vary).toBe('accept-encoding');
  expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
  expect(decode(reply.rawPayload).toString()).toBe((await get(aiOf2025)).body);
});

test.each([aiOf2025, feedPath])('%s is not sent again to callers who have it', async (url) => {
  const first = await get(url, { 'accept-encoding': 'br' });
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await get(url, { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('namesakes are in the list and the feed, with different ids and in a stable order', async () => {
  const namesakes = ['one', 'two'].map((who) => ({
    ...gold,
    category: 'Data Analytics',
    employer: who,
    linkedInUrl: `https://www.linkedin.com/in/${who}`,
  }));
  await importWinners({ winners: winnersStore(app.mongo.db), seasons, clock }, namesakes);
  forward(maxStaleness);
  const { winners } = (await get('/api/winners?category=Data%20Analytics&year=2025')).json().data;
  const shown = winners.map(({ id, employer }: Record<string, string>) => [id, employer]);
  expect(shown).toEqual([
    ['amara-example', 'one'],
    ['amara-example-2', 'two'],
  ]);
  const ids = [...(await get(feedPath)).body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toContain('tag:awards.test,2024:winners/2025/data-analytics/amara-example');
  expect(ids).toContain('tag:awards.test,2024:winners/2025/data-analytics/amara-example-2');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a changed list has another etag', async () => {
  const etag = (await get(aiOf2025)).headers.etag;
  await importWinners({ winners: winnersStore(app.mongo.db), seasons, clock }, [
    { ...gold, employer: 'New' },
  ]);
  forward(maxStaleness);
  const reply = await get(aiOf2025, { 'if-none-match': String(etag) });
  expect([reply.statusCode, reply.headers.etag === etag]).toEqual([200, false]);
});

test('a cached reply needs no query, for one winner or many', async () => {
  // The version, and the winners between two reads of the directory's state, which detect a change.
  expect(await commandsOf(app, () => get(aiOf2025))).toEqual(['find', 'find', 'find', 'find']);
  const again = async () => {
    await get(aiOf2025);
    await get(aiOf2025, { 'accept-encoding': 'gzip' });
  };
  expect(await commandsOf(app, again)).toEqual([]);
  forward(maxStaleness);
  expect(await commandsOf(app, () => get(aiOf2025))).toEqual(['find']);
});

test('another process serves the new list two seconds after a change at the latest', async () => {
  expect(namesOf(await get(aiOf2025, {}, other))).toHaveLength(4);
  const record = { ...gold, fullName: 'Zed Example', badge: 'Platinum', meanScore: 9.9 };
  await importWinners({ winners: winnersStore(app.mongo.db), seasons, clock }, [record]);
  forward(maxStaleness);
  expect(namesOf(await get(aiOf2025, {}, other))[0]).toBe('Zed Example');
});

test('the feed is Atom and holds the winners of every list', async () => {
  const reply = await get(feedPath);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  expect([...reply.body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
    'tag:awards.test,2024:winners',
    'tag:awards.test,2024:winners/2025/ai/bea-example',
    'tag:awards.test,2024:winners/2025/ai/adam-example',
    'tag:awards.test,2024:winners/2025/ai/amara-example',
    'tag:awards.test,2024:winners/2025/technology/tess-example',
    'tag:awards.test,2024:winners/2025/ai/cleo-example',
  ]);
});

test('every winner is on one page of the feed, however many there are', async () => {
  const many = Array.from({ length: feedEntries + 30 }, (_, at) => ({
    ...gold,
    category: 'Data Analytics',
    fullName: `Example ${at}`,
    linkedInUrl: `https://www.linkedin.com/in/example-${at}`,
  }));
  await importWinners({ winners: winnersStore(app.mongo.db), seasons, clock }, many);
  forward(seconds(60));
  const pages = await Promise.all(
    [feedPath, `${feedPath}?page=2`].map(async (url) => (await get(url)).body),
  );
  const ids = pages.map((body) =>
    [...body.matchAll(/<id>(.*?winners\/.*?)<\/id>/g)].map(([, id]) => id),
  );
  expect(ids.map(({ length }) => length)).toEqual([feedEntries, 30 + records.length]);
  expect(new Set(ids.flat()).size).toBe(feedEntries + 30 + records.length);
  expect(pages[0]).toContain('rel="next"');
  for (const [page, status] of [
    ['3', 404],
    ['0', 400],
    ['x', 400],
  ] as const)
    expect([page, (await get(`${feedPath}?page=${page}`)).statusCode]).toEqual([page, status]);
});

test.each([aiOf2025, feedPath])('%s answers HEAD as GET, without the body', async (url) => {
  const [head, full] = [await app.inject({ method: 'HEAD', url }), await get(url)];
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', full.headers.etag]);
  expect(head.headers['content-type']).toBe(full.headers['content-type']);
});
