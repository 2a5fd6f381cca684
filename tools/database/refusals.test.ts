import type { Db, Document } from 'mongodb';
import { EmbeddedDatabase, STARTUP_MS } from './testing/embedded-database';

const server = new EmbeddedDatabase();
beforeAll(() => server.start(), STARTUP_MS);
afterAll(() => server.discard());

const REFUSED = 115;
const people = (db: Db) => db.collection('people');
const weekday = { $group: { _id: { $dayOfWeek: '$born' } } };
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
    ['hashed indexes', (db) => people(db).createIndex({ name: 'hashed' })],
    ['an index on data.$**', (db) => people(db).createIndex({ 'data.$**': 1 })],
    ['collation', (db) => people(db).createIndex({ name: 1 }, { collation })],
    ['collation', (db) => people(db).find({ name: 'ada' }, { collation }).toArray()],
    ['collation', (db) => people(db).updateOne({ name: 'ada' }, { $set: { a: 1 } }, { collation })],
    ['collation', (db) => people(db).deleteOne({ name: 'ada' }, { collation })],
    ['collation', (db) => people(db).findOneAndDelete({ name: 'ada' }, { collation })],
    ['collation', (db) => people(db).aggregate([], { collation }).toArray()],
    ['collation', (db) => people(db).distinct('name', {}, { collation })],
    ['collation', (db) => db.createCollection('other', { collation })],
    ['updates by a pipeline', (db) => people(db).updateOne({}, [{ $set: { a: 1 } }])],
    ['updates by a pipeline', (db) => people(db).findOneAndUpdate({}, [{ $set: { a: 1 } }])],
    ['transactions', (db) => inTransaction(db, { insert: 'people', documents: [{}] })],
    ['transactions', (db) => db.admin().command({ commitTransaction: 1, txnNumber: 1 })],
    ['$changeStream', (db) => people(db).watch().next()],
    [
      '$out',
      (db) =>
        people(db)
          .aggregate([{ $out: 'copy' }])
          .toArray(),
    ],
    [
      'dotted name',
      (db) =>
        people(db)
          .aggregate([{ $addFields: { 'a.b': 1 } }])
          .toArray(),
    ],
    [
      'dotted name',
      (db) =>
        people(db)
          .aggregate([{ $project: { 'a.b': 1 } }])
          .toArray(),
    ],
    [
      'nested fields',
      (db) =>
        people(db)
          .aggregate([{ $project: { a: { b: 1 } } }])
          .toArray(),
    ],
    ['$dayOfWeek', (db) => people(db).aggregate([weekday]).toArray()],
    ['comparing with null', (db) => people(db).findOne({ age: { $lte: null } })],
    ['$text', (db) => people(db).findOne({ $text: { $search: 'ada' } })],
    ['$where', (db) => people(db).findOne({ $where: 'true' })],
    [
      '$text',
      (db) =>
        people(db)
          .aggregate([{ $match: { $text: { $search: 'a' } } }])
          .toArray(),
    ],
    ['$regex beside', (db) => people(db).findOne({ name: { $regex: 'a', $ne: 'ada' } })],
    ['a field called query', (db) => people(db).deleteMany({ query: { name: 'ada' } })],
    ['projections', (db) => people(db).findOne({}, { projection: { tags: { $slice: 1 } } })],
    ['projections', (db) => people(db).findOne({ tags: 'a' }, { projection: { 'tags.$': 1 } })],
    ['projections', (db) => people(db).findOne({}, { projection: { both: '$name' } })],
    [
      'sorting',
      (db) =>
        people(db)
          .find()
          .sort({ score: { $meta: 'textScore' } })
          .toArray(),
    ],
    [
      'the option hint',
      (db) =>
        people(db)
          .find({}, { hint: { name: 1 } })
          .toArray(),
    ],
    [
      'the option let',
      (db) =>
        people(db)
          .find({}, { let: { a: 1 } })
          .toArray(),
    ],
    ['the option validator', (db) => db.createCollection('strict', { validator: { a: 1 } })],
    ['the option capped', (db) => db.createCollection('capped', { capped: true, size: 1000 })],
    ['the command renameCollection', (db) => people(db).rename('persons')],
    ['the command explain', (db) => people(db).find().explain()],
    ['the write concern w: 2', (db) => people(db).insertOne({}, { writeConcern: { w: 2 } })],
    ['the read concern', (db) => people(db).findOne({}, { readConcern: 'linearizable' })],
    ['aggregation of a whole database', (db) => db.aggregate([{ $documents: [] }]).toArray()],
  ];

  it.each(cases)('%s (case %#)', async (what, attempt) => {
    await server.db.collection('people').insertOne({ name: 'ada', tags: ['a', 'b'] });
    const error = await attempt(server.db).then(
      () => undefined,
      (reason: Document) => reason,
    );
    expect(error).toMatchObject({ code: REFUSED, message: expect.stringContaining(what) });
    expect(error?.message).toContain('docs/database.md');
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

it('accepts expiring indexes, says once that nothing expires, and keeps the documents', async () => {
  const sessions = server.db.collection('sessions');
  await sessions.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  await server.db.collection('tokens').createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  await sessions.insertOne({ until: new Date(0) });
  expect(await sessions.countDocuments()).toBe(1);
  const notes = server.said.filter((line) => line.includes('never removes expired documents'));
  expect(notes).toHaveLength(1);
});
