import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { docxFile, exeFile, pdfFile } from '../../../testing/files';
import { storedCounts } from '../../../testing/uploads';
import { progressOf, putPart, startUpload } from '../../../testing/uploads-in-parts';
import { uploadsStore } from './store';

const suite = suiteApp();
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

/** Sends what is missing, part by part; answers the last reply. */
async function sendAll(uploadId: string, content: Buffer, from = 0) {
  let reply = await progress(uploadId);
  for (let at = from; at < content.length; at += partBytes)
    reply = await put(uploadId, at, content.subarray(at, at + partBytes));
  return reply;
}

const partsLeft = () => suite().app.mongo.db.collection('uploadParts').countDocuments();

test('9 MB over a line that breaks arrive whole, and nothing of the parts is left', async () => {
  const content = pdfFile(9 * 1_048_576);
  const uploadId = await started('evidence.pdf', content.length);
  for (const at of [0, partBytes]) await put(uploadId, at, content.subarray(at, at + partBytes));
  // The line broke: what had arrived is asked for, and a part whose reply was lost comes again.
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

test('a last part that comes twice at once makes one document', async () => {
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

test('what cannot be taken is refused before it is sent', async () => {
  expect((await begin('run.exe', 100)).statusCode).toBe(415);
  expect((await begin('evidence.pdf', 10_485_761)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/bytes', message: 'File size exceeds 10MB limit' }],
  });
  expect((await begin('evidence.pdf', 0)).statusCode).toBe(400);
});

test('no more comes than was announced, and no part is larger than one may be', async () => {
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

test('a part that arrives when its upload has ended is not left behind', async () => {
  const uploadId = await started('evidence.pdf', 1_000);
  const { db } = suite().app.mongo;
  const store = uploadsStore(db);
  const upload = await store.ofOwner(person.accountId, uploadId);
  if (!upload) throw new Error('It has begun');
  await store.remove(uploadId);
  await store.append({ upload, content: pdfFile(500), at: suite().clock() });
  expect(await partsLeft()).toBe(0);
});
