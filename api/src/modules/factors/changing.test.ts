import { calls } from '@meritum/shared/contracts/calls';
import {
  deleteAccount,
  type Person,
  post,
  refresh,
  registerAccount,
  registration,
  renewed,
  securityEventsOf,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { addTotp, codeAt } from '../../../testing/factors';
import { factorChangesTo, templatesTo } from '../../../testing/mails';
import { minutes } from '../../platform/clock';
import { resetFactors } from './reset';

const suite = suiteApp();
beforeAll(() => suite().holdClock());
beforeEach(() => suite().pass(minutes(2)));

const changesOf = (ada: Person) => factorChangesTo(suite().app, ada);
const add = (ada: Pick<Person, 'authorized'>) => addTotp(suite().app, ada);

/** Collections with data of the person's factors. */
async function leftOf({ accountId }: Person) {
  const holding = [];
  for (const name of ['totps', 'recoveryCodes', 'passkeys']) {
    const own = { $or: [{ _id: accountId }, { accountId }] };
    const found = await suite().app.mongo.db.collection<{ _id: string }>(name).findOne(own);
    if (found) holding.push(name);
  }
  return holding;
}

const prove = (ada: Person, proof: object) =>
  post(suite().app, calls.proveOwner.path, proof, ada.authorized);
const removeTotp = ({ authorized }: Person) =>
  suite().app.inject({ method: 'POST', url: calls.removeTotp.path, headers: authorized });

test('each change is in the security log, and the browser that makes it stays known', async () => {
  const { app, clock } = suite();
  const browser = new TestBrowser(app);
  const { email, password, ...names } = registration();
  await browser.post(calls.register.path, { email, password, ...names });
  let headers = await browser.authorized();
  const ask = (url: string, payload?: object) =>
    browser.send({ method: 'POST', url, headers, ...(payload && { payload }) });
  const { secret } = (await ask(calls.startTotp.path)).json<{ secret: string }>();
  await ask(calls.addTotp.path, { code: codeAt(secret, clock()) });
  const renewal = await ask(calls.renewRecoveryCodes.path);
  const [code] = renewal.json<{ recoveryCodes: string[] }>().recoveryCodes;
  await browser.post(calls.signIn.path, { email, password });
  await browser.post(calls.finishSecondStep.path, { method: 'recovery-code', code });
  headers = await browser.authorized();
  expect((await ask(calls.removeTotp.path)).statusCode).toBe(204);
  expect((await browser.post(calls.signIn.path, { email, password })).statusCode).toBe(200);
  headers = await browser.authorized();
  expect((await securityEventsOf(app, { authorized: headers })).toSorted()).toEqual([
    'factor-added',
    'factor-removed',
    'recovery-code-used',
    'recovery-codes-renewed',
    'registered',
    'signed-in',
    'signed-in',
  ]);
  expect(await templatesTo(app, email)).not.toContain('new-device');
});

test('the first factor brings ten recovery codes, ends other sessions and tells the owner', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  const { reply, recoveryCodes } = await add(ada);
  expect(reply.statusCode).toBe(201);
  expect(recoveryCodes).toHaveLength(10);
  expect(await statusWith(app, elsewhere.authorized)).toBe(401);
  expect(await statusWith(app, ada.authorized)).toBe(200);
  const repeated = await post(app, calls.addTotp.path, { code: '000000' }, ada.authorized);
  expect(repeated.statusCode).toBe(412);
  expect(repeated.json().message).toMatch(/^Your authenticator app has already been added\./);
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
  const stored = JSON.stringify(await app.mongo.db.collection('totps').find().toArray());
  expect(stored).toContain(ada.accountId);
  expect(stored).not.toContain(secret);
  expect((await signInAgain(app, ada)).cookie).not.toBe('');
  const wrong = await post(app, calls.addTotp.path, { code: '000000' }, ada.authorized);
  expect(wrong.statusCode).toBe(400);
  expect((await signInAgain(app, ada)).cookie).not.toBe('');
});

test('with a factor, the factor is the proof, not the password', async () => {
  const ada = await registerAccount(suite().app);
  const { secret } = await add(ada);
  suite().pass(minutes(10));
  const later = await renewed(suite().app, ada);
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
  await add(ada);
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess++)
    statuses.push((await prove(ada, { method: 'totp', code: '000000' })).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test('new recovery codes replace the old ones', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const [old] = (await add(ada)).recoveryCodes;
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
  const { app, commands } = suite();
  const ada = await registerAccount(app);
  await add(ada);
  await resetFactors(commands().factors, {
    email: ` ${ada.email.toUpperCase()}`,
    reason: 'seen in person',
  });
  expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
  expect(await changesOf(ada)).toEqual(['totp-added', 'factors-reset']);
  const again = await signInAgain(app, ada);
  expect(again.reply.json()).toMatchObject({ user: { uid: ada.accountId } });
  expect(await securityEventsOf(app, again)).toContain('factors-reset');
  const entry = await app.mongo.db.collection('audit').findOne({ action: 'account.factors-reset' });
  expect(entry).toMatchObject({
    actor: { kind: 'command', name: 'factors-reset' },
    subject: { noun: 'account', id: null },
    detail: { person: { value: ada.accountId }, reason: { value: 'seen in person' } },
  });
  expect(await leftOf(ada)).toEqual([]);
});

test('the download lists the factors without secrets; deleting erases them', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { secret } = await add(ada);
  const factors = await app.inject({ url: calls.getFactors.path, headers: ada.authorized });
  expect(factors.body).not.toContain(secret);
  expect(await leftOf(ada)).toEqual(['totps', 'recoveryCodes']);
  const deleted = await deleteAccount(app, ada);
  expect(deleted.statusCode).toBe(204);
  expect(await leftOf(ada)).toEqual([]);
});
