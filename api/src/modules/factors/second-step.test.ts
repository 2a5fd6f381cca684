import { calls } from '@meritum/shared/contracts/calls';
import {
  accountsIn,
  bearer,
  type Person,
  registerAccount,
  statusWith,
} from '../../../testing/accounts';
import { TestBrowser } from '../../../testing/browser';
import { codeAt, giveTotp } from '../../../testing/factors';
import { factorChangesTo } from '../../../testing/mails';
import { suiteWithGoogle } from '../../../testing/openid-provider';
import { minutes, seconds } from '../../platform/clock';
import type { RecoveryCodes } from './factor';
import { hashOfCode } from './recovery-codes';

const { provider, suite } = suiteWithGoogle();

/** Somebody with an authenticator app, and a browser in which they have typed the password. */
async function half(person?: Person & { secret: string }) {
  const ada = person ?? (await guarded());
  const { email, password } = ada;
  const browser = new TestBrowser(suite().app);
  const reply = await browser.post(calls.signIn.path, { email, password });
  expect([reply.statusCode, reply.json()]).toEqual([200, { secondStep: 'required' }]);
  return { ada, browser, reply };
}

async function guarded() {
  const ada = await registerAccount(suite().app);
  return { ...ada, secret: await giveTotp(suite().app, ada) };
}

const take = (browser: TestBrowser, code: string, method = 'totp') =>
  browser.post(calls.finishSecondStep.path, { method, code });
const now = (secret: string, shift = 0) =>
  codeAt(secret, new Date(suite().clock().getTime() + shift));
/** A code that is wrong for every time step near now. */
const wrongFor = (secret: string) => {
  const near = [-30, 0, 30].map((shift) => now(secret, seconds(shift)));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
};

beforeAll(() => suite().holdClock());
beforeEach(() => suite().pass(minutes(2)));

test('a right password alone gives no session, and its ticket, out of reach of scripts and other sites, opens nothing else', async () => {
  const { browser, reply } = await half();
  expect(reply.headers['set-cookie']).toMatch(
    /^__Host-second-step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(Object.keys(browser.cookies)).toEqual(['__Host-second-step']);
  expect(await browser.session()).toBe(undefined);
  const authorized = bearer(browser.cookies['__Host-second-step']);
  expect(await statusWith(suite().app, authorized)).toBe(401);
  const options = await browser.post(calls.startSecondStep.path);
  expect(options.json()).toEqual({ methods: ['totp'] });
});

test('the code of the app completes the second step, once', async () => {
  const { ada, browser } = await half();
  const reply = await take(browser, now(ada.secret));
  expect(reply.json()).toMatchObject({ user: { uid: ada.accountId } });
  expect(Object.keys(browser.cookies)).not.toContain('__Host-second-step');
  expect((await browser.session())?.user.uid).toBe(ada.accountId);

  const another = await half(ada);
  const replayed = await take(another.browser, now(ada.secret));
  expect(replayed.json()).toMatchObject({
    code: 'invalid-argument',
    errors: [{ pointer: '/code', message: 'This code is wrong or was already used.' }],
  });
});

test('only the current code of the account counts, each in its own half minute', async () => {
  const { ada, browser } = await half();
  const eve = await guarded();
  expect((await take(browser, now(eve.secret))).statusCode).toBe(400);
  for (const shift of [-30, 30])
    expect((await take(browser, now(ada.secret, seconds(shift)))).statusCode).toBe(400);
  suite().pass(seconds(30));
  expect((await take(browser, now(ada.secret))).statusCode).toBe(200);
});

test('of two browsers with the same code at the same time, one signs in', async () => {
  const { ada, browser } = await half();
  const other = (await half(ada)).browser;
  const code = now(ada.secret);
  const statuses = await Promise.all([take(browser, code), take(other, code)]);
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('a ticket is void after ten minutes', async () => {
  const { ada, browser } = await half();
  suite().pass(minutes(10) - 1);
  expect((await browser.post(calls.startSecondStep.path)).statusCode).toBe(200);
  suite().pass(1);
  expect((await browser.post(calls.startSecondStep.path)).statusCode).toBe(204);
  expect((await take(browser, now(ada.secret))).json()).toMatchObject({
    code: 'unauthenticated',
    message: 'This sign-in took too long or had too many attempts. Sign in again.',
  });
});

test('a ticket is void after five wrong codes, even simultaneous ones', async () => {
  const { ada, browser } = await half();
  const wrong = wrongFor(ada.secret);
  const replies = await Promise.all(Array.from({ length: 8 }, () => take(browser, wrong)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
  suite().pass(minutes(1));
  for (let more = 0; more < 5; more++) {
    await take(browser, wrong);
    suite().pass(minutes(1));
  }
  expect((await take(browser, now(ada.secret))).statusCode).toBe(401);
});

test('guessing is slowed down, however many tickets are used', async () => {
  const ada = await guarded();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { browser } = await half(ada);
    for (let guess = 0; guess < 4; guess++)
      statuses.push((await take(browser, wrongFor(ada.secret))).statusCode);
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.slice(5).every((status) => status === 429)).toBe(true);
  // Even the right code is refused there.
  const { browser } = await half(ada);
  expect((await take(browser, now(ada.secret))).statusCode).toBe(429);
});

test('a new password voids the tickets of the old one', async () => {
  const { ada, browser } = await half();
  await accountsIn(suite().app).updateOne({ _id: ada.accountId }, { $inc: { credentials: 1 } });
  expect((await take(browser, now(ada.secret))).statusCode).toBe(401);
});

test('with a lost device, each recovery code signs in once, and its owner is told', async () => {
  const { app, clock } = suite();
  const { ada, browser } = await half();
  const codes = ['7k2m-x9qd-03ht-vbn1', '7k2m-x9qd-03ht-vbn2'];
  const hashes = codes.map((code) => hashOfCode(ada.accountId, code));
  const stored = app.mongo.db.collection<RecoveryCodes>('recoveryCodes');
  await stored.insertOne({ _id: ada.accountId, hashes, createdAt: clock() });
  const options = await browser.post(calls.startSecondStep.path);
  expect(options.json()).toEqual({ methods: ['totp', 'recovery-code'] });
  expect((await take(browser, '7K2M X9QD O3HT VBN1', 'recovery-code')).statusCode).toBe(200);
  expect(await factorChangesTo(app, ada)).toEqual(['recovery-code-used']);
  const again = await half(ada);
  expect((await take(again.browser, codes[0] ?? '', 'recovery-code')).statusCode).toBe(400);
  const [one, other] = await Promise.all([
    take(again.browser, codes[1] ?? '', 'recovery-code'),
    take((await half(ada)).browser, codes[1] ?? '', 'recovery-code'),
  ]);
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 400]);
});

test('Google alone gives no session either, and the former one stays until the second step', async () => {
  const { app } = suite();
  const browser = new TestBrowser(app);
  const person = { sub: 'grace', email: 'grace@gmail.com' };
  await browser.signInWithGoogle(provider(), person);
  const first = await browser.session();
  const secret = await giveTotp(app, { accountId: first?.user.uid ?? '' });
  const query = { mode: 'redirect', returnTo: '/tech-judging' };
  const outcome = await browser.signInWithGoogle(provider(), person, query);
  expect(outcome).toEqual({ ...query, outcome: 'second-step' });
  const former = bearer(first?.accessToken);
  expect(await statusWith(app, former)).toBe(200);
  expect((await take(browser, now(secret))).statusCode).toBe(200);
  expect(await statusWith(app, former)).toBe(401);
  expect((await browser.session())?.user.email).toBe('grace@gmail.com');
});
