import { randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import { suiteDatabase } from '../../../testing/database';
import { suiteObjectStore } from '../../../testing/object-store';
import { toDomainError } from '../errors/translate';
import { gridFiles } from './files';
import { s3Files } from './s3-files';

const db = suiteDatabase();
const grid = gridFiles(db);

const objectStore = suiteObjectStore();

const kept = {
  'the database': async () =>
    (await db.collection('documentFiles.chunks').countDocuments()) +
    (await db.collection('documentFiles.files').countDocuments()),
  'an object store': async () => (await objectStore.objects()).length,
};
const opened = {
  'the database': () => grid,
  'an object store': () => s3Files(objectStore.store(), grid),
};

const content = randomBytes(3_300_000);
const bytesPerChunk = 262_144;
const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / bytesPerChunk) }, (_, n) =>
    bytes.subarray(n * bytesPerChunk, (n + 1) * bytesPerChunk),
  );

describe.each(['the database', 'an object store'] as const)('files in %s', (storage) => {
  const open = () => opened[storage]();
  const count = kept[storage];
  const isContent = async (id: ObjectId) => content.equals(await buffer(open().read(id)));

  test('a file is read as it was written, and removed altogether', async () => {
    const [id, before] = [new ObjectId(), await count()];
    await open().write(id, 'a.pdf', Readable.from(partsOf(content)));
    expect([await isContent(id), await count()]).toEqual([true, before + 5]);
    await open().remove(id);
    expect(await count()).toBe(before);
    await expect(buffer(open().read(id))).rejects.toThrow('FileNotFound');
  });

  test('nothing is kept of a file that fails on its way', async () => {
    const before = await count();
    const failing = async function* () {
      yield content;
      throw new Error('The line broke');
    };
    await expect(open().write(new ObjectId(), 'a.pdf', failing())).rejects.toThrow('line broke');
    expect(await count()).toBe(before);
  });

  test('chunks become a file once all are there; repeated or late ones do not change it', async () => {
    const [id, name, before] = [new ObjectId(), randomUUID(), await count()];
    const parts = partsOf(content);
    const others = parts.map(({ length }) => Buffer.alloc(length, 1));
    const chunks = { name, bytes: content.length, bytesPerChunk };
    await open().putChunks(name, 0, parts.slice(0, 7));
    await open().putChunks(name, 5, [...others.slice(5, 7), ...parts.slice(7)]);
    expect(await open().assemble(id, 'a.pdf', chunks)).toBe(true);
    await open().putChunks(name, 0, others);
    expect(await isContent(id)).toBe(true);
    await open().removeChunks(name);
    expect(await isContent(id)).toBe(true);
    await open().remove(id);
    expect(await count()).toBe(before);
  });

  test('pieces of which one is missing become no file', async () => {
    const [id, name, before] = [new ObjectId(), randomUUID(), await count()];
    await open().putChunks(name, 1, partsOf(content).slice(1));
    const chunks = { name, bytes: content.length, bytesPerChunk };
    expect(await open().assemble(id, 'a.pdf', chunks)).toBe(false);
    await expect(buffer(open().read(id))).rejects.toThrow('FileNotFound');
    await open().remove(id);
    await open().removeChunks(name);
    expect(await count()).toBe(before);
  });
});

test('files that the database had before are read from there, and removed', async () => {
  const id = new ObjectId();
  await grid.write(id, 'a.pdf', Readable.from([content]));
  const files = s3Files(objectStore.store(), grid);
  expect(content.equals(await buffer(files.read(id)))).toBe(true);
  await files.remove(id);
  await expect(buffer(grid.read(id))).rejects.toThrow('FileNotFound');
});

test('an object store that is away or refuses the key makes the service unavailable', async () => {
  const broken = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const away = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/documents`;
  const store = objectStore.store();
  const stores = [
    { ...store, bucket: away },
    { ...store, bucket: `${store.bucket}-not-made` },
    { ...store, secret: 'guessed' },
  ];
  for (const each of stores) {
    const files = s3Files(each, grid);
    const id = new ObjectId();
    const chunks = { name: 'n', bytes: 1, bytesPerChunk };
    const failures = await Promise.all(
      [
        () => buffer(files.read(id)),
        () => files.write(id, 'a.pdf', Readable.from([content])),
        () => files.putChunks('n', 0, [Buffer.alloc(1)]),
        () => files.assemble(id, 'a.pdf', chunks),
        () => files.remove(id),
      ].map((work) =>
        work().then(
          () => 'done',
          (error) => toDomainError(error)?.code,
        ),
      ),
    );
    expect(failures).toEqual(Array(5).fill('unavailable'));
  }
  broken.close();
});
