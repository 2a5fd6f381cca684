import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '../../platform/clock';
import {
  cookieOf,
  type Person,
  post,
  refresh,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { resetTokensOf } from '../../testing/mails';
import { aMomentBefore } from '../../testing/moments';
import { nominationForm, submit } from '../../testing/nominations';
import { storedCounts, uploadDocument } from '../../testing/uploads';
import { composeForCommands } from '../compose';
import { accountDeletionStore } from '../identity/account-deletion-store';
import type { Nomination } from '../nominations/nomination';
import { type Deletions, finishDeletions } from './deletion';

const suite = suiteApp();
type Built = ReturnType<typeof suite>;

const leave = ({ app }: Pick<Built, 'app'>, person: Person, payload: object = {}) => {
  const { email, password, authorized, cookie } = person;
  const headers = { ...authorized, cookie: `__Host-refresh=${cookie}` };
  return post(app, '/api/account/deletion', { email, password, ...payload }, headers);
};

function deletions({ app, clock }: Pick<Built, 'app' | 'clock'>): Deletions {
  return composeForCommands(app.mongo.db, { config: testConfig(), clock }).account;
}

/** A person with a nomination, a document, mails and a pending reset. */
async function nominator({ app }: Pick<Built, 'app'>) {
  const person = await registerAccount(app, { fullName: 'Leaving Person' });
  const document = await uploadDocument(app, person);
  const essay = 'Words that only one person would write.';
  await submit(app, person, nominationForm({ essay, supportingDocUrl: document.url }));
  await post(app, '/api/auth/password-reset', { email: person.email });
  await app.background.idle();
  return person;
}

/** Everything stored, as text. */
async function everything({ app }: Pick<Built, 'app'>) {
  const { db } = app.mongo;
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const all = await Promise.all(names.map((name) => db.collection(name).find().toArray()));
  return JSON.stringify(all);
}

const traces = (person: Person) => [person.email, 'Leaving Person', 'only one person would write'];

test('deleting an account erases the person everywhere immediately', async () => {
  const built = await buildTestApp();
  const person = await nominator(built);
  const before = await everything(built);
  for (const trace of traces(person)) expect(before).toContain(trace);

  const reply = await leave(built, person);
  expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
  const left = await everything(built);
  for (const trace of traces(person)) expect(left).not.toContain(trace);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });

  built.pass(minutes(16));
  await finishDeletions(deletions(built));
  expect(await everything(built)).not.toContain(person.accountId);
  await built.app.close();
});

test('mails that became files go with the account, those of others stay', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mails-'));
  const built = await buildTestApp({ MAIL_DIRECTORY: directory });
  const person = await registerAccount(built.app);
  const write = (name: string, to: string) =>
    writeFile(join(directory, name), `To: Somebody <${to}>\r\nSubject: Words\r\n\r\nWords\r\n`);
  await write('nomination-received~n1~1.eml', person.email);
  await write('password-changed~a1~1.eml', `x${person.email}`);
  expect((await leave(built, person)).statusCode).toBe(204);
  expect(await readdir(directory)).toEqual(['password-changed~a1~1.eml']);
  await built.app.close();
  await rm(directory, { recursive: true });
});

test('the part of a nomination that ratings need stays, without the person', async () => {
  const person = await nominator(suite());
  const nominations = suite().app.mongo.db.collection<Nomination>('nominations');
  const before = await nominations.findOne({ submittedBy: person.accountId });
  await leave(suite(), person);
  expect(await nominations.findOne({ _id: before?._id ?? '' })).toEqual({
    ...before,
    submittedBy: `erased:${before?._id}`,
    fullName: '',
    email: '',
    designation: '',
    organization: '',
    linkedInUrl: '',
    essay: '',
    supportingLinks: ['', '', '', '', ''],
    supportingDocUrl: '',
    document: null,
    submitterEmail: '',
    submission: { key: null, digest: '' },
    owedMails: [],
    revision: 2,
    erasedAt: aMomentBefore(suite().clock()),
  });
});

