import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { ObjectId } from 'mongodb';
import { type Person, registerAccount, signInAgain } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { pdfFile } from '../../../testing/files';
import { buildForm, submit } from '../../../testing/nominations';
import { freshApp } from '../../../testing/snapshot';
import { multipart, storedCounts } from '../../../testing/uploads';
import { startUpload } from '../../../testing/uploads-in-parts';
import { days, hours } from '../../platform/clock';
import type { StoredDocument } from './document';
import { documentsStore } from './store';

const megabyte = 1_048_576;

/** One address may send 10 MB, one network 40 MB. */
const settings = { SPARE_DOCUMENTS_MB: '160' };
const suite = freshApp(settings);
let built: TestApp;
beforeEach(() => {
  built = suite();
});

const person = () => registerAccount(built.app);

function send(who: Person, remoteAddress: string, content = pdfFile(), { app } = built) {
  const { headers, payload } = multipart({ name: 'evidence.pdf', content });
  return app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: { ...headers, ...who.authorized },
    payload,
    remoteAddress,
  });
}

/** Uploads a small document and records it as `bytes` long. */
async function sendLarge(who: Person, remoteAddress: string, bytes: number) {
  const document = (await send(who, remoteAddress)).json<DocumentReply>();
  const documents = built.app.mongo.db.collection<StoredDocument>('documents');
  await documents.updateOne({ _id: new ObjectId(document.documentId) }, { $set: { bytes } });
  return document;
}

const statusOf = async (remoteAddress: string) =>
  (await send(await person(), remoteAddress)).statusCode;

const refusal = (message: string) => ({
  status: 412,
  code: 'failed-precondition',
  errors: [{ pointer: '/file', message: expect.stringContaining(message) }],
});

test('uploads from one address cannot take all the room, and other addresses can still upload', async () => {
  await sendLarge(await person(), '203.0.113.1', 10 * megabyte + 1);
  const before = await storedCounts(built.app);
  const refused = await send(await person(), '203.0.113.1');
  expect(refused.json()).toMatchObject(refusal('from your network. Try again tomorrow'));
  expect(await storedCounts(built.app)).toEqual(before);
  expect([await statusOf('203.0.113.2'), await statusOf('198.51.100.1')]).toEqual([201, 201]);
});

test('all addresses of one network together take at most a quarter of the room', async () => {
  for (const host of [1, 2, 3, 4, 5])
    await sendLarge(await person(), `203.0.113.${host}`, 9 * megabyte);
  expect([await statusOf('203.0.113.6'), await statusOf('198.51.100.1')]).toEqual([412, 201]);
});

test('a submitted document counts for its address for a day, after which the origin is deleted', async () => {
  let who = await person();
  const { url } = await sendLarge(who, '203.0.113.1', 11 * megabyte);
  expect((await submit(built.app, who, buildForm({ supportingDocUrl: url }))).statusCode).toBe(201);
  expect([await statusOf('203.0.113.1'), await statusOf('203.0.113.2')]).toEqual([412, 201]);
  built.pass(days(1) + hours(1));
  await documentsStore(built.app.mongo.db).forgetOrigins(new Date(+built.clock() - days(1)));
  who = { ...who, ...(await signInAgain(built.app, who)) };
  expect((await send(who, '203.0.113.1')).statusCode).toBe(201);
  const named = await built.app.mongo.db.collection('documents').find().toArray();
  expect(named.map(({ from }) => from?.length)).toEqual([undefined, 2, 2]);
  expect(JSON.stringify(named)).not.toContain('203.0.113');
});

test('a document that was claimed since it was read is not removed', async () => {
  const owner = await person();
  const { documentId } = (await send(owner, '203.0.113.1')).json<DocumentReply>();
  const documents = documentsStore(built.app.mongo.db);
  const read = (await documents.findById(documentId)) as StoredDocument;
  await documents.claim(owner.accountId, documentId, built.clock());
  expect(await documents.startRemoval(read)).toBe(false);
});

test('without room documents are refused, and nominations can still be submitted', async () => {
  const [early, late] = [await person(), await person()];
  const document = (await send(early, '192.0.2.1')).json<DocumentReply>();
  await submit(built.app, early, buildForm({ supportingDocUrl: document.url }));
  await sendLarge(await person(), '203.0.113.1', 161 * megabyte);
  const message = 'no room for more documents at the moment. Try again tomorrow';
  expect((await send(late, '198.51.100.1')).json()).toMatchObject(refusal(message));
  const announced = await startUpload(built.app, late, { name: 'evidence.pdf', bytes: megabyte });
  expect(announced.json()).toMatchObject(refusal(message));
  const without = buildForm({ supportingDocUrl: '' });
  expect((await submit(built.app, late, without)).statusCode).toBe(201);
  const opened = await built.app.inject({ url: document.url, headers: early.authorized });
  expect(opened.statusCode).toBe(200);
});

test('simultaneous uploads never exceed the room, also across two processes', async () => {
  const { databaseName: MONGODB_DATABASE } = built.app.mongo.db;
  const other = await buildTestApp({ ...settings, MONGODB_DATABASE });
  const crowd = await Promise.all(Array.from({ length: 8 }, person));
  await Promise.all(
    crowd.map((who, turn) =>
      send(who, '203.0.113.1', pdfFile(3 * megabyte), turn % 2 ? other : built),
    ),
  );
  const kept = await storedCounts(built.app);
  expect(kept.documents).toBeLessThanOrEqual(3);
  expect([kept.files, kept.chunks]).toEqual([kept.documents, 3 * kept.documents]);
  await other.app.close();
});
