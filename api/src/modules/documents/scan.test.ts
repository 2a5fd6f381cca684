import type { DocumentReply, DocumentScan } from '@meritum/shared/contracts/nominations';
import type { OpenDecisionsReply } from '@meritum/shared/contracts/open-decisions';
import { type Person, registerAccount } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { callAs, nominationSeen, nominationsSeen } from '../../../testing/console';
import { eicar, type StandInClamd, standInClamd } from '../../../testing/documents/clamd';
import { pdfFile } from '../../../testing/files';
import { promoted, registerAdmin, registerJudge, registerStranger } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { buildForm, submit } from '../../../testing/nominations';
import { storedCounts, upload, uploadDocument } from '../../../testing/uploads';
import type { StoredDocument } from './document';
import { scanWaiting } from './scan';

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

/** Starts the application without its scanner, which later replies with `answer`. */
async function withoutScanner(answer?: string) {
  await built.app.close();
  await clamd.close();
  await begin({ CLAMD: clamd.address });
  clamd = await standInClamd(answer ? { answer } : {});
}

/** Runs the upkeep with a working scanner. */
const scanNow = () => scanWaiting(built.commands({ CLAMD: clamd.address }).keepingDocuments);

const send = (content: Buffer) => upload(built.app, person, { name: 'evidence.pdf', content });
const submitWith = (supportingDocUrl: string) =>
  submit(built.app, person, buildForm({ supportingDocUrl }));
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
    errors: [{ pointer: '/file', message, advice: expect.stringMatching(/^It found Eicar/) }],
  });
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });
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
  expect(await storedCounts(built.app)).toEqual({ documents: 1, files: 0, chunks: 0 });
  expect((await get(url)).json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  expect((await submitWith(url)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/supportingDocUrl', message }],
  });
  expect(await stored()).toEqual([]);
});

/** A submitted document that was uploaded without a scanner and is found infected later. */
async function foundLater(content: Buffer, answer?: string) {
  await withoutScanner(answer);
  person = await registerStranger(built.app);
  const { url, documentId } = (await send(content)).json<DocumentReply>();
  await submitWith(url);
  await scanNow();
  return { url, ...(await withOrganiser(documentId)) };
}

async function withOrganiser(documentId: string) {
  const admin = await registerAdmin(built.app);
  const { rows } = await nominationsSeen(built.app, admin, { document: 'not-clean' });
  const { id: nominationId = '' } = rows[0] ?? {};
  const { openDocument } = built.commands({ CLAMD: clamd.address }).documents;
  return {
    admin,
    seenBy: (organiser: Person) => nominationSeen(built.app, organiser, nominationId),
    decide: async (by: Person, isHarmless: boolean) => {
      const body = { nominationId, documentId, isHarmless, reason: 'I have looked' };
      return (await callAs(built.app, by, 'decideDocument', body)).statusCode;
    },
    judgesGetIt: async () => (await openDocument(documentId)) !== undefined,
  };
}

const outcomesMailed = async () =>
  (await mailsTo(built.app, person.email)).flatMap(({ template, values }) =>
    template === 'document-checked' ? [(values as { outcome: string }).outcome] : [],
  );
const waitingFor = async (admin: Person) =>
  (await callAs(built.app, admin, 'listOpenDecisions'))
    .json<OpenDecisionsReply>()
    .decisions.map(({ kind }) => kind);
const downloadedBy = ({ authorized: headers }: Person, url: string) =>
  built.app.inject({ url, headers });

test('VAL-031 a document found infected after the submission is withheld from judges and its owner, who is mailed, until an organiser has decided', async () => {
  const { url, admin, decide, seenBy, judgesGetIt } = await foundLater(infectedFile);
  expect(await status()).toMatchObject({ document: { name: 'evidence.pdf', scan: 'infected' } });
  expect((await get(url)).statusCode).toBe(412);
  expect(await waitingFor(admin)).toEqual(['document']);
  expect((await downloadedBy(admin, url)).rawPayload.equals(infectedFile)).toBe(true);
  expect(await decide(admin, false)).toBe(204);
  expect([await waitingFor(admin), await judgesGetIt()]).toEqual([[], false]);
  // Nothing is deleted, because another organiser may find that the scanner was wrong.
  const other = await registerAdmin(built.app);
  expect([await decide(other, true), await decide(other, true)]).toEqual([204, 204]);
  expect(await judgesGetIt()).toBe(true);
  expect(await outcomesMailed()).toEqual(['infected', 'withheld', 'released']);
  expect((await seenBy(admin)).history.map(({ action }) => action)).toEqual([
    'nomination.document-released',
    'nomination.document-withheld',
  ]);
});