test('session, token, password and reset link no longer give access', async () => {
  const { app } = suite();
  const person = await nominator(suite());
  const elsewhere = await signInAgain(app, person);
  const [token] = await resetTokensOf(app, person.email);
  await leave(suite(), person);
  for (const { authorized, cookie } of [person, elsewhere]) {
    expect(await statusWith(app, authorized)).toBe(401);
    expect((await refresh(app, cookie)).statusCode).toBe(204);
  }
  expect((await signInAgain(app, person)).status).toBe(401);
  const reset = await post(app, '/api/auth/password-reset/confirm', {
    token,
    password: 'abcdefgh',
  });
  expect(reset.statusCode).toBe(412);
});

test('the address is free immediately, for an account without anything of the former one', async () => {
  const { app } = suite();
  const person = await nominator(suite());
  await leave(suite(), person);
  const again = await registerAccount(app, { email: person.email });
  expect(again.accountId).not.toBe(person.accountId);
  expect((await submit(app, again)).statusCode).toBe(201);
});

test('it requires the password and the address, typed again', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  expect((await leave(suite(), person, { password: 'wrong' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password' }],
  });
  expect((await leave(suite(), person, { email: 'a@example.com' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/email' }],
  });
  expect(await statusWith(app, person.authorized)).toBe(200);
  const loud = ` ${person.email.toUpperCase()} `;
  expect((await leave(suite(), person, { email: loud })).statusCode).toBe(204);
});

test('a deletion that a crash cut short after its first write is finished', async () => {
  const built = await buildTestApp();
  const person = await nominator(built);
  const leaving = accountDeletionStore(built.app.mongo.db);
  await leaving.begin(
    { _id: person.accountId, email: person.email, credentials: 0 },
    built.clock(),
  );
  expect((await refresh(built.app, person.cookie)).statusCode).toBe(204);
  await finishDeletions(deletions(built));
  const left = await everything(built);
  for (const trace of traces(person)) expect(left).not.toContain(trace);
  await finishDeletions(deletions(built));
  expect(await everything(built)).toEqual(left);
  await built.app.close();
});

const failing = () => Promise.reject(new Error('the process ends here'));

const withoutErasing =
  (store: string) =>
  ({ personalData, ...context }: Deletions): Deletions => {
    const holding = personalData[store];
    if (!holding) throw new Error(`Nothing of a person is in ${store}`);
    return {
      ...context,
      personalData: { ...personalData, [store]: { ...holding, erase: failing } },
    };
  };

test.each<[string, (context: Deletions) => Deletions]>([
  ['nominations', withoutErasing('nominations/nominations')],
  ['documents', withoutErasing('documents/documents')],
  ['mails', withoutErasing('mail/outbox')],
  ['reset links', withoutErasing('identity/resets')],
  [
    'the account itself',
    (context) => ({ ...context, leaving: { ...context.leaving, blank: failing } }),
  ],
])('a deletion that ended before %s is finished by upkeep', async (_, breaking) => {
  const built = await buildTestApp();
  const person = await nominator(built);
  const { db } = built.app.mongo;
  const context = deletions(built);
  const begun = { _id: person.accountId, email: person.email, credentials: 0 };
  await accountDeletionStore(db).begin(begun, built.clock());
  await expect(finishDeletions(breaking(context))).rejects.toThrow('ends here');
  await finishDeletions(context);
  const left = await everything(built);
  for (const trace of traces(person)) expect(left).not.toContain(trace);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, pieces: 0 });
  await built.app.close();
});

test('what a running request still wrote is erased in the next turn', async () => {
  const built = await buildTestApp();
  const person = await nominator(built);
  const options = { config: testConfig(), clock: built.clock };
  const { nominating } = composeForCommands(built.app.mongo.db, options);
  await leave(built, person);
  const [late] = await built.app.mongo.db.collection<Nomination>('nominations').find().toArray();
  if (late)
    await nominating.nominations.add(
      { ...late, _id: 'late', submittedBy: person.accountId, essay: 'Too late.' },
      'nothing',
    );
  await finishDeletions(deletions(built));
  expect(await everything(built)).not.toContain('Too late.');
  await built.app.close();
});
