import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { calls } from '@meritum/shared/contracts/calls';
import type { FactorAdded, FactorsReply } from '@meritum/shared/contracts/factors';
import {
  type Person,
  post,
  registerAccount,
  setRole,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { buildTestApp, suiteApp, type TestApp } from '../../testing/app';
import { TestBrowser } from '../../testing/browser';
import { codeAt } from '../../testing/factors';
import { resetTokensOf } from '../../testing/mails';
import { clientId, suiteProvider } from '../../testing/openid-provider';
import type { Account } from '../identity/account';
import { Authenticator } from './testing/authenticator';

describe('a dropped key', () => {
  let before: TestApp;
  let after: TestApp;
  beforeAll(async () => {
    const settings = { MONGODB_DATABASE: `test_${randomBytes(6).toString('hex')}` };
    before = await buildTestApp(settings);
    const secret = { JWT_SECRET: 'another secret, of which the first is no predecessor' };
    after = await buildTestApp({ ...settings, ...secret });
    for (const { holdClock } of [before, after]) holdClock();
  });

  test('an app whose key is gone says so, tells the operator, and the account has a way on', async () => {
    const { email, password, authorized } = await registerAccount(before.app);
    const started = await post(before.app, calls.startTotp.path, {}, authorized);
    const { secret } = started.json<{ secret: string }>();
    const codeNow = () => codeAt(secret, before.clock());
    const added = await post(before.app, calls.addTotp.path, { code: codeNow() }, authorized);
    const [recoveryCode] = added.json<FactorAdded>().recoveryCodes ?? [];

    const browser = new TestBrowser(after.app);
    await browser.post(calls.signIn.path, { email, password });
    const take = (method: string, code: string | undefined) =>
      browser.post(calls.finishSecondStep.path, { method, code });
    expect((await take('totp', codeNow())).json()).toMatchObject({
      status: 412,
      code: 'failed-precondition',
      message: expect.stringMatching(/Use a recovery code or a passkey.*write to us/),
    });
    const logged = after.log.entries().map(({ msg, level }) => [level, msg]);
    expect(logged).toContainEqual([
      50,
      expect.stringMatching(/sealed with a key that is gone \(JWT_SECRET_PREVIOUS\)/),
    ]);

    expect((await take('recovery-code', recoveryCode)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${(await browser.session())?.accessToken}` };
    const factors = await after.app.inject({ url: calls.getFactors.path, headers });
    expect(factors.json<FactorsReply>().totp?.disabled).toBe(true);
    const url = calls.removeTotp.path;
    const removed = await after.app.inject({ method: 'DELETE', url, headers });
    expect(removed.statusCode).toBe(204);
    expect((await post(after.app, calls.startTotp.path, {}, headers)).statusCode).toBe(200);
  });
});

describe('a session that ends during a change', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    // Two processes on one database.
    const settings = { MONGODB_DATABASE: `test_${randomBytes(6).toString('hex')}` };
    [one, other] = [await buildTestApp(settings), await buildTestApp(settings)];
    for (const { holdClock } of [one, other]) holdClock();
  });

  /** A thief in someone's session, about to add their own authenticator app. */
  async function thief() {
    const ada = await registerAccount(one.app);
    const started = await post(one.app, calls.startTotp.path, {}, ada.authorized);
    const { secret } = started.json<{ secret: string }>();
    return { ada, code: () => codeAt(secret, one.clock()) };
  }

  /** Sends a request to add the app, but holds back its body. */
  function holdBack({ authorized }: Pick<Person, 'authorized'>) {
    const payload = new Readable({ read() {} });
    const headers = { ...authorized, 'content-type': 'application/json' };
    const reply = one.app.inject({ method: 'POST', url: calls.addTotp.path, headers, payload });
    return {
      async letGo(body: object) {
        payload.push(JSON.stringify(body));
        payload.push(null);
        return (await reply).statusCode;
      },
    };
  }

  /** The owner chooses a new password by a mailed link, at one of the processes. */
  async function reset({ app }: TestApp, { email }: Person): Promise<string> {
    await post(app, calls.requestPasswordReset.path, { email });
    const [token] = await resetTokensOf(app, email);
    const password = 'another long secret';
    const reply = await post(app, calls.confirmPasswordReset.path, { token, password });
    expect(reply.statusCode).toBe(204);
    return password;
  }

  /** Whether the sign-in succeeds without a second step. */
  const signsIn = async (ada: Person, password: string) =>
    (await signInAgain(one.app, { ...ada, password })).cookie !== '';

  test.each([
    ['this process', () => one, 401],
    ['another process', () => other, 403],
  ])('a delayed body does not outlast a session that %s has ended', async (_, at, status) => {
    const { ada, code } = await thief();
    const held = holdBack(ada);
    const password = await reset(at(), ada);
    expect(await held.letGo({ code: code() })).toBe(status);
    expect(await signsIn(ada, password)).toBe(true);
  });

  test('a factor added in a session that has become void is removed again', async () => {
    const { ada, code } = await thief();
    const accounts = one.app.mongo.db.collection<Account>('accounts');
    // The state after a process that died right after the owner chose a new password.
    await accounts.updateOne({ _id: ada.accountId }, { $inc: { credentials: 1 } });
    const added = await post(one.app, calls.addTotp.path, { code: code() }, ada.authorized);
    expect(added.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
    expect(await signsIn(ada, ada.password)).toBe(true);
  });
});

describe('a stranger', () => {
  const website = { origin: 'https://awards.example', rpId: 'awards.example' };
  const provider = suiteProvider();
  const suite = suiteApp(() => ({
    GOOGLE_ISSUER: provider().issuer,
    GOOGLE_CLIENT_ID: clientId,
    PUBLIC_ORIGIN: website.origin,
    ADMIN_EMAILS: 'chair@gmail.com,second@gmail.com',
  }));

  /** A stranger registers another person's address and adds a passkey and an app. */
  async function stranger(email: string) {
    const { app, clock } = suite();
    const person = await registerAccount(app, { email });
    const ask = (path: string, body = {}) => post(app, path, body, person.authorized);
    const device = new Authenticator(website);
    const { challenge } = (await ask(calls.startPasskey.path)).json<{ challenge: string }>();
    await ask(calls.addPasskey.path, { answer: device.create(challenge) });
    const { secret } = (await ask(calls.startTotp.path)).json<{ secret: string }>();
    await ask(calls.addTotp.path, { code: codeAt(secret, clock()) });
    return { ...person, device };
  }

  async function byPasskey(device: Authenticator): Promise<number> {
    const browser = new TestBrowser(suite().app);
    const options = await browser.post(calls.startPasskeySignIn.path);
    const answer = device.answer(options.json<{ challenge: string }>().challenge);
    return (await browser.post(calls.finishPasskeySignIn.path, { answer })).statusCode;
  }

  /** The owner chooses a password by a mailed link and signs in; returns the answer. */
  async function resetAndSignIn(email: string) {
    const { app } = suite();
    await post(app, calls.requestPasswordReset.path, { email });
    const [token] = await resetTokensOf(app, email);
    const password = "the owner's own secret";
    const reset = await post(app, calls.confirmPasswordReset.path, { token, password });
    expect(reset.statusCode).toBe(204);
    return (await post(app, calls.signIn.path, { email, password })).json();
  }

  test("a stranger's passkey does not outlast the owner's sign-in with Google, organiser or not", async () => {
    const eve = await stranger('chair@gmail.com');
    expect(await byPasskey(eve.device)).toBe(200);
    const chair = new TestBrowser(suite().app);
    const outcome = await chair.signInWithGoogle(provider(), { sub: 'c', email: eve.email });
    // No second step of the stranger's is required.
    expect(outcome.outcome).toBe('signed-in');
    expect((await chair.session())?.user.role).toBe('admin');
    expect(await byPasskey(eve.device)).toBe(401);
    expect(await statusWith(suite().app, eve.authorized)).toBe(401);
  });

  test("nor the owner's new password by a mailed link", async () => {
    const eve = await stranger('second@gmail.com');
    expect(await resetAndSignIn(eve.email)).toMatchObject({ user: { uid: eve.accountId } });
    expect(await byPasskey(eve.device)).toBe(401);
  });

  test('an account that an operator gave a role keeps its factors', async () => {
    const ada = await stranger('given@example.com');
    await setRole(suite().app, ada.accountId, 'admin');
    expect(await resetAndSignIn(ada.email)).toEqual({ secondStep: 'required' });
    expect(await byPasskey(ada.device)).toBe(200);
  });

  test('with a confirmed address, a reset leaves the factors', async () => {
    const ada = await stranger('confirmed@example.com');
    const accounts = suite().app.mongo.db.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: ada.accountId }, { $set: { emailConfirmed: true } });
    expect(await resetAndSignIn(ada.email)).toEqual({ secondStep: 'required' });
    expect(await byPasskey(ada.device)).toBe(200);
  });
});
