import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { docxFile, exeFile, pdfFile } from '../../../testing/files';
import { storedCounts } from '../../../testing/uploads';
import { beginUpload, progressOf, putPart, startUpload } from '../../../testing/uploads-in-parts';
import type { StoredDocument } from '../document';
import { uploadsStore } from './store';

const suite = suiteApp();

describe('an upload in parts', () => {
  let person: Person;
  beforeEach(async () => {
    person = await registerAccount(suite().app);
  });

  const begin = (name: string, bytes: number) => startUpload(suite().app, person, { name, bytes });
  const put = (uploadId: string, offset: number, payload: Buffer) =>
    putPart(suite().app, person, { uploadId, offset }, payload);
  const progress = (uploadId: string) => progressOf(suite().app, person, uploadId);

  async function started(name: string, bytes: number): Promise<string> {
    return (await begin(name, bytes)).json<UploadProgress>().uploadId;
  }

  /** Sends the remaining parts and returns the last reply. */
  async function sendAll(uploadId: string, content: Buffer, from = 0) {
    let reply = await progress(uploadId);
    for (let at = from; at < content.length; at += partBytes)
      reply = await put(uploadId, at, content.subarray(at, at + partBytes));
    return reply;
  }

  const partsLeft = () => suite().app.mongo.db.collection('uploadParts').countDocuments();

  test('9 MB arrive whole over a broken connection, and no parts are left', async () => {
    const content = pdfFile(9 * 1_048_576);
    const uploadId = await started('evidence.pdf', content.length);
    for (const at of [0, partBytes]) await put(uploadId, at, content.subarray(at, at + partBytes));
    // After a broken connection, ask for the progress and resend a part whose reply was lost.
    const { received } = (await progress(uploadId)).json<UploadProgress>();
    expect(received).toBe(2 * partBytes);
    const again = await put(uploadId, partBytes, content.subarray(partBytes, 2 * partBytes));
    expect(again.json()).toEqual({ uploadId, received, document: null });
    const { document } = (await sendAll(uploadId, content, received)).json<UploadProgress>();
    const back = await suite().app.inject({ url: document?.url ?? '', headers: person.authorized });
    expect(back.rawPayload.equals(content)).toBe(true);
    expect((await progress(uploadId)).json()).toEqual({
      uploadId,
      received: content.length,
      document,
    });
    expect(await partsLeft()).toBe(0);
  });

  test('a last part that is sent twice simultaneously makes one document', async () => {
    const content = pdfFile(1_000);
    const uploadId = await started('evidence.pdf', content.length);
    const before = await storedCounts(suite().app);
    await Promise.all([put(uploadId, 0, content), put(uploadId, 0, content)]);
    expect((await storedCounts(suite().app)).documents).toBe(before.documents + 1);
  });

  test.each<[string, string, Buffer, number]>([
    ['a program that is called a PDF', 'evidence.pdf', exeFile(), 415],
    ['a document with macros', 'evidence.docx', docxFile('hidden macros'), 415],
  ])('the rules of uploads hold: %s', async (_, name, content, status) => {
    const before = await storedCounts(suite().app);
    const uploadId = await started(name, content.length);
    expect((await sendAll(uploadId, content)).json()).toMatchObject({ status });
    expect(await storedCounts(suite().app)).toEqual(before);
    expect([(await progress(uploadId)).statusCode, await partsLeft()]).toEqual([404, 0]);
  });

  test('an unacceptable file is refused before it is sent', async () => {
    expect((await begin('run.exe', 100)).statusCode).toBe(415);
    expect((await begin('evidence.pdf', 10_485_761)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/bytes', message: 'File size exceeds 10MB limit' }],
    });
    expect((await begin('evidence.pdf', 0)).statusCode).toBe(400);
  });

  test('nothing beyond the announced size is accepted, and no part that is too large', async () => {
    const uploadId = await started('evidence.pdf', 1_000);
    expect((await put(uploadId, 0, pdfFile(1_001))).statusCode).toBe(413);
    expect((await put(uploadId, 0, Buffer.alloc(partBytes + 1))).statusCode).toBe(413);
    expect((await progress(uploadId)).json()).toMatchObject({ received: 0 });
  });

  test('a fourth upload ends the oldest', async () => {
    const ids = [];
    for (let turn = 0; turn < 4; turn++) {
      suite().pass(1_000);
      ids.push(await started('evidence.pdf', 1_000));
    }
    const statuses = await Promise.all(ids.map(async (id) => (await progress(id)).statusCode));
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  test('a part that arrives after its upload has ended is not left behind', async () => {
    const uploadId = await started('evidence.pdf', 1_000);
    const { db } = suite().app.mongo;
    const store = uploadsStore(db);
    const upload = await store.ofOwner(person.accountId, uploadId);
    if (!upload) throw new Error('It has begun');
    await store.remove(uploadId);
    await store.append({ upload, content: pdfFile(500), at: suite().clock() });
    expect(await partsLeft()).toBe(0);
  });
});

describe('attacks', () => {
  let person: Person;
  beforeEach(async () => {
    person = await registerAccount(suite().app);
  });

  /** Two whole parts and a bit. */
  const content = pdfFile(2 * partBytes + 100);
  const partAt = (offset: number) => content.subarray(offset, offset + partBytes);
  const put = (uploadId: string, offset: number, part = partAt(offset)) =>
    putPart(suite().app, person, { uploadId, offset }, part);
  const begin = (bytes = content.length) => beginUpload(suite().app, person, bytes);
  const progress = (uploadId: string, who = person) => progressOf(suite().app, who, uploadId);

  /** An upload's stored bytes, and its document as it was sent. */
  async function outcome(uploadId: string) {
    const { received, document } = (await progress(uploadId)).json<UploadProgress>();
    if (!document) return { received, isWhole: false };
    const reply = await suite().app.inject({ url: document.url, headers: person.authorized });
    return { received, isWhole: reply.rawPayload.equals(content) };
  }

  const whole = { received: content.length, isWhole: true };
  const partsOf = (uploadId: string) =>
    suite().app.mongo.db.collection('uploadParts').countDocuments({ uploadId });

  test('parts out of order, repeated or overlapping change nothing', async () => {
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

  test('a part that is sent many times simultaneously is stored once', async () => {
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
  ])('a part that is %s is refused, and the upload continues', async (_, bytes, status) => {
    const uploadId = await begin();
    expect((await put(uploadId, 0, Buffer.alloc(bytes))).statusCode).toBe(status);
    for (const offset of [0, partBytes, 2 * partBytes]) await put(uploadId, offset);
    expect(await outcome(uploadId)).toEqual(whole);
  });

  test('the last part has exactly the remaining size', async () => {
    const uploadId = await begin();
    for (const offset of [0, partBytes]) await put(uploadId, offset);
    expect((await put(uploadId, 2 * partBytes, Buffer.alloc(101))).statusCode).toBe(413);
    expect((await put(uploadId, 2 * partBytes, Buffer.alloc(99))).statusCode).toBe(400);
    expect(await outcome(uploadId)).toEqual({ received: 2 * partBytes, isWhole: false });
  });

  test("another's upload is as unknown as a missing one", async () => {
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

  test('parts sent after the document is complete change nothing', async () => {
    const uploadId = await begin();
    for (const offset of [0, partBytes, 2 * partBytes]) await put(uploadId, offset);
    for (const offset of [0, 2 * partBytes, content.length])
      expect((await put(uploadId, offset, Buffer.alloc(100, 1))).statusCode).toBe(200);
    expect(await outcome(uploadId)).toEqual(whole);
    expect(await partsOf(uploadId)).toBe(0);
  });

  test('a last part that arrives after another has completed the document leaves nothing', async () => {
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

  test('an upload that ends while its document is assembled leaves no partial document', async () => {
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
});
