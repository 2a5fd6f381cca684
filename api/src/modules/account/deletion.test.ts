import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cookieOf,
  expectSignedOut,
  type Person,
  post,
  refresh,
  registerAccount,
  setRole,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { buildTestApp } from '../../../testing/app';
import { withDeps, withStores } from '../../../testing/contexts';
import { testFolder } from '../../../testing/folder';
import { mailedReset, resetTokensOf } from '../../../testing/mails';
import { aMomentBefore } from '../../../testing/moments';
import { buildForm, submit } from '../../../testing/nominations';
import { freshApp } from '../../../testing/snapshot';
import { storedCounts, uploadDocument } from '../../../testing/uploads';
import { minutes } from '../../platform/clock';
import { accountsStore } from '../identity/accounts-store';
import type { Nomination } from '../nominations/nomination';
import type { Accounts } from './context';
import { eraseAccount, finishDeletions } from './deletion';

const suite = freshApp();
type Built = ReturnType<typeof suite>;

const leave = ({ app }: Pick<Built, 'app'>, person: Person, payload: object = {}) => {
  const { email, password, authorized, cookie } = person;
  const headers = { ...authorized, cookie: `__Host-refresh=${cookie}` };
  return post(app, '/api/account/deletion', { email, password, ...payload }, headers);
};

/** A person with a nomination, a document, mails and a pending reset. */
async function nominator({ app }: Pick<Built, 'app'>) {
  const person = await registerAccount(app, { fullName: 'Leaving Person' });
  const document = await uploadDocument(app, person);
  const essay = 'Words that only one person would write.';
  await submit(app, person, buildForm({ essay, supportingDocUrl: document.url }));
  await mailedReset(app, person);
  return person;
}

/** All stored documents, as text. */
async function everything({ app }: Pick<Built, 'app'>) {
  const { db } = app.mongo;
  const all = (await db.listCollections().toArray()).map(({ name }) => name);
  // Running processes write leases at any time; they hold nothing personal.
  const names = all.filter((name) => name !== 'leases');
  const stored = await Promise.all(names.map((name) => db.collection(name).find().toArray()));
  return JSON.stringify(stored);
}

const traces = (person: Person) => [person.email, 'Leaving Person', 'only one person would write'];

test('deleting an account erases the person everywhere immediately', async () => {
  const built = suite();
  const person = await nominator(built);
  const before = await everything(built);
  for (const trace of traces(person)) expect(before).toContain(trace);

  const reply = await leave(built, person);
  expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
  const left = await everything(built);
  for (const trace of traces(person)) expect(left).not.toContain(trace);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });

  built.pass(minutes(16));
  await finishDeletions(built.commands().account);
  expect(await everything(built)).not.toContain(person.accountId);
});

const folder = testFolder();

test('mails that became files go with the account, those of others stay', async () => {
  const directory = folder();
  const built = await buildTestApp({ MAIL_DIRECTORY: directory });
  const person = await registerAccount(built.app);
  const write = (name: string, to: string) =>
    writeFile(join(directory, name), `To: ${to}\r\nSubject: Words\r\n\r\nWords\r\n`);
  await write('a~1.eml', `Somebody <${person.email}>`);
  await write('a~2.eml', person.email.toUpperCase());
  await write('a~3.eml', `x${person.email}`);
  await write('a~4.eml', `"${person.email}" <bob@example.com>`);
  await write('notes.txt', person.email);
  expect((await leave(built, person)).statusCode).toBe(204);
  expect((await readdir(directory)).sort()).toEqual(['a~3.eml', 'a~4.eml', 'notes.txt']);
  await built.app.close();
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
    country: '',
    line: '',
    essay: '',
    supportingLinks: ['', '', '', '', ''],
    supportingDocUrl: '',
    document: null,
    submitterEmail: '',
    folded: undefined,
    submission: { key: null, digest: '' },
    pendingMails: [],
    revision: 2,
    erasedAt: aMomentBefore(suite().clock()),
  });
});

test('no session, token, password or reset link gives access, and the address is free for an account without anything of the former one', async () => {
  const { app } = suite();
  const person = await nominator(suite());
  const elsewhere = await signInAgain(app, person);
  const [token] = await resetTokensOf(app, person.email);
  await leave(suite(), person);
  await expectSignedOut(app, person, elsewhere);
  expect((await signInAgain(app, person)).status).toBe(401);
  const reset = { token, password: 'abcdefgh' };
  expect((await post(app, '/api/auth/password-reset/confirm', reset)).statusCode).toBe(412);

  const again = await registerAccount(app, { email: person.email });
  expect(again.accountId).not.toBe(person.accountId);
  expect((await submit(app, again)).statusCode).toBe(201);
});

