import type { Db, Document, FindOptions } from 'mongodb';
import { EmbeddedDatabase, STARTUP_MS } from './testing/embedded-database';

const server = new EmbeddedDatabase();
beforeAll(() => server.start(), STARTUP_MS);
afterAll(() => server.discard());

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
