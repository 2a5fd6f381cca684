import { MongoClient } from 'mongodb';
import { prepareStores } from '../../composition/define-store';
import type { DomainError } from '../../platform/errors/domain-error';
import { importWinners } from './commands';
import { winnersStore } from './store';
import { gold, standingClock } from './testing';

const database = 'winners-import';
const client = new MongoClient(process.env.TEST_MONGODB_URI ?? '', { ignoreUndefined: true });
const db = client.db(database);
const winners = winnersStore(db);
const { clock, forward } = standingClock();
const context = { winners, clock };
const ai = { year: '2025', category: 'AI' } as const;

const silver = { ...gold, fullName: 'Ben Example', badge: 'Silver', meanScore: 7.25 };

beforeEach(async () => {
  await db.dropDatabase();
  await prepareStores(db, [winnersStore]);
});

afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const stored = async () =>
  (await winners.ofList(ai)).toSorted((a, b) => a._id.localeCompare(b._id));

test('OPEN-012 an import stores each record under its list and slug', async () => {
  expect(await importWinners(context, [gold])).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await stored()).toEqual([
    {
      ...gold,
      _id: '2025:AI:amara-example',
      slug: 'amara-example',
      publishedAt: clock(),
      updatedAt: clock(),
    },
  ]);
});

test('the same records again change nothing, not even the version', async () => {
  await importWinners(context, [gold, silver]);
  const before = [await stored(), await winners.version()];
  forward(60_000);
  expect(await importWinners(context, [silver, gold])).toEqual({
    added: 0,
    changed: 0,
    unchanged: 2,
  });
  expect([await stored(), await winners.version()]).toEqual(before);
});

test('a changed record is brought up to date and keeps its day of publication', async () => {
  await importWinners(context, [gold, silver]);
  const published = clock();
  forward(60_000);
  const moved = { ...gold, employer: 'Other Example' };
  expect(await importWinners(context, [moved])).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await stored()).toEqual([
    expect.objectContaining({
      employer: 'Other Example',
      publishedAt: published,
      updatedAt: clock(),
    }),
    expect.objectContaining({ fullName: 'Ben Example', updatedAt: published }),
  ]);
});

test('one wrong record keeps all of them out, with a pointer to each wrong place', async () => {
  const wrong = { ...silver, badge: 'Bronze', employer: '' };
  const refusal = await importWinners(context, [gold, wrong]).catch((error: DomainError) => error);
  expect(refusal).toMatchObject({
    code: 'invalid-argument',
    errors: [{ pointer: '/1/badge' }, { pointer: '/1/employer' }],
  });
  expect(await stored()).toEqual([]);
});

test('two imports of the same list at once leave each winner once', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({ ...gold, fullName: `Example ${n}` }));
  await Promise.all([1, 2, 3].map(() => importWinners(context, many)));
  expect((await winners.ofList(ai)).length).toBe(120);
});

test('a version that was raised for a change may not be trusted until the change is surely over', async () => {
  await importWinners(context, [gold]);
  expect(await winners.version()).toEqual({
    number: 2,
    unsettledUntil: new Date(clock().getTime() + 30_000),
  });
});

test('more records than one batch holds are all stored', async () => {
  const many = Array.from({ length: 1_203 }, (_, n) => ({ ...gold, fullName: `Example ${n}` }));
  expect(await importWinners(context, many)).toEqual({ added: 1_203, changed: 0, unchanged: 0 });
  expect((await winners.ofList(ai)).length).toBe(1_203);
});