test('it requires the password and the address, typed again', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  for (const typed of [{ password: 'wrong' }, { email: 'a@example.com' }])
    expect((await leave(suite(), person, typed)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: `/${Object.keys(typed)[0]}` }],
    });
  expect(await statusWith(app, person.authorized)).toBe(200);
  const loud = ` ${person.email.toUpperCase()} `;
  expect((await leave(suite(), person, { email: loud })).statusCode).toBe(204);
});

const failing = () => Promise.reject(new Error('the process ends here'));

const withoutErasing =
  (store: string) =>
  (context: Accounts): Accounts => {
    const { personalData } = context.deps.modules;
    const holding = personalData[store];
    if (!holding) throw new Error(`Nothing of a person is in ${store}`);
    const changed = { ...personalData, [store]: { ...holding, erase: failing } };
    return withDeps(context, { modules: { personalData: changed } });
  };

const withFailing =
  (step: 'listDeleting' | 'blank') =>
  (context: Accounts): Accounts =>
    withDeps(context, {
      identity: withStores(context.deps.identity, { accounts: { [step]: failing } }),
    });

test.each<[string, (context: Accounts) => Accounts]>([
  ['anything is erased', withFailing('listDeleting')],
  ['nominations are', withoutErasing('nominations/nominations')],
  ['documents are', withoutErasing('documents/documents')],
  ['mails are', withoutErasing('mail/outbox')],
  ['reset links are', withoutErasing('identity/resets')],
  ['the account itself is', withFailing('blank')],
])('a deletion that ended before %s is finished by upkeep, once', async (_, breaking) => {
  const built = suite();
  const person = await nominator(built);
  const context = built.commands().account;
  const begun = { _id: person.accountId, email: person.email, credentials: 0 };
  await accountsStore(built.app.mongo.db).beginDeletion(begun, { at: built.clock() });
  expect((await refresh(built.app, person.cookie)).statusCode).toBe(204);
  await expect(finishDeletions(breaking(context))).rejects.toThrow('ends here');
  await finishDeletions(context);
  const left = await everything(built);
  for (const trace of traces(person)) expect(left).not.toContain(trace);
  expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });
  await finishDeletions(context);
  expect(await everything(built)).toEqual(left);
});

test('what a running request wrote during erasure is erased in the next run', async () => {
  const built = suite();
  const person = await nominator(built);
  const { nominating, account } = built.commands();
  await leave(built, person);
  const [late] = await built.app.mongo.db.collection<Nomination>('nominations').find().toArray();
  if (!late) throw new Error('What ratings need of it stays');
  const own = { _id: 'late', submittedBy: person.accountId, essay: 'Too late.' };
  await nominating.stores.nominations.insert({ ...late, ...own }, 'nothing');
  await finishDeletions(account);
  expect(await everything(built)).not.toContain('Too late.');
});

test('the only organiser cannot leave, and of two who leave at once one can', async () => {
  const built = suite();
  const only = await registerAccount(built.app);
  await setRole(built.app, only.accountId, 'admin');
  const reply = await leave(built, only);
  expect([reply.statusCode, reply.json().message]).toEqual([
    412,
    'You are the only organiser. Somebody else has to become one before you leave.',
  ]);
  const other = await registerAccount(built.app);
  await setRole(built.app, other.accountId, 'admin');
  const replies = await Promise.all([leave(built, only), leave(built, other)]);
  expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
});

test('an operator erases somebody who cannot sign in, by address or by the id that the log tells', async () => {
  const built = suite();
  const { account } = built.commands();
  const erased: unknown[] = [];
  const log = { warn: (line: unknown) => void erased.push(line), error() {} };
  const context = { ...account, platform: { ...account.platform, log } };
  for (const by of ['email', 'accountId'] as const) {
    const person = await nominator(built);
    await eraseAccount(context, { named: person[by], reason: 'A letter' });
    const after = await everything(built);
    for (const trace of traces(person)) expect(after).not.toContain(trace);
    expect(erased.at(-1)).toEqual({ erased: person.accountId });
  }
  const nobody = eraseAccount(context, { named: 'nobody@example.com', reason: 'A letter' });
  await expect(nobody).rejects.toThrow('There is no such account.');
});
