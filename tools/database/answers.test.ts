import { GridFSBucket, MongoBulkWriteError } from 'mongodb';
import { EmbeddedDatabase, STARTUP_MS } from './testing/embedded-database';

const server = new EmbeddedDatabase();
beforeAll(() => server.start(), STARTUP_MS);
afterAll(() => server.discard());
afterEach(() => server.db.dropDatabase());

interface Place {
  _id: number;
  name?: string;
  visits?: number;
  at?: { street: string };
}
const places = () => server.db.collection<Place>('places');

describe('The embedded server answers as MongoDB does where its library does not', () => {
  it('stops an ordered batch of updates at the first error', async () => {
    await places().createIndex({ name: 1 }, { unique: true, sparse: true });
    await places().insertMany([{ _id: 1, name: 'Oslo' }, { _id: 2 }, { _id: 3 }]);
    const batch = [
      { updateOne: { filter: { _id: 2 }, update: { $set: { visits: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { name: 'Oslo' } } } },
      { updateOne: { filter: { _id: 3 }, update: { $set: { visits: 1 } } } },
    ];
    const error = await places()
      .bulkWrite(batch)
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    expect(error).toMatchObject({ code: 11000, modifiedCount: 1, writeErrors: [{ index: 1 }] });
    expect(await places().findOne({ _id: 3 })).toEqual({ _id: 3 });

    const rest = await places()
      .bulkWrite(batch, { ordered: false })
      .catch((reason) => reason);
    expect(rest).toMatchObject({ code: 11000, modifiedCount: 1 });
    expect(await places().findOne({ _id: 3 })).toEqual({ _id: 3, visits: 1 });
  });

  it('counts what was inserted, not what was sent', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    const ordered = await places()
      .insertMany(documents)
      .catch((reason) => reason);
    expect(ordered.insertedCount).toBe(1);
    const unordered = await places()
      .insertMany([{ _id: 2 }, { _id: 2 }, { _id: 3 }], { ordered: false })
      .catch((reason) => reason);
    expect(unordered.insertedCount).toBe(2);
  });

  it('says which key was taken', async () => {
    await places().createIndex({ name: 1, visits: 1 }, { unique: true });
    await places().insertMany([
      { _id: 1, name: 'Oslo', visits: 2 },
      { _id: 2, name: 'Bergen', visits: 2 },
    ]);
    const taken = { code: 11000, keyPattern: { name: 1, visits: 1 } };
    const oslo = { ...taken, keyValue: { name: 'Oslo', visits: 2 } };
    const rename = { $set: { name: 'Oslo' } };
    await expect(places().insertOne({ _id: 3, name: 'Oslo', visits: 2 })).rejects.toMatchObject(
      oslo,
    );
    await expect(places().updateOne({ _id: 2 }, rename)).rejects.toMatchObject(oslo);
    await expect(places().findOneAndUpdate({ _id: 2 }, rename)).rejects.toMatchObject(oslo);
    await expect(places().insertOne({ _id: 1 })).rejects.toMatchObject({
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it('says what findOneAndUpdate did', async () => {
    const visit = () =>
      places().findOneAndUpdate(
        { _id: 1 },
        { $inc: { visits: 1 } },
        { upsert: true, includeResultMetadata: true },
      );
    expect((await visit()).lastErrorObject).toEqual({
      n: 1,
      updatedExisting: false,
      upserted: 1,
    });
    expect((await visit()).lastErrorObject).toEqual({ n: 1, updatedExisting: true });
    const missing = await places().findOneAndUpdate(
      { _id: 2 },
      { $inc: { visits: 1 } },
      { includeResultMetadata: true },
    );
    expect(missing).toMatchObject({
      value: null,
      lastErrorObject: { n: 0, updatedExisting: false },
    });
  });

  it('drops an index of one collection only', async () => {
    const others = server.db.collection('others');
    for (const each of [places(), others]) await each.createIndex({ name: 1 }, { unique: true });
    await places().dropIndex('name_1');
    await others.createIndex({ extra: 1 });
    expect((await places().indexes()).map(({ name }) => name)).toEqual(['_id_']);
    await server.restart();
    await server.db.collection('others').insertOne({ name: 'Oslo' });
    const again = server.db.collection('others').insertOne({ name: 'Oslo' });
    await expect(again).rejects.toMatchObject({ code: 11000 });
    await server.db.collection('others').dropIndexes();
    expect(await server.db.collection('others').indexes()).toHaveLength(1);
  });

  it('keeps the other databases when one is dropped whose name starts theirs', async () => {
    const [one, ten] = [server.client.db('suite-1'), server.client.db('suite-10')];
    await one.collection('places').insertOne({ name: 'Oslo' });
    await ten.collection('places').insertOne({ name: 'Bergen' });
    await one.dropDatabase();
    await server.restart();
    expect(await server.client.db('suite-10').collection('places').countDocuments()).toBe(1);
    const { databases } = await server.client.db().admin().listDatabases();
    expect(databases.map(({ name }) => name)).toEqual(['suite-10']);
    await server.client.db('suite-10').dropDatabase();
  });

  it('hands a long result out in batches and a large file whole', async () => {
    const all = Array.from({ length: 2500 }, (_, _id) => ({ _id }));
    await places().insertMany(all);
    expect(await places().find().sort({ _id: 1 }).toArray()).toEqual(all);
    expect(
      await places()
        .aggregate([{ $sort: { _id: 1 } }])
        .toArray(),
    ).toEqual(all);
    const bucket = new GridFSBucket(server.db);
    const bytes = Buffer.alloc(15_000_000, 'x');
    const upload = bucket.openUploadStream('large');
    await new Promise((resolve) => upload.once('finish', resolve).end(bytes));
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(upload.id)) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('lists the collections that are asked for', async () => {
    await places().insertOne({ _id: 1 });
    await server.db.collection('others').insertOne({});
    const found = await server.db.listCollections({ name: 'others' }).toArray();
    expect(found.map(({ name }) => name)).toEqual(['others']);
  });

  it('never shows or stores a half-made change', async () => {
    await places().insertOne({ _id: 1, at: { street: 'Main' } });
    const elsewhere = [{ $addFields: { at: { street: 'Side' } } }];
    expect(await places().aggregate(elsewhere).toArray()).toEqual([
      { _id: 1, at: { street: 'Side' } },
    ]);
    const fill = (name: string) => ({
      $set: Object.fromEntries([...'abcdefgh'].map((k) => [k, name])),
    });
    const writing = Promise.all(
      Array.from({ length: 200 }, (_, at) => places().updateOne({ _id: 1 }, fill(`n${at}`))),
    );
    for (let at = 0; at < 200; at++) {
      const found: Record<string, unknown> = { ...(await places().findOne({ _id: 1 })) };
      expect(new Set([...'abcdefgh'].map((key) => found[key])).size).toBe(1);
    }
    await writing;
    expect(await places().findOne({ _id: 1 })).toMatchObject({ at: { street: 'Main' } });
  });
});
