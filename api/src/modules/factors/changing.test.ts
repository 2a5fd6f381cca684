import { calls } from '@meritum/shared/contracts/calls';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import { minutes } from '../../platform/clock';
import {
  type Person,
  post,
  registerAccount,
  registration,
  securityEventsOf,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { TestBrowser } from '../../testing/browser';
import { testConfig } from '../../testing/config';
import { codeAt } from '../../testing/factors';
import { mailsTo, templatesTo } from '../../testing/mails';
import { composeForCommands } from '../compose';
import { resetFactors } from './reset';

const suite = suiteApp();
beforeAll(() => suite().holdClock());
beforeEach(() => suite().pass(minutes(2)));

const changesOf = async ({ email }: Person) =>
  (await mailsTo(suite().app, email))
    .filter(({ template }) => template === 'factors-changed')
    .map(({ key }) => key.split(':')[2]);

/** Adds an authenticator app as its owner does. */
async function addTotp(ada: Person) {
  const { app, clock } = suite();
  const started = await post(app, calls.startTotp.path, {}, ada.authorized);
  const { secret } = started.json<{ secret: string }>();
  const code = codeAt(secret, clock());
  return { secret, reply: await post(app, calls.addTotp.path, { code }, ada.authorized) };
}

const prove = (ada: Person, proof: object) =>
  post(suite().app, calls.proveOwner.path, proof, ada.authorized);
const removeTotp = ({ authorized }: Person) =>
  suite().app.inject({ method: 'DELETE', url: calls.removeTotp.path, headers: authorized });

test('each change is in the security log, and the browser that makes it stays known', async () => {
  const { app } = suite();
  const browser = new TestBrowser(app);
  const payload = registration();
  const begun = await browser.post(calls.register.path, payload);
  const { accessToken, user } = begun.json<SessionReply>();
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = (method: 'POST' | 'DELETE', url: string, body?: object) =>
    browser.send({ method, url, headers, ...(body && { payload: body }) });
  const { secret } = (await ask('POST', calls.startTotp.path)).json<{ secret: string }>();
  await ask('POST', calls.addTotp.path, { code: codeAt(secret, suite().clock()) });
  const renewed = await ask('POST', calls.renewRecoveryCodes.path);
  const [code] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const { email, password } = payload;
  const signIn = () => browser.post(calls.signIn.path, { email, password });
  await signIn();
  await browser.post(calls.finishSecondStep.path, { method: 'recovery-code', code });
  const again = await browser.session();
  headers.authorization = `Bearer ${again?.accessToken}`;
  expect((await ask('DELETE', calls.removeTotp.path)).statusCode).toBe(204);
  expect((await signIn()).statusCode).toBe(200);
  headers.authorization = `Bearer ${(await browser.session())?.accessToken}`;
  expect((await securityEventsOf(app, { authorized: headers })).toSorted()).toEqual([
    'factor-added',
    'factor-removed',
    'recovery-code-used',
    'recovery-codes-renewed',
    'registered',
    'signed-in',
    'signed-in',
  ]);
  expect((await templatesTo(app, user.email)).includes('new-device')).toBe(false);
});

test('the first factor brings ten recovery codes, ends other sessions and tells the owner', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  const { reply } = await addTotp(ada);
  expect(reply.statusCode).toBe(201);
  const { recoveryCodes } = reply.json<{ recoveryCodes: string[] }>();
  expect(recoveryCodes).toHaveLength(10);
  expect(await statusWith(app, elsewhere.authorized)).toBe(401);
  expect(await statusWith(app, ada.authorized)).toBe(200);
  expect(await changesOf(ada)).toEqual(['totp-added']);
  // Neither the secret nor a code is stored.
  const stored = JSON.stringify(await app.mongo.db.collection('recoveryCodes').find().toArray());
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('a secret counts only after its first code, and is not in the database as such', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const started = await post(app, calls.startTotp.path, {}, ada.authorized);
  const { secret } = started.json<{ secret: string }>();
  const stored = await app.mongo.db
    .collection<{ _id: string }>('totps')
    .findOne({ _id: ada.accountId });
  expect(JSON.stringify(stored)).not.toContain(secret);
  const again = await signInAgain(app, ada);
  expect(again.status).toBe(200);
  const wrong = await post(app, calls.addTotp.path, { code: '000000' }, ada.authorized);
  expect(wrong.statusCode).toBe(400);
  expect((await signInAgain(app, ada)).cookie).not.toBe('');
});

test('an unattended browser changes nothing after ten minutes without a proof', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  suite().pass(minutes(10));
  const refused = await post(app, calls.startTotp.path, {}, ada.authorized);
  // The access token has expired by then too: get a new one.
  expect(refused.statusCode).toBe(401);
  const fresh = await renewed(ada);
  const stale = await post(app, calls.startTotp.path, {}, fresh.authorized);
  expect(stale.json()).toMatchObject({
    status: 403,
    code: 'permission-denied',
    reason: 'fresh-proof-required',
  });
  const wrong = await prove(fresh, { method: 'password', password: 'not the password' });
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ pointer: '/password' }] });
  const right = await prove(fresh, { method: 'password', password: ada.password });
  expect(right.statusCode).toBe(204);
  expect((await addTotp(fresh)).reply.statusCode).toBe(201);
});

