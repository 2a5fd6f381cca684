import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { pdfFile } from '../../../testing/files';
import { storedCounts } from '../../../testing/uploads';
import { beginUpload, progressOf, putPart } from '../../../testing/uploads-in-parts';
import type { StoredDocument } from '../document';
import { uploadsStore } from './store';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

/** Of two whole parts and a bit. */
const content = pdfFile(2 * partBytes + 100);
const partAt = (offset: number) => content.subarray(offset, offset + partBytes);
const put = (uploadId: string, offset: number, part = partAt(offset)) =>
  putPart(suite().app, person, { uploadId, offset }, part);
const begin = (bytes = content.length) => beginUpload(suite().app, person, bytes);
const progress = (uploadId: string, who = person) => progressOf(suite().app, who, uploadId);

/** What has become of an upload: how much of it is kept, and its document as it was sent. */
async function outcome(uploadId: string) {
  const { received, document } = (await progress(uploadId)).json<UploadProgress>();
  if (!document) return { received, isWhole: false };
  const reply = await suite().app.inject({ url: document.url, headers: person.authorized });
  return { received, isWhole: reply.rawPayload.equals(content) };
}

const whole = { received: content.length, isWhole: true };
const partsOf = (uploadId: string) =>
  suite().app.mongo.db.collection('uploadParts').countDocuments({ uploadId });

test('parts that come in another order, twice or over each other change nothing', async () => {
  const uploadId = await begin();
  const said = [];
  for (const offset of [partBytes, 2 * partBytes, 0, 0, 100, partBytes - 1, partBytes, 0])
    said.push((await put(uploadId, offset)).json<UploadProgress>().received);
  expect(said).toEqual([
    0,
    0,
    partBytes,
    partBytes,
    partBytes,
    partBytes,
    ...[2, 2].map((n) => n * partBytes),
  ]);
  await put(uploadId, 2 * partBytes);
  expect(await outcome(uploadId)).toEqual(whole);
});

test('a part at one place that comes many times at once is taken once', async () => {
  const uploadId = await begin();
  for (const offset of [0, partBytes, 2 * partBytes])
    await Promise.all(Array.from({ length: 5 }, () => put(uploadId, offset)));
  expect(await outcome(uploadId)).toEqual(whole);
  expect(await partsOf(uploadId)).toBe(0);
});

test.each([
  ['shorter than a whole one', partBytes - 1, 400],
  ['empty', 0, 400],
  ['longer', partBytes + 1, 413],
])('a part that is %s is refused, and the upload goes on', async (_, bytes, status) => {
  const uploadId = await begin();
  expect((await put(uploadId, 0, Buffer.alloc(bytes))).statusCode).toBe(status);
  for (const offset of [0, partBytes, 2 * partBytes]) await put(uploadId, offset);
  expect(await outcome(uploadId)).toEqual(whole);
});

test('the last part is as long as what is left: no longer, no shorter', async () => {
  const uploadId = await begin();
  for (const offset of [0, partBytes]) await put(uploadId, offset);
  expect((await put(uploadId, 2 * partBytes, Buffer.alloc(101))).statusCode).toBe(413);
  expect((await put(uploadId, 2 * partBytes, Buffer.alloc(99))).statusCode).toBe(400);
  expect(await outcome(uploadId)).toEqual({ received: 2 * partBytes, isWhole: false });
});

test("another's upload is as unknown as one that never was", async () => {
  const uploadId = await begin();
  const other = await registerAccount(suite().app);
  const at = { offset: 0, uploadId };
  const replies = [
    await progress(uploadId, other),
    await putPart(suite().app, other, at, partAt(0)),
    await progress('none', other),
    await putPart(suite().app, other, { offset: 0, uploadId: 'none' }, partAt(0)),
  ];
  const said = replies.map((reply) => {
    const { requestId: _, ...problem } = reply.json();
    return problem;
  });
  expect(said).toEqual(Array(4).fill(said[0]));
  expect(replies[0]?.statusCode).toBe(404);
  expect(await outcome(uploadId)).toEqual({ received: 0, isWhole: false });
});

test('parts for what has become a document change nothing of it', async () => {
  const uploadId = await begin();
  for (const offset of [0, partBytes, 2 * partBytes]) await put(uploadId, offset);
  for (const offset of [0, 2 * partBytes, content.length])
    expect((await put(uploadId, offset, Buffer.alloc(100, 1))).statusCode).toBe(200);
  expect(await outcome(uploadId)).toEqual(whole);
  expect(await partsOf(uploadId)).toBe(0);
});

test('a last part that is still on its way when another has made the document leaves nothing', async () => {
  const uploadId = await begin();
  for (const offset of [0, partBytes]) await put(uploadId, offset);
  const store = uploadsStore(suite().app.mongo.db);
  const late = await store.ofOwner(person.accountId, uploadId);
  if (!late) throw new Error('It is under way');
  await put(uploadId, 2 * partBytes);
  await store.append({ upload: late, content: Buffer.alloc(100, 1), at: suite().clock() });
  expect(await outcome(uploadId)).toEqual(whole);
  expect(await partsOf(uploadId)).toBe(0);
});

test('an upload that ends while its document is made leaves no half of one', async () => {
  const before = await storedCounts(suite().app);
  const uploadId = await begin();
  for (const offset of [0, partBytes]) await put(uploadId, offset);
  const { db } = suite().app.mongo;
  await db.collection('uploadParts').deleteOne({ uploadId, offset: partBytes });
  expect((await put(uploadId, 2 * partBytes)).statusCode).toBe(404);
  expect(await storedCounts(suite().app)).toEqual(before);
  const mine = { accountId: person.accountId };
  expect(await db.collection<StoredDocument>('documents').countDocuments(mine)).toBe(0);
});
