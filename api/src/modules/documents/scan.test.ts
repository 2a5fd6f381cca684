import type { DocumentReply, DocumentScan } from '@meritum/shared/contracts/nominations';
import { type Person, registerAccount } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { pdfFile } from '../../testing/files';
import { registerAdmin } from '../../testing/judges';
import { nominationForm, returnReviewed, submit } from '../../testing/nominations';
import { storedCounts, upload, uploadDocument } from '../../testing/uploads';
import type { StoredDocument } from './document';
import { scanWaiting } from './scan';
import { eicar, type StandInClamd, standInClamd } from './testing/clamd';

const message =
  'The virus scan found something harmful in this file, so it was not saved. Choose another file';
const infectedFile = Buffer.concat([pdfFile(), eicar]);

let clamd: StandInClamd;
let built: TestApp;
let person: Person;
beforeEach(async () => {
  clamd = await standInClamd();
  await begin({ CLAMD: clamd.address });
});
afterEach(async () => {
  await built.app.close();
  await clamd.close();
});

async function begin(settings: Record<string, string>) {
  built = await buildTestApp(settings);
  person = await registerAccount(built.app);
}

/** Starts the application without its scanner. */
async function withoutScanner() {
  await built.app.close();
  await clamd.close();
  await begin({ CLAMD: clamd.address });
  clamd = await standInClamd();
}

/** Runs the regular job with a working scanner. */
const scanNow = () => scanWaiting(built.commands({ CLAMD: clamd.address }).keepingDocuments);

const send = (content: Buffer) => upload(built.app, person, { name: 'evidence.pdf', content });
const submitWith = (supportingDocUrl: string) =>
  submit(built.app, person, nominationForm({ supportingDocUrl }));
const get = (url: string) => built.app.inject({ url, headers: person.authorized });
const status = async () => (await get('/api/nominations/status')).json<{ data: object }>().data;
const stored = () => built.app.mongo.db.collection<StoredDocument>('documents').find().toArray();

test('a document is scanned on upload, and its owner sees the result', async () => {
  const content = pdfFile(700_000);
  const reply = (await send(content)).json<DocumentReply>();
  expect(reply.scan).toBe('clean');
  expect(Buffer.concat(clamd.files[0] ?? []).equals(content)).toBe(true);
  await submitWith(reply.url);
  expect(await status()).toMatchObject({ document: { name: 'evidence.pdf', scan: 'clean' } });
});

test('an infected file is refused on upload, and nothing is kept', async () => {
  const reply = await send(infectedFile);
  expect(reply.json()).toMatchObject({
    status: 400,
    code: 'invalid-argument',
    errors: [{ pointer: '/file', message }],
  });
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });
});

test('while the scanner is down a document is accepted, waits, and is scanned later', async () => {
  await withoutScanner();
  const reply = (await send(pdfFile())).json<DocumentReply>();
  expect(reply.scan).toBe('waiting');
  expect((await submitWith(reply.url)).statusCode).toBe(201);
  expect(await status()).toMatchObject({ document: { scan: 'waiting' } });
  expect(await scanNow()).toBe(1);
  expect(await status()).toMatchObject({ document: { scan: 'clean' } });
  expect(await scanNow()).toBe(0);
});

test('a document found infected before the submission is refused with a clear message and removed', async () => {
  await withoutScanner();
  const { url } = (await send(infectedFile)).json<DocumentReply>();
  await scanNow();
  expect(await storedCounts(built.app)).toEqual({ documents: 1, files: 0, pieces: 0 });
  expect((await get(url)).json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  expect((await submitWith(url)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/supportingDocUrl', message }],
  });
  expect(await stored()).toEqual([]);
});

test('a document found infected after the submission is gone for all; its owner sees it and uploads another', async () => {
  await withoutScanner();
  const { url } = (await send(infectedFile)).json<DocumentReply>();
  await submitWith(url);
  await scanNow();
  expect(await status()).toMatchObject({ document: { name: 'evidence.pdf', scan: 'infected' } });
  expect((await get(url)).statusCode).toBe(412);
  const { authorized: headers } = await registerAdmin(built.app);
  expect((await built.app.inject({ url, headers })).statusCode).toBe(403);
  expect((await get('/api/account/export')).statusCode).toBe(200);
  await returnReviewed(built.app, person);
  expect((await submitWith(url)).statusCode).toBe(400);
  expect(await status()).toMatchObject({ returned: { document: { scan: 'infected' } } });
});

test('a run goes on after documents without a verdict, unless three in a row have none', async () => {
  const judged = (...verdicts: DocumentScan[]) => {
    const scanner = { scan: async () => verdicts.shift() };
    const documents = { unscanned: async () => [...verdicts], scanned: async () => null };
    return scanWaiting({ documents, scanner, files: { read() {} }, clock: built.clock } as never);
  };
  const [none, clean] = ['waiting', 'clean'] as const;
  expect(await judged(none, none, clean, none, none, clean)).toBe(2);
  expect(await judged(none, none, none, clean)).toBe(0);
});

test('documents from before there was a scanner are scanned once there is one', async () => {
  await built.app.close();
  await begin({});
  expect((await uploadDocument(built.app, person)).scan).toBe('not-scanned');
  expect(await scanNow()).toBe(1);
  expect((await stored()).map(({ scan }) => scan)).toEqual(['clean']);
});

test('a judge of the nomination may read a clean document, and none that is infected or gone', async () => {
  const { documentId } = await uploadDocument(built.app, person);
  const { db } = built.app.mongo;
  const { openDocument } = built.commands({ CLAMD: clamd.address }).documents;
  const opened = await openDocument(documentId);
  const pieces: Buffer[] = [];
  for await (const piece of opened?.content ?? []) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces).equals(pdfFile())).toBe(true);
  const infected = { $set: { scan: 'infected' } } as const;
  await db.collection<StoredDocument>('documents').updateMany({}, infected);
  expect(await openDocument(documentId)).toBeUndefined();
  expect(await openDocument('a'.repeat(24))).toBeUndefined();
});
