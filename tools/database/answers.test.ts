import { randomFrom } from '@meritum/shared/merit/assign/random';
import { type Db, type Document, type Filter, type FindOptions, GridFSBucket } from 'mongodb';
import { EmbeddedDatabase, STARTUP_MS } from './testing/embedded-database';

const server = new EmbeddedDatabase();
beforeAll(() => server.start(), STARTUP_MS);
afterAll(() => server.discard());
afterEach(() => server.db.dropDatabase());

interface Place {
  _id: number;
  name?: string;
  visits?: number;
  opened?: Date;
  closed?: Date | null;
}
const places = () => server.db.collection<Place>('places');
const reasonOf = (attempt: Promise<unknown>) => attempt.catch((reason) => reason);

describe('The embedded server answers as MongoDB does where its library does not', () => {
  it('counts what was inserted, not what was sent', async () => {
    const ordered = await reasonOf(places().insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]));
    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    const others = [{ _id: 2 }, { _id: 2 }, { _id: 3 }];
    const unordered = await reasonOf(places().insertMany(others, { ordered: false }));
    expect(unordered).toMatchObject({ code: 11000, insertedCount: 2 });
  });

  it('keeps the other databases when one is dropped whose name starts theirs', async () => {
    const [one, ten] = [server.client.db('suite-1'), server.client.db('suite-10')];
    await one.collection('places').insertOne({ name: 'Oslo' });
    await ten.collection('places').insertOne({ name: 'Bergen' });
    await one.dropDatabase();
    await server.restart();
    expect(await server.client.db('suite-1').collection('places').countDocuments()).toBe(0);
    expect(await server.client.db('suite-10').collection('places').countDocuments()).toBe(1);
    await server.client.db('suite-10').dropDatabase();
  });

  it('keeps the order of documents that match alike, also when one of them is updated', async () => {
    await places().createIndex({ name: 1 });
    await places().insertMany([1, 2, 3].map((_id) => ({ _id, name: 'Oslo' })));
    const found = async () =>
      (await places().find({ name: 'Oslo' }).toArray()).map(({ _id }) => _id);
    expect(await found()).toEqual([1, 2, 3]);
    await places().updateOne({ _id: 1 }, { $inc: { visits: 1 } });
    expect(await found()).toEqual([1, 2, 3]);
  });

  it('returns a long result in batches and a large file whole', async () => {
    const all = Array.from({ length: 2500 }, (_, _id) => ({ _id }));
    await places().insertMany(all);
    expect(await places().find().sort({ _id: 1 }).toArray()).toEqual(all);
    const bucket = new GridFSBucket(server.db);
    const bytes = Buffer.alloc(15_000_000, 'x');
    const upload = bucket.openUploadStream('large');
    await new Promise((resolve) => upload.once('finish', resolve).end(bytes));
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(upload.id)) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('never shows a half-made change', async () => {
    await places().insertOne({ _id: 1 });
    const fill = (name: string) => ({
      $set: Object.fromEntries([...'abcdefgh'].map((key) => [key, name])),
    });
    const writing = Promise.all(
      Array.from({ length: 200 }, (_, at) => places().updateOne({ _id: 1 }, fill(`n${at}`))),
    );
    for (let at = 0; at < 200; at++) {
      const found: Record<string, unknown> = { ...(await places().findOne({ _id: 1 })) };
      expect(new Set([...'abcdefgh'].map((key) => found[key])).size).toBe(1);
    }
    await writing;
  });
});

it('adds up what matches, and finds its first and last without what a document lacks', async () => {
  const [first, last] = [new Date('2026-08-04'), new Date('2026-09-04')];
  await places().insertMany([
    { _id: 0, name: 'Oslo', visits: 1, opened: new Date(0) },
    { _id: 1, name: 'Oslo', visits: 2, opened: last, closed: first },
    { _id: 2, name: 'Oslo', visits: 4, opened: first },
    { _id: 3, name: 'Bergen', visits: 8, opened: last, closed: null },
  ]);
  const found = { opened: { $min: '$opened' }, closed: { $max: '$closed' } };
  const group = { _id: '$name', count: { $sum: 1 }, visits: { $sum: '$visits' }, ...found };
  const groups = places().aggregate([{ $match: { visits: { $gt: 1 } } }, { $group: group }]);
  expect(new Set(await groups.toArray())).toEqual(
    new Set([
      { _id: 'Oslo', count: 2, visits: 6, opened: first, closed: first },
      { _id: 'Bergen', count: 1, visits: 8, opened: last, closed: null },
    ]),
  );
});