/** The same session with a new access token. */
async function renewed(person: Person): Promise<Person> {
  const { app } = suite();
  const cookies = { '__Host-refresh': person.cookie };
  const reply = await app.inject({ method: 'POST', url: calls.refreshSession.path, cookies });
  const { accessToken } = reply.json<{ accessToken: string }>();
  const cookie = reply.cookies.find(({ name }) => name === '__Host-refresh')?.value ?? '';
  return { ...person, accessToken, cookie, authorized: { authorization: `Bearer ${accessToken}` } };
}

test('with a factor, the factor is the proof, not the password', async () => {
  const ada = await registerAccount(suite().app);
  const { secret } = await addTotp(ada);
  suite().pass(minutes(10));
  const later = await renewed(ada);
  expect((await removeTotp(later)).json()).toMatchObject({ reason: 'fresh-proof-required' });
  const byPassword = await prove(later, { method: 'password', password: ada.password });
  expect(byPassword.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  const options = await post(suite().app, calls.startProof.path, {}, later.authorized);
  expect(options.json()).toEqual({ methods: ['totp', 'recovery-code'] });
  const code = codeAt(secret, suite().clock());
  expect((await prove(later, { method: 'totp', code })).statusCode).toBe(204);
  expect((await removeTotp(later)).statusCode).toBe(204);
  expect(await changesOf(ada)).toEqual(['totp-added', 'factor-removed']);
});

test('a stolen session cannot guess codes', async () => {
  const ada = await registerAccount(suite().app);
  await addTotp(ada);
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess++)
    statuses.push((await prove(ada, { method: 'totp', code: '000000' })).statusCode);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.slice(5)).toEqual([429, 429, 429]);
});

test('new recovery codes replace the old ones', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { reply } = await addTotp(ada);
  const [old] = reply.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const fresh = await post(app, calls.renewRecoveryCodes.path, {}, ada.authorized);
  const [code] = fresh.json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect((await prove(ada, { method: 'recovery-code', code: old })).statusCode).toBe(400);
  expect((await prove(ada, { method: 'recovery-code', code })).statusCode).toBe(204);
  expect(await changesOf(ada)).toEqual([
    'totp-added',
    'recovery-codes-renewed',
    'recovery-code-used',
  ]);
});

test('an operator removes all factors: sessions end, the owner is told, it is recorded', async () => {
  const { app, clock } = suite();
  const ada = await registerAccount(app);
  await addTotp(ada);
  const { factors } = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  await resetFactors(factors, { email: ` ${ada.email.toUpperCase()}`, reason: 'seen in person' });
  const { email, password } = ada;
  const signedIn = await post(app, calls.signIn.path, { email, password });
  expect(signedIn.json()).toMatchObject({ user: { uid: ada.accountId } });
  const cookies = { '__Host-refresh': ada.cookie };
  const refreshed = await app.inject({ method: 'POST', url: calls.refreshSession.path, cookies });
  expect(refreshed.statusCode).toBe(204);
  expect(await changesOf(ada)).toEqual(['totp-added', 'factors-reset']);
  expect(await securityEventsOf(app, await signInAgain(app, ada))).toContain('factors-reset');
  const entry = await app.mongo.db.collection('audit').findOne({ action: 'account.factors-reset' });
  expect(entry).toMatchObject({
    actor: { kind: 'command', name: 'factors-reset' },
    subject: { noun: 'account', id: null },
    detail: { person: { value: ada.accountId }, reason: { value: 'seen in person' } },
  });
  for (const name of ['totps', 'recoveryCodes', 'passkeys'])
    expect(
      await app.mongo.db.collection<{ _id: string }>(name).findOne({ _id: ada.accountId }),
    ).toBe(null);
});

test('the download lists the factors without secrets; deleting erases them', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { secret } = await addTotp(ada);
  const factors = await app.inject({ url: calls.getFactors.path, headers: ada.authorized });
  expect(factors.body).not.toContain(secret);
  const { email, password } = ada;
  const deleted = await post(app, calls.deleteAccount.path, { email, password }, ada.authorized);
  expect(deleted.statusCode).toBe(204);
  for (const name of ['totps', 'recoveryCodes'])
    expect(
      await app.mongo.db.collection<{ _id: string }>(name).findOne({ _id: ada.accountId }),
    ).toBe(null);
});
