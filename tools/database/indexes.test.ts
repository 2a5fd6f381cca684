import { randomFrom } from '@meritum/shared/merit/assign/random';
import type { Document, Filter } from 'mongodb';
import { EmbeddedDatabase, STARTUP_MS } from './testing/embedded-database';

const server = new EmbeddedDatabase();
beforeAll(() => server.start(), STARTUP_MS);
afterAll(() => server.discard());

describe('A query by an index gives what reading everything gives', () => {
  type Entry = Document & { _id: number };
  const indexed = () => server.db.collection<Entry>('indexed');
  const plain = () => server.db.collection<Entry>('plain');
  const both = () => [indexed(), plain()];

  const seasons = ['2024', '2025', null];
  const random = randomFrom(7);
  const oneOf = <T>(values: T[]) => values[Math.floor(random() * values.length)] as T;
  const entry = (_id: number): Entry => ({
    _id,
    season: oneOf(seasons),
    category: oneOf(['Technology', 'AI', 'Analytics', ['AI', 'Technology'], []]),
    score: oneOf([1, 2, 2.5, null, { points: 1 }]),
    ...(random() < 0.8
      ? { team: oneOf([{ lead: 'ada' }, [{ lead: 'ada' }, { lead: 'lin' }], 5]) }
      : {}),
    ...(random() < 0.5 ? { tags: [oneOf(['a', 'b']), [oneOf(['a', 'c'])]] } : {}),
  });
  const filters: Filter<Entry>[] = [
    { season: '2025' },
    { season: null },
    { season: { $in: ['2024', null] } },
    { season: '2025', category: 'AI' },
    { season: { $in: ['2024', '2025'] }, category: { $in: ['AI', 'Analytics'] }, score: 2 },
    { season: '2024', category: /^Tech/ },
    { season: '2024', category: { $in: ['AI', /^Tech/] } },
    { season: '2024', category: ['AI', 'Technology'] },
    { season: '2024', score: { $gte: 2 } },
    { season: '2024', category: { $ne: 'AI' } },
    { 'team.lead': 'ada' },
    { 'team.lead': { $exists: false } },
    { 'team.lead': { $eq: 'lin' }, season: { $nin: ['2024'] } },
    { tags: 'a' },
    { tags: 'c' },
    { tags: { $all: ['a', 'b'] } },
    { score: 2 },
    { score: { $in: [1, 2.5] } },
    { score: { $in: [] } },
    { score: { points: 1 } },
    { $or: [{ season: '2024' }, { tags: 'b' }] },
    { _id: { $in: [1, 5, 9] }, season: '2025' },
    { _id: 5, season: { $ne: 'none' } },
  ];

  async function expectSame() {
    for (const filter of filters) {
      const [found, expected] = await Promise.all(
        both().map((each) => each.find(filter).sort({ _id: 1 }).toArray()),
      );
      expect([filter, found]).toEqual([filter, expected]);
      expect(await indexed().countDocuments(filter)).toBe(expected?.length);
    }
  }

  it('after inserts, updates, deletes and a restart', async () => {
    for (const keys of [{ season: 1, category: 1, score: -1 }, { 'team.lead': 1 }, { tags: 1 }]) {
      await indexed().createIndex(keys as Record<string, 1 | -1>);
    }
    await indexed().createIndex({ score: 1, _id: 1 }, { unique: true });
    const entries = Array.from({ length: 80 }, (_, at) => entry(at));
    for (const each of both()) await each.insertMany(entries);
    await indexed().createIndex({ season: 1 });
    await expectSame();
    for (let round = 0; round < 100; round++) {
      const changes = entry(Math.floor(random() * 80));
      const { _id, ...fields } = changes;
      const update = oneOf<Document>([
        { $set: fields },
        { $unset: { team: 1 } },
        { $push: { tags: 'c' } },
      ]);
      const filter = oneOf<Filter<Entry>>([{ _id }, { season: '2024', category: 'AI' }]);
      for (const each of both()) {
        if (round % 4 === 0) await each.deleteMany({ _id });
        else if (filter._id === undefined)
          await each.updateMany(filter, { $set: { score: round } });
        else await each.updateOne(filter, update, { upsert: '$set' in update }).catch(() => {});
      }
    }
    await expectSame();
    await server.restart();
    await expectSame();
  }, 20_000);
});

