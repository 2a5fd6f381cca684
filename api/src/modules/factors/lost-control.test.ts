import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { calls } from '@meritum/shared/contracts/calls';
import type { FactorsReply } from '@meritum/shared/contracts/factors';
import {
  accountsIn,
  confirmAddress,
  type Person,
  post,
  registerAccount,
  registration,
  setRole,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { buildTestApp, closeApps, type TestApp, type TestOptions } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { addTotp, codeAt } from '../../../testing/factors';
import { Authenticator, addPasskey, signInByPasskey } from '../../../testing/factors/authenticator';
import { resetPassword } from '../../../testing/mails';
import { suiteWithGoogle } from '../../../testing/openid-provider';

afterAll(closeApps);

/** Exactly two processes on one database; the second may have other settings. */
async function twoProcesses(others: TestOptions = {}): Promise<[TestApp, TestApp]> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  const settings = { MONGODB_DATABASE: database, API_PROCESSES: '1' };
  const first = await buildTestApp(settings);
  const second = await buildTestApp({ ...settings, ...others });
  for (const { holdClock } of [first, second]) holdClock();
  return [first, second];
}

test('an app whose key is gone says so, tells the operator, and the account has a way on', async () => {
  const [before, after] = await twoProcesses({
    JWT_SECRET: 'another secret, of which the first is no predecessor',
  });
  const ada = await registerAccount(before.app);
  const { email, password } = ada;
  const { secret, recoveryCodes } = await addTotp(before.app, ada);

  const browser = new TestBrowser(after.app);
  await browser.post(calls.signIn.path, { email, password });
  const take = (method: string, code: string | undefined) =>
    browser.post(calls.finishSecondStep.path, { method, code });
  expect((await take('totp', codeAt(secret, before.clock()))).json()).toMatchObject({
    status: 412,
    code: 'failed-precondition',
    message: expect.stringMatching(/Use a recovery code or a passkey.*write to us/),
  });
  const logged = after.log.entries().map(({ msg, level }) => [level, msg]);
  expect(logged).toContainEqual([
    50,
    expect.stringMatching(/sealed with a key that is gone \(JWT_SECRET_PREVIOUS\)/),
  ]);

  expect((await take('recovery-code', recoveryCodes[0])).statusCode).toBe(200);
  const headers = await browser.authorized();
  const factors = await after.app.inject({ url: calls.getFactors.path, headers });
  expect(factors.json<FactorsReply>().totp?.disabled).toBe(true);
  const { method, path: url } = calls.removeTotp;
  const removed = await after.app.inject({ method, url, headers });
  expect(removed.statusCode).toBe(204);
  expect((await post(after.app, calls.startTotp.path, {}, headers)).statusCode).toBe(200);
});

describe('a session that ends during a change', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    [one, other] = await twoProcesses();
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

  /** Whether the sign-in succeeds without a second step. */
  const signsIn = async (ada: Person, password: string) =>
    (await signInAgain(one.app, { ...ada, password })).cookie !== '';

  test.each([
    ['this process', () => one, 401],
    ['another process', () => other, 403],
  ])('a delayed body does not outlast a session that %s has ended', async (_, at, status) => {
    // The other process has not yet read about the ended session.
    const refreshing = jest.spyOn(one.app.revocations, 'refresh').mockResolvedValue();
    const { ada, code } = await thief();
    const held = holdBack(ada);
    const password = 'another long secret';
    await resetPassword(at().app, ada, password);
    expect(await held.letGo({ code: code() })).toBe(status);
    expect(await signsIn(ada, password)).toBe(true);
    refreshing.mockRestore();
  });

  test('a factor added in a session that has become void is removed again', async () => {
    const { ada, code } = await thief();
    // The state after a process that died right after the owner chose a new password.
    await accountsIn(one.app).updateOne({ _id: ada.accountId }, { $inc: { credentials: 1 } });
    const added = await post(one.app, calls.addTotp.path, { code: code() }, ada.authorized);
    expect(added.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
    expect(await signsIn(ada, ada.password)).toBe(true);
  });
});

describe('a stranger', () => {
  const website = { origin: 'https://awards.example', rpId: 'awards.example' };
  const { provider, suite } = suiteWithGoogle({
    PUBLIC_ORIGIN: website.origin,
    ADMIN_EMAILS: 'chair@gmail.com,second@gmail.com',
  });

  /** A stranger registers another person's address and adds a passkey and an app. */
  async function stranger(email: string) {
    const { app } = suite();
    const person = await registerAccount(app, { email });
    const device = new Authenticator(website);
    await addPasskey(app, person, device);
    await addTotp(app, person);
    return { ...person, device };
  }

  async function byPasskey(device: Authenticator): Promise<number> {
    const { reply } = await signInByPasskey(new TestBrowser(suite().app), device);
    return reply.statusCode;
  }

  /** The owner chooses a password by a mailed link and signs in; returns the answer. */
  async function resetAndSignIn(email: string) {
    const { app } = suite();
    const password = "the owner's own secret";
    await resetPassword(app, { email }, password);
    return (await post(app, calls.signIn.path, { email, password })).json();
  }

  test("a stranger's passkey does not outlast the owner's sign-in with Google, organiser or not", async () => {
    const eve = await stranger('chair@gmail.com');
    expect(await byPasskey(eve.device)).toBe(200);
    const chair = new TestBrowser(suite().app);
    const outcome = await chair.signInWithGoogle(provider(), { sub: 'c', email: eve.email });
    // The stranger's second step is not required.
    expect(outcome.outcome).toBe('signed-in');
    // An organiser has no rights until they have said whose the stored work is.
    expect((await chair.session())?.user.role).toBe('user');
    expect(await byPasskey(eve.device)).toBe(401);
    expect(await statusWith(suite().app, eve.authorized)).toBe(401);
  });

  test("nor the owner's new password by a mailed link", async () => {
    const eve = await stranger('second@gmail.com');
    expect(await resetAndSignIn(eve.email)).toMatchObject({ user: { uid: eve.accountId } });
    expect(await byPasskey(eve.device)).toBe(401);
  });

  test.each<[string, (ada: Person) => Promise<void>]>([
    [
      'an account that an operator gave a role',
      ({ accountId }) => setRole(suite().app, accountId, 'admin'),
    ],
    ['an account with a confirmed address', (ada) => confirmAddress(suite().app, ada)],
  ])('%s keeps its factors at a reset', async (_, prove) => {
    const ada = await stranger(registration().email);
    await prove(ada);
    expect(await resetAndSignIn(ada.email)).toEqual({ secondStep: 'required' });
    expect(await byPasskey(ada.device)).toBe(200);
  });
});
