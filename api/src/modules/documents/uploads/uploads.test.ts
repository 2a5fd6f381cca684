import { maxPartBytes, partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { type Person, registerAccount } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { pdfFile } from '../../../../testing/files';
import { countParts, storedCounts } from '../../../../testing/uploads';
import {
  beginUpload,
  progressOf,
  putPart,
  startUpload,
} from '../../../../testing/uploads-in-parts';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

/** Two full parts and 100 bytes. */
const content = pdfFile(2 * partBytes + 100);
const whole = { received: content.length, isWhole: true };

const start = (name: string, bytes: number) => startUpload(suite().app, person, { name, bytes });
const begun: string[] = [];
const begin = async (bytes = content.length) => {
  const uploadId = await beginUpload(suite().app, person, bytes);
  begun.push(uploadId);
  return uploadId;
};
const partAt = (offset: number, of = content) => of.subarray(offset, offset + partBytes);
const put = (uploadId: string, offset: number, part = partAt(offset)) =>
  putPart(suite().app, person, { uploadId, offset }, part);
const putAll = async (uploadId: string, offsets = [0, partBytes, 2 * partBytes]) => {
  for (const offset of offsets) await put(uploadId, offset);
};
const progress = (uploadId: string, who = person) => progressOf(suite().app, who, uploadId);

/** An upload's stored bytes, and its document as it was downloaded. */
async function outcome(uploadId: string, sent = content) {
  const { received, document } = (await progress(uploadId)).json<UploadProgress>();
  if (!document) return { received, isWhole: false };
  const reply = await suite().app.inject({ url: document.url, headers: person.authorized });
  return { received, isWhole: reply.rawPayload.equals(sent) };
}

const partsLeft = () => countParts(suite().app);
const openUploads = () => suite().commands().keepingDocuments.stores.uploads;

afterEach(async () => {
  const chunks = suite().app.mongo.db.collection('documentFiles.chunks');
  await chunks.deleteMany({ files_id: { $in: begun } });
  begun.length = 0;
});

test('9 MB arrive whole over a broken connection, and no parts are left', async () => {
  const large = pdfFile(9 * 1_048_576);
  const uploadId = await begin(large.length);
  for (const at of [0, partBytes]) await put(uploadId, at, partAt(at, large));
  // After a broken connection, asks for the progress and resends a part whose reply was lost.
  const { received } = (await progress(uploadId)).json<UploadProgress>();
  expect(received).toBe(2 * partBytes);
  const again = await put(uploadId, partBytes, partAt(partBytes, large));
  expect(again.json()).toMatchObject({ uploadId, received, document: null });
  // With a better connection the parts are larger.
  expect(again.json<UploadProgress>().maxPartBytes).toBe(maxPartBytes);
  for (let at = received; at < large.length; at += maxPartBytes)
    await put(uploadId, at, large.subarray(at, at + maxPartBytes));
  expect(await outcome(uploadId, large)).toEqual({ received: large.length, isWhole: true });
  expect(await partsLeft()).toBe(0);
});

test('an unacceptable file is refused before it is sent', async () => {
  expect((await start('run.exe', 100)).statusCode).toBe(415);
  expect((await start('evidence.pdf', 10_485_761)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/bytes', message: 'File size exceeds 10MB limit' }],
  });
  expect((await start('evidence.pdf', 0)).statusCode).toBe(400);
});

test('a fourth upload ends the oldest', async () => {
  const ids = [];
  for (let turn = 0; turn < 4; turn++) {
    suite().pass(1_000);
    ids.push(await begin());
  }
  const statuses = await Promise.all(ids.map(async (id) => (await progress(id)).statusCode));
  expect(statuses).toEqual([404, 200, 200, 200]);
});

test('parts out of order, repeated or overlapping change nothing', async () => {
  const uploadId = await begin();
  const said = [];
  for (const offset of [partBytes, 2 * partBytes, 0, 0, 100, partBytes - 1, partBytes, 0])
    said.push((await put(uploadId, offset)).json<UploadProgress>().received / partBytes);
  expect(said).toEqual([0, 0, 1, 1, 1, 1, 2, 2]);
  await put(uploadId, 2 * partBytes);
  expect(await outcome(uploadId)).toEqual(whole);
});

test('a part that is sent many times simultaneously is stored once, in one document', async () => {
  const before = await storedCounts(suite().app);
  const uploadId = await begin();
  for (const offset of [0, partBytes, 2 * partBytes])
    await Promise.all(Array.from({ length: 5 }, () => put(uploadId, offset)));
  expect(await outcome(uploadId)).toEqual(whole);
  expect((await storedCounts(suite().app)).documents).toBe(before.documents + 1);
  expect(await partsLeft()).toBe(0);
});

test.each([
  ['shorter than the smallest', partBytes - 1, 400],
  ['empty', 0, 400],
  ['longer than the rest', content.length + 1, 413],
  ['longer than the largest', maxPartBytes + 1, 413],
])('a part that is %s is refused, and the upload continues', async (_, bytes, status) => {
  const uploadId = await begin();
  expect((await put(uploadId, 0, Buffer.alloc(bytes))).statusCode).toBe(status);
  await putAll(uploadId);
  expect(await outcome(uploadId)).toEqual(whole);
});

test('the last part has exactly the remaining size', async () => {
  const uploadId = await begin();
  await putAll(uploadId, [0, partBytes]);
  expect((await put(uploadId, 2 * partBytes, Buffer.alloc(101))).statusCode).toBe(413);
  expect((await put(uploadId, 2 * partBytes, Buffer.alloc(99))).statusCode).toBe(400);
  expect(await outcome(uploadId)).toEqual({ received: 2 * partBytes, isWhole: false });
});

test("another account's upload is answered like a missing one", async () => {
  const uploadId = await begin();
  const other = await registerAccount(suite().app);
  const replies = [];
  for (const id of [uploadId, 'none']) {
    replies.push(await progress(id, other));
    replies.push(await putPart(suite().app, other, { offset: 0, uploadId: id }, partAt(0)));
  }
  const said = replies.map((reply) => ({ ...reply.json(), requestId: '' }));
  expect(said).toEqual(Array(4).fill(said[0]));
  expect(replies[0]?.statusCode).toBe(404);
  expect(await outcome(uploadId)).toEqual({ received: 0, isWhole: false });
});

test('parts sent after the document is complete change nothing', async () => {
  const uploadId = await begin();
  await putAll(uploadId);
  for (const offset of [0, 2 * partBytes, content.length])
    expect((await put(uploadId, offset, Buffer.alloc(100, 1))).statusCode).toBe(200);
  expect(await outcome(uploadId)).toEqual(whole);
  expect(await partsLeft()).toBe(0);
});

test.each([
  ['was removed', (uploadId: string) => openUploads().remove(uploadId)],
  ['has become a document', (uploadId: string) => put(uploadId, 2 * partBytes)],
])('a part that arrives after its upload %s is not left behind', async (_, end) => {
  const uploadId = await begin();
  await putAll(uploadId, [0, partBytes]);
  const store = openUploads();
  const upload = await store.findByOwner(person.accountId, uploadId);
  if (!upload) throw new Error('It is under way');
  await end(uploadId);
  const before = await outcome(uploadId);
  await store.append({ upload, content: Buffer.alloc(100, 1), at: suite().clock() });
  expect([await outcome(uploadId), await partsLeft()]).toEqual([before, 0]);
});

test('simultaneous parts of different sizes at one offset give a whole document', async () => {
  const uploadId = await begin();
  const sizes = [partBytes, 2 * partBytes];
  await Promise.all(sizes.map((size) => put(uploadId, 0, content.subarray(0, size))));
  const { received } = (await progress(uploadId)).json<UploadProgress>();
  await putAll(uploadId, received === partBytes ? [partBytes] : []);
  await put(uploadId, 2 * partBytes);
  expect([await outcome(uploadId), await partsLeft()]).toEqual([whole, 0]);
});

test('of a part of another size only whole chunks are kept, and the rest is sent again', async () => {
  const uploadId = await begin();
  const sent = await put(uploadId, 0, content.subarray(0, partBytes + 1_000));
  expect(sent.json()).toMatchObject({ received: partBytes, document: null });
  await put(uploadId, partBytes, content.subarray(partBytes));
  expect(await outcome(uploadId)).toEqual(whole);
});

test('an upload that ends while its document is assembled leaves no partial document', async () => {
  const before = await storedCounts(suite().app);
  const uploadId = await begin();
  await putAll(uploadId, [0, partBytes]);
  await suite()
    .app.mongo.db.collection('documentFiles.chunks')
    .deleteOne({ files_id: uploadId, n: 1 });
  expect((await put(uploadId, 2 * partBytes)).statusCode).toBe(404);
  expect(await storedCounts(suite().app)).toEqual(before);
});
