import { site } from '@meritum/shared/programme/site';
import { suiteApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';
import { buildPublishing, gold } from '../../../testing/winners';
import { seconds, trustedFor } from '../../platform/clock';
import { importWinners } from './commands';
import { feedEntries } from './feed';
import type { WinnerFields } from './record';
import { winnersStore } from './store';

/** Exactly two processes on one database. */
const settings = { MONGODB_DATABASE: 'test_winners_routes', API_PROCESSES: '1' };
const processes = [suiteApp(settings), suiteApp(settings)] as const;
const [suite, other] = processes;
const aiOf2025 = '/api/winners?category=AI&year=2025';
const feedPath = '/api/winners/feed.atom';

const records: WinnerFields[] = [
  { ...gold, fullName: 'Cleo Example', badge: 'Silver', meanScore: 7.9 },
  gold,
  { ...gold, fullName: 'Adam Example', photoUrl: '/portraits/adam.svg', sample: true },
  { year: '2025', category: 'AI', fullName: 'Bea Example', badge: 'Platinum', meanScore: 9.7 },
  { ...gold, fullName: 'Tess Example', category: 'Technology' },
];

const publish = (published: WinnerFields[]) => {
  const { app, clock } = suite();
  const context = buildPublishing(winnersStore(app.mongo.db), clock);
  return importWinners(context, published, { fromResults: true });
};
const forward = (milliseconds: number) => {
  for (const process of processes) process().pass(milliseconds);
};

beforeAll(() => {
  for (const process of processes) process().holdClock();
});
beforeEach(async () => {
  await suite().app.mongo.db.collection('winners').deleteMany({});
  await publish(records);
  forward(seconds(60));
});

const get = (url: string, headers: Record<string, string> = {}, from = suite) =>
  from().app.inject({ url, headers });

const namesOf = (reply: Awaited<ReturnType<typeof get>>) =>
  reply.json().data.winners.map(({ fullName }: { fullName: string }) => fullName);

test('API-009 WIN-013 OPEN-011 D30 a category and a year give their winners, best first, then by name', async () => {
  const reply = await get(aiOf2025);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(namesOf(reply)).toEqual(['Bea Example', 'Adam Example', 'Amara Example', 'Cleo Example']);
  expect(namesOf(await get('/api/winners?category=Technology&year=2025'))).toEqual([
    'Tess Example',
  ]);
  expect((await get('/api/winners?category=Data%20Analytics&year=2024')).json()).toEqual({
    data: { winners: [] },
  });
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
  await suite()
    .app.mongo.db.collection('winners')
    .updateMany({}, { $set: { email: 'secret@example.com', meanScore: 8.4321, score: 8.4321 } });
  const bodies = await Promise.all([aiOf2025, feedPath].map(async (url) => (await get(url)).body));
  expect(bodies.map((body) => body.includes('Amara Example'))).toEqual([true, true]);
  for (const body of bodies) expect(body).not.toMatch(/8\.4321|secret@|score|email/i);
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

test.each([aiOf2025, feedPath])(
  '%s is compressed, not sent again to callers who have it, and answers HEAD',
  async (url) => {
    const full = await get(url, { 'accept-encoding': 'br' });
    const etag = String(full.headers.etag);
    expect([full.statusCode, full.headers['content-encoding']]).toEqual([200, 'br']);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const head = await suite().app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
  },
);

test('a cached reply needs no query, for one winner or many', async () => {
  // Seasons, version, then winners between two reads of the version, which detect a change.
  expect(await commandsOf(suite().app, () => get(aiOf2025))).toEqual(Array(5).fill('find'));
  const again = async () => {
    await get(aiOf2025);
    await get(aiOf2025, { 'accept-encoding': 'gzip' });
  };
  expect(await commandsOf(suite().app, again)).toEqual([]);
  forward(trustedFor);
  // The seasons and the version.
  expect(await commandsOf(suite().app, () => get(aiOf2025))).toEqual(['find', 'find']);
});

test('another process serves a new list, with another etag, two seconds after a change at the latest', async () => {
  const before = await get(aiOf2025, {}, other);
  expect(namesOf(before)).toHaveLength(4);
  await publish([{ ...gold, fullName: 'Zed Example', badge: 'Platinum', meanScore: 9.9 }]);
  forward(trustedFor);
  const after = await get(aiOf2025, { 'if-none-match': String(before.headers.etag) }, other);
  expect([after.statusCode, namesOf(after)[0]]).toEqual([200, 'Zed Example']);
});

test('the feed is Atom and holds the winners of every list', async () => {
  const reply = await get(feedPath);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const ids = [...reply.body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  const tag = `tag:${new URL(site.origin).hostname},2024:winners`;
  expect(ids).toEqual([
    tag,
    `${tag}/2025/ai/bea-example`,
    `${tag}/2025/ai/adam-example`,
    `${tag}/2025/ai/amara-example`,
    `${tag}/2025/technology/tess-example`,
    `${tag}/2025/ai/cleo-example`,
  ]);
});

test('every winner is on one page of the feed, however many there are', async () => {
  const many = Array.from({ length: feedEntries + 30 }, (_, at) => ({
    ...gold,
    category: 'Data Analytics',
    fullName: `Example ${at}`,
    linkedInUrl: `https://www.linkedin.com/in/example-${at}`,
  }));
  await publish(many);
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
  const statuses = ['3', '0', 'x'].map(
    async (page) => (await get(`${feedPath}?page=${page}`)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([404, 400, 400]);
});