test('VAL-031 an organiser with a conflict of interest neither opens such a document nor decides about it', async () => {
  const { url, decide, seenBy, admin } = await foundLater(infectedFile);
  const { organization } = buildForm();
  const colleague = await promoted(
    built.app,
    await registerJudge(built.app, admin, { organization }),
  );
  expect((await downloadedBy(colleague, url)).statusCode).toBe(403);
  expect(await decide(colleague, true)).toBe(403);
  expect(await waitingFor(colleague)).toEqual([]);
  const { may, document } = await seenBy(colleague);
  expect([may.decideDocument, document?.finding]).toEqual([false, undefined]);
});

const guess = 'Heuristics.Limits.Exceeded.MaxFiles';

test('VAL-031 a guess of the scanner keeps the file: its owner sees it, and judges get it once an organiser has decided', async () => {
  await built.app.close();
  await clamd.close();
  clamd = await standInClamd({ answer: `stream: ${guess} FOUND\0` });
  await begin({ CLAMD: clamd.address });
  const { url, documentId, scan } = (await send(pdfFile())).json<DocumentReply>();
  expect(scan).toBe('suspected');
  await submitWith(url);
  expect((await get(url)).statusCode).toBe(200);
  const { admin, decide, seenBy, judgesGetIt } = await withOrganiser(documentId);
  expect([await judgesGetIt(), await waitingFor(admin)]).toEqual([false, ['document']]);
  // The owner has read it beside the field.
  expect(await outcomesMailed()).toEqual([]);
  expect((await seenBy(admin)).document).toMatchObject({ scan: 'suspected', finding: guess });
  await decide(admin, true);
  expect(await judgesGetIt()).toBe(true);
});

test('VAL-031 a guess about a submitted document is mailed, and nobody decides about a document without a finding', async () => {
  const { admin, decide } = await foundLater(pdfFile(), `stream: ${guess} FOUND\0`);
  expect(await outcomesMailed()).toEqual(['suspected']);
  const documents = built.app.mongo.db.collection('documents');
  await documents.updateMany({}, { $set: { scan: 'clean' }, $unset: { finding: '' } });
  expect(await decide(admin, true)).toBe(412);
});

test('a run goes on after documents without a verdict, unless three in a row have none', async () => {
  const judged = (...verdicts: DocumentScan[]) => {
    const scanner = { scan: async () => ({ scan: verdicts.shift() }) };
    const unscanned = async () => verdicts.map(() => ({ _id: '' }));
    const recorded = async (_: object, verdict: object) => verdict;
    const documents = { listUnscanned: unscanned, updateScanIf: recorded };
    const stores = { documents, files: { read() {} } };
    const { platform } = built.commands().keepingDocuments;
    return scanWaiting({ stores, platform, scanner, recordAudit() {} } as never);
  };
  const [none, clean] = ['waiting', 'clean'] as const;
  expect(await judged(none, none, clean, none, none, clean)).toBe(2);
  expect(await judged(none, none, none, clean)).toBe(0);
});

test('documents that were uploaded without a scanner are scanned once there is one', async () => {
  await built.app.close();
  await begin({});
  expect((await uploadDocument(built.app, person)).scan).toBe('not-scanned');
  expect(await scanNow()).toBe(1);
  expect((await stored()).map(({ scan }) => scan)).toEqual(['clean']);
});

test('judges get a clean document of their nomination, but no infected or removed one', async () => {
  const { documentId } = await uploadDocument(built.app, person);
  const { db } = built.app.mongo;
  const { openDocument } = built.commands({ CLAMD: clamd.address }).documents;
  const opened = await openDocument(documentId);
  const chunks: Buffer[] = [];
  for await (const chunk of opened?.content ?? []) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(pdfFile())).toBe(true);
  const infected = { $set: { scan: 'infected' } } as const;
  await db.collection<StoredDocument>('documents').updateMany({}, infected);
  expect(await openDocument(documentId)).toBeUndefined();
  expect(await openDocument('a'.repeat(24))).toBeUndefined();
});