describe('A unique index has one winner', () => {
  const DUPLICATE = 11000;
  const accounts = () =>
    server.db.collection<{ _id?: number; email?: string | null; season?: string }>('accounts');
  const wins = (attempts: Promise<unknown>[]) =>
    Promise.allSettled(attempts).then((all) => {
      const lost = all
        .filter((each) => each.status === 'rejected')
        .map(({ reason }) => reason.code);
      expect(new Set(lost)).toEqual(new Set([DUPLICATE]));
      return all.length - lost.length;
    });

  beforeEach(async () => {
    await accounts()
      .drop()
      .catch(() => {});
    await accounts().createIndex({ season: 1, email: 1 }, { unique: true });
  });

  it('among racing inserts', async () => {
    const attempts = Array.from({ length: 50 }, () =>
      accounts().insertOne({ season: '2025', email: 'a@example.org' }),
    );
    expect(await wins(attempts)).toBe(1);
    expect(await accounts().countDocuments({ email: 'a@example.org' })).toBe(1);
  });

  it('among racing updates to the same value, which leave the others as they were', async () => {
    const all = Array.from({ length: 30 }, (_, _id) => ({ _id, season: '2025', email: `${_id}` }));
    await accounts().insertMany(all);
    const update = { $set: { email: 'same' } };
    expect(await wins(all.map(({ _id }) => accounts().updateOne({ _id }, update)))).toBe(1);
    expect(await accounts().countDocuments()).toBe(30);
    const emails = (await accounts().find().toArray()).map(({ email }) => email);
    expect(new Set(emails).size).toBe(30);
  });

  it('among racing upserts', async () => {
    const counts = await Promise.all(
      Array.from({ length: 50 }, () =>
        accounts().updateOne(
          { season: '2025', email: 'b' },
          { $setOnInsert: {} },
          { upsert: true },
        ),
      ),
    );
    expect(counts.filter(({ upsertedCount }) => upsertedCount === 1)).toHaveLength(1);
  });

  it('after a restart, and with a sparse one for any number of documents without the field', async () => {
    await accounts().createIndex({ email: 1 }, { unique: true, sparse: true });
    await accounts().insertMany([{ season: '2024' }, { season: '2025' }, { season: '2026' }]);
    await accounts().insertOne({ season: '2024', email: 'c' });
    await server.restart();
    const again = accounts().insertOne({ season: '2027', email: 'c' });
    await expect(again).rejects.toMatchObject({ code: DUPLICATE });
    await accounts().insertOne({ season: '2027' });
    expect(await accounts().find({ email: 'c' }).toArray()).toHaveLength(1);
    expect(await accounts().countDocuments({ email: null })).toBe(4);
  });

  it('is not made on documents that break it, not even at the second attempt', async () => {
    await accounts().insertMany([
      { season: '1' },
      { season: '2', email: 'd' },
      { season: '3', email: 'd' },
    ]);
    for (const _attempt of [1, 2]) {
      const made = accounts().createIndex({ email: 1 }, { unique: true });
      await expect(made).rejects.toMatchObject({ code: DUPLICATE });
    }
    await accounts().deleteOne({ season: '3' });
    await accounts().createIndex({ email: 1 }, { unique: true });
  });

  it('and not by another definition under the same name or under another name', async () => {
    const other = accounts().createIndex({ season: 1 }, { name: 'season_1_email_1' });
    await expect(other).rejects.toMatchObject({ code: 85 });
    const twice = accounts().createIndex({ season: 1, email: 1 }, { name: 'twice', unique: true });
    await expect(twice).rejects.toMatchObject({ code: 85 });
  });
});
