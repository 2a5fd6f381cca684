import type { SessionsReply } from '@meritum/shared/contracts/account';
import { type CallName, calls } from '@meritum/shared/contracts/calls';
import {
  cookieOf,
  expectSignedOut,
  type Person,
  post,
  registerAccount,
  renewed,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { callAs } from '../../../testing/console';
import { codeAt, giveTotp } from '../../../testing/factors';
import { aMomentBefore } from '../../../testing/moments';
import { suiteWithGoogle } from '../../../testing/openid-provider';
import { minutes } from '../../platform/clock';

const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

describe('the list of sessions', () => {
  const suite = suiteApp();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  const sessionsOf = async (person: Person) =>
    (await callAs(suite().app, person, 'listSessions')).json<SessionsReply>().sessions;

  const end = ({ authorized: headers }: Person, sessionId: string) =>
    suite().app.inject({
      method: 'POST',
      url: `/api/account/sessions/${sessionId}/removal`,
      headers,
    });

  test('own sessions are listed with device, method and last use, without identifiers', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const { email, password } = ada;
    const headers = { 'user-agent': firefox };
    const elsewhere = await post(app, calls.signIn.path, { email, password }, headers);
    const sessions = await sessionsOf(ada);
    expect(sessions).toEqual([
      {
        id: idOf(cookieOf(elsewhere) ?? ''),
        device: 'Firefox on Linux',
        method: 'password',
        createdAt: aMomentBefore(suite().clock()),
        lastUsedAt: aMomentBefore(suite().clock()),
        current: false,
      },
      { ...sessions[1], id: idOf(ada.cookie), device: 'Unknown browser', current: true },
    ]);
  });

  test('one session ends immediately, the others stay', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const elsewhere = await signInAgain(app, ada);
    expect((await end(ada, idOf(elsewhere.cookie))).statusCode).toBe(204);
    await expectSignedOut(app, elsewhere);
    expect((await sessionsOf(ada)).map(({ id }) => id)).toEqual([idOf(ada.cookie)]);
  });

  test("another person's session is not found", async () => {
    const { app } = suite();
    const [ada, eve] = [await registerAccount(app), await registerAccount(app)];
    const replies = [await end(eve, idOf(ada.cookie)), await end(eve, crypto.randomUUID())];
    const bodies = replies.map((reply) => ({ ...reply.json<object>(), requestId: '' }));
    expect(bodies[0]).toMatchObject({ status: 404, code: 'not-found' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await statusWith(app, ada.authorized)).toBe(200);
    expect(await sessionsOf(eve)).toHaveLength(1);
  });
});

describe('proof of identity', () => {
  const { provider, suite } = suiteWithGoogle();
  beforeAll(() => suite().holdClock());

  type Session = Pick<Person, 'authorized' | 'cookie'>;
  const fresh = { status: 403, reason: 'fresh-proof-required' };

  /** The same session, last proven ten minutes ago. */
  function tenMinutesLater(session: Session): Promise<Session> {
    suite().pass(minutes(10));
    return renewed(suite().app, session);
  }

  const ask = (call: CallName, payload: object, person: Pick<Person, 'authorized'>) =>
    callAs(suite().app, person, call, payload);

  test('ending every session of the account, and no other, needs a proof of identity, signing out here does not', async () => {
    const { app } = suite();
    const [ada, other] = [await registerAccount(app), await registerAccount(app)];
    const elsewhere = await signInAgain(app, ada);
    const here = await tenMinutesLater(ada);
    const bob = await renewed(app, other);
    expect((await ask('signOutEverywhere', {}, here)).json()).toMatchObject(fresh);
    const proof = { method: 'password', password: ada.password };
    expect((await ask('proveOwner', { ...proof, password: 'a guess' }, here)).json()).toMatchObject(
      { status: 400, errors: [{ pointer: '/password' }] },
    );
    expect((await ask('proveOwner', proof, here)).statusCode).toBe(204);
    const cookieToo = { ...here.authorized, cookie: `__Host-refresh=${here.cookie}` };
    const ended = await post(app, calls.signOutEverywhere.path, {}, cookieToo);
    expect([ended.statusCode, cookieOf(ended)]).toEqual([204, '']);
    await expectSignedOut(app, here, elsewhere);
    expect(await statusWith(app, bob.authorized)).toBe(200);
    const headers = { cookie: `__Host-refresh=${bob.cookie}` };
    expect((await post(app, calls.signOut.path, {}, headers)).statusCode).toBe(204);
    expect(await statusWith(app, bob.authorized)).toBe(401);
  });

  test('with a second factor, a new password and the deletion also require it', async () => {
    const { app, clock } = suite();
    const ada = await registerAccount(app);
    const { email, password } = ada;
    const secret = await giveTotp(app, ada);
    const change = { currentPassword: password, newPassword: 'a better password' };
    // Even a fresh sign-in is not enough: it rests on the password alone.
    expect((await ask('changePassword', change, ada)).json()).toMatchObject(fresh);
    expect((await ask('deleteAccount', { email, password }, ada)).json()).toMatchObject(fresh);
    const proof = { method: 'totp', code: codeAt(secret, clock()) };
    expect((await ask('proveOwner', proof, ada)).statusCode).toBe(204);
    const wrong = { ...change, currentPassword: 'not the password' };
    expect((await ask('changePassword', wrong, ada)).statusCode).toBe(400);
    expect((await ask('changePassword', change, ada)).statusCode).toBe(204);
    const deletion = { email, password: change.newPassword };
    expect((await ask('deleteAccount', deletion, ada)).statusCode).toBe(204);
  });

  test('a Google-only account has nothing to type as a proof', async () => {
    const browser = new TestBrowser(suite().app);
    const email = 'typed@gmail.com';
    await browser.signInWithGoogle(provider(), { sub: 'typed', email });
    suite().pass(minutes(10));
    const session = { authorized: await browser.authorized() };
    const proof = { method: 'password', password: 'anything at all' };
    expect((await ask('proveOwner', proof, session)).json()).toMatchObject({ status: 412 });
    expect((await ask('deleteAccount', { email }, session)).json()).toMatchObject(fresh);
  });
});
