import { GridFSBucket } from 'mongodb';
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

it('adds up what matches, as the library does', async () => {
  await places().insertMany([
    { _id: 1, name: 'Oslo', visits: 1 },
    { _id: 2, name: 'Oslo', visits: 2 },
    { _id: 3, name: 'Bergen', visits: 4 },
  ]);
  const group = { _id: '$name', count: { $sum: 1 }, visits: { $sum: '$visits' } };
  const sums = places().aggregate([{ $match: { visits: { $gt: 1 } } }, { $group: group }]);
  expect(new Set(await sums.toArray())).toEqual(
    new Set([
      { _id: 'Oslo', count: 1, visits: 2 },
      { _id: 'Bergen', count: 1, visits: 4 },
    ]),
  );
});

it('finds the first and last of what matches, without what a document lacks', async () => {
  const [first, last] = [new Date('2026-08-04'), new Date('2026-09-04')];
  await places().insertMany([
    { _id: 1, name: 'Oslo', opened: last, closed: first },
    { _id: 2, name: 'Oslo', opened: first },
    { _id: 3, name: 'Bergen', opened: last, closed: null },
  ]);
  const group = { _id: '$name', opened: { $min: '$opened' }, closed: { $max: '$closed' } };
  const ends = places().aggregate([{ $match: { _id: { $gt: 0 } } }, { $group: group }]);
  expect(new Set(await ends.toArray())).toEqual(
    new Set([
      { _id: 'Oslo', opened: first, closed: first },
      { _id: 'Bergen', opened: last, closed: null },
    ]),
  );
});