const REFUSED = 115;
const people = (db: Db) => db.collection('people');
const weekday = { $group: { _id: { $dayOfWeek: '$born' } } };
const matchAll = { $match: {} };
const change = { updateOne: { filter: { name: 'ada' }, update: { $set: { a: 1 } } } };
const aggregate = (db: Db, stages: Document[]) => people(db).aggregate(stages).toArray();
const find = (db: Db, options: FindOptions) => people(db).find({}, options).toArray();
const collation = { locale: 'en', strength: 2 };

describe('The embedded server refuses what it would ignore or answer wrongly', () => {
  const cases: [string, (db: Db) => Promise<unknown>][] = [
    [
      'partial indexes',
      (db) =>
        people(db).createIndex(
          { email: 1 },
          { unique: true, partialFilterExpression: { email: { $type: 'string' } } },
        ),
    ],
    ['text indexes', (db) => people(db).createIndex({ name: 'text' })],
    ['an index on data.$**', (db) => people(db).createIndex({ 'data.$**': 1 })],
    [
      'the option expireAfterSeconds',
      (db) => people(db).createIndex({ until: 1 }, { expireAfterSeconds: 0 }),
    ],
    ['collation', (db) => people(db).createIndex({ name: 1 }, { collation })],
    ['collation', (db) => people(db).find({ name: 'ada' }, { collation }).toArray()],
    ['collation', (db) => people(db).updateOne({ name: 'ada' }, { $set: { a: 1 } }, { collation })],
    ['updates by a pipeline', (db) => people(db).updateOne({}, [{ $set: { a: 1 } }])],
    ['updates by a pipeline', (db) => people(db).findOneAndUpdate({}, [{ $set: { a: 1 } }])],
    ['transactions', (db) => inTransaction(db, { insert: 'people', documents: [{}] })],
    ['transactions', (db) => db.admin().command({ commitTransaction: 1, txnNumber: 1 })],
    ['the stage $changeStream', (db) => people(db).watch().next()],
    ['the stage $out', (db) => aggregate(db, [matchAll, { $out: 'copy' }])],
    ['the stage $group as number 1', (db) => aggregate(db, [{ $group: { _id: '$name' } }])],
    ['the expression $dayOfWeek', (db) => aggregate(db, [matchAll, weekday])],
    ['$text', (db) => aggregate(db, [{ $match: { $text: { $search: 'a' } } }])],
    ['aggregation that does not start with $match', (db) => aggregate(db, [])],
    ['aggregation of a whole database', (db) => db.aggregate([{ $documents: [] }]).toArray()],
    ['comparing with null', (db) => people(db).findOne({ age: { $lte: null } })],
    ['$where', (db) => people(db).findOne({ $where: 'true' })],
    ['$regex', (db) => people(db).findOne({ name: { $regex: 'a' } })],
    ['a field called query', (db) => people(db).deleteMany({ query: { name: 'ada' } })],
    ['projections', (db) => people(db).findOne({}, { projection: { tags: { $slice: 1 } } })],
    ['projections', (db) => people(db).findOne({ tags: 'a' }, { projection: { 'tags.$': 1 } })],
    ['projections', (db) => people(db).findOne({}, { projection: { both: '$name' } })],
    ['sorting', (db) => find(db, { sort: { score: { $meta: 'textScore' } } })],
    ['the option hint', (db) => find(db, { hint: { name: 1 } })],
    ['the option let', (db) => find(db, { let: { a: 1 } })],
    ['an ordered batch of updates', (db) => people(db).bulkWrite([change, change])],
    ['listing only some', (db) => db.listCollections({ name: 'people' }).toArray()],
    ['the option validator', (db) => db.createCollection('strict', { validator: { a: 1 } })],
    ['the command renameCollection', (db) => people(db).rename('persons')],
    ['the command distinct', (db) => people(db).distinct('name')],
    ['the command dropIndexes', (db) => people(db).dropIndex('name_1')],
    ['the command explain', (db) => people(db).find().explain()],
    ['the write concern w: 2', (db) => people(db).insertOne({}, { writeConcern: { w: 2 } })],
    ['the read concern', (db) => people(db).findOne({}, { readConcern: 'linearizable' })],
  ];

  it.each(cases)('%s (case %#)', async (what, attempt) => {
    await server.db.collection('people').insertOne({ name: 'ada', tags: ['a', 'b'] });
    const error = await attempt(server.db).then(
      () => undefined,
      (reason: Document) => reason,
    );
    expect(error).toMatchObject({ code: REFUSED, message: expect.stringContaining(what) });
    expect(error?.message).toContain('tools/database/README.md');
  });

  function inTransaction(db: Db, command: Document) {
    return db.command({ ...command, txnNumber: 1, startTransaction: true, autocommit: false });
  }
});

it('lets the driver refuse sessions, and with them transactions', async () => {
  const session = server.client.startSession();
  const attempt = session.withTransaction(() => people(server.db).insertOne({}, { session }));
  await expect(attempt).rejects.toThrow('does not support sessions');
  await session.endSession();
});

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
