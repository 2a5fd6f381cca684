import { days, hours, minutes } from '../../platform/clock';
import { gridFiles } from '../../platform/files/files';
import { type Person, registerAccount, signInAgain } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { nominationForm, submit } from '../../testing/nominations';
import { storedCounts, uploadDocument } from '../../testing/uploads';
import { nominationsStore } from '../nominations/store';
import { claimDocument, type Documents, sweepDocuments } from './commands';
import { documentsStore } from './store';

let built: TestApp;
let person: Person;
beforeEach(async () => {
  built = await buildTestApp();
  person = await registerAccount(built.app);
});
afterEach(() => built.app.close());

function context(): Documents {
  const { db } = built.app.mongo;
  const nominations = nominationsStore(db);
  return {
    documents: documentsStore(db),
    files: gridFiles(db),
    isReferenced: (accountId, id) => nominations.refersTo(accountId, id),
    isUntied: async () => false,
    clock: built.clock,
    scanner: undefined,
    unscannedToJudges: false,
    log: built.app.log,
  };
}

/** Time passes, and the person signs in once more, as no access token lasts that long. */
async function later(milliseconds: number) {
  built.pass(milliseconds);
  const { authorized } = await signInAgain(built.app, person);
  person = { ...person, authorized };
}

const isThere = async (url: string) =>
  (await built.app.inject({ url, headers: person.authorized })).statusCode === 200;

test('the newest three uploads that nothing refers to are kept, older ones are removed', async () => {
  const documents = [];
  for (let turn = 0; turn < 5; turn++) documents.push(await uploadDocument(built.app, person));
  const kept = await Promise.all(documents.map(({ url }) => isThere(url)));
  expect(kept).toEqual([false, false, true, true, true]);
  expect(await storedCounts(built.app)).toEqual({ documents: 3, files: 3, pieces: 3 });
});

test('the document of a nomination stays, however many uploads follow and however old it is', async () => {
  const document = await uploadDocument(built.app, person);
  await submit(built.app, person, nominationForm({ supportingDocUrl: document.url }));
  await later(hours(1));
  for (let turn = 0; turn < 5; turn++) await uploadDocument(built.app, person);
  await later(days(400));
  await sweepDocuments(context());
  expect(await storedCounts(built.app)).toEqual({ documents: 1, files: 1, pieces: 1 });
});

test("one account's uploads do not push out another's", async () => {
  const document = await uploadDocument(built.app, person);
  const other = await registerAccount(built.app);
  for (let turn = 0; turn < 4; turn++) await uploadDocument(built.app, other);
  expect(await isThere(document.url)).toBe(true);
});

test('an unused upload is removed after a week', async () => {
  const { url } = await uploadDocument(built.app, person);
  await later(days(7) - minutes(1));
  expect(await sweepDocuments(context())).toBe(0);
  expect(await isThere(url)).toBe(true);
  built.pass(minutes(2));
  expect(await sweepDocuments(context())).toBe(1);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });
});

test('what a crash left of an upload is removed an hour later', async () => {
  await uploadDocument(built.app, person);
  const { db } = built.app.mongo;
  await db.collection('documents').updateOne({}, { $set: { state: 'uploading' } });
  await db.collection('documentFiles.files').deleteMany({});
  built.pass(minutes(59));
  expect(await sweepDocuments(context())).toBe(0);
  built.pass(minutes(2));
  expect(await sweepDocuments(context())).toBe(1);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });
});

test('a removal that was interrupted is finished', async () => {
  await uploadDocument(built.app, person);
  const documents = built.app.mongo.db.collection('documents');
  await documents.updateOne({}, { $set: { state: 'removing' } });
  await sweepDocuments(context());
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });
});

test('a document that a submission has just claimed is not removed under its hands', async () => {
  const { url } = await uploadDocument(built.app, person);
  await later(days(8));
  await claimDocument(context(), person.accountId, url);
  expect(await sweepDocuments(context())).toBe(0);
  built.pass(minutes(11));
  expect(await sweepDocuments(context())).toBe(1);
});

test('a document claimed between the decision and the removal stays', async () => {
  const { url } = await uploadDocument(built.app, person);
  await later(days(8));
  const racing = context();
  const { isReferenced } = racing;
  racing.isReferenced = async (...args) => {
    await claimDocument(racing, person.accountId, url);
    return isReferenced(...args);
  };
  await sweepDocuments(racing);
  expect(await isThere(url)).toBe(true);
});
