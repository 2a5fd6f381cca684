import {
  cookieOf,
  post,
  refresh,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { resetTokensOf } from '../../../testing/mails';
import { clientId, suiteProvider } from '../../../testing/openid-provider';

describe('replay', () => {
  const provider = suiteProvider();
  const suite = suiteApp(() => ({
    GOOGLE_ISSUER: provider().issuer,
    GOOGLE_CLIENT_ID: clientId,
  }));

  const person = { sub: 'replayed', email: 'replayed@example.com' };

  test("the provider's answer works once: its state and code are void afterwards", async () => {
    const mine = new TestBrowser(suite().app);
    const back = provider().consent(await mine.leaveForGoogle(), person);
    expect((await mine.comeBack(back)).outcome).toBe('signed-in');
    const { redeemed } = provider();
    const again = new TestBrowser(suite().app);
    Object.assign(again.cookies, { '__Host-google': mine.cookies['__Host-google'] });
    expect((await again.comeBack(back)).outcome).toBe('failed');
    expect(await again.session()).toBeUndefined();
    // The state was enough: the code was not even sent to the provider.
    expect(provider().redeemed).toBe(redeemed);
  });

  test('twenty simultaneous replays of an answer are one sign-in', async () => {
    const mine = new TestBrowser(suite().app);
    const back = provider().consent(await mine.leaveForGoogle(), person);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mine.comeBack(back)));
    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1);
  });

  test('an answer is void in a different browser', async () => {
    const [victim, attacker] = [new TestBrowser(suite().app), new TestBrowser(suite().app)];
    const back = provider().consent(await attacker.leaveForGoogle(), person);
    // Without an attempt of its own, and with one.
    expect((await victim.comeBack(back)).outcome).toBe('failed');
    await victim.leaveForGoogle();
    expect((await victim.comeBack(back)).outcome).toBe('failed');
    expect(await victim.session()).toBeUndefined();
  });

  test("another person's code does not fit one's own attempt", async () => {
    const [mine, theirs] = [new TestBrowser(suite().app), new TestBrowser(suite().app)];
    const stolen = provider().consent(await theirs.leaveForGoogle(), person).searchParams;
    const back = provider().consent(await mine.leaveForGoogle(), { ...person, sub: 'attacker' });
    back.searchParams.set('code', stolen.get('code') ?? '');
    expect((await mine.comeBack(back)).outcome).toBe('failed');
  });

  test.each([
    [
      'a state that was never given out',
      (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
    ],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'another')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (back: URL) => back.searchParams.delete('iss')],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['a made-up code', (back: URL) => back.searchParams.set('code', 'made-up')],
  ])('an answer with %s is refused', async (_, spoil) => {
    const mine = new TestBrowser(suite().app);
    const back = provider().consent(await mine.leaveForGoogle(), person);
    spoil(back);
    expect((await mine.comeBack(back)).outcome).toBe('failed');
    expect(await mine.session()).toBeUndefined();
  });

  test('a refresh token that was used before ends the session, for thief and owner', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const second = cookieOf(await refresh(app, ada.cookie)) ?? '';
    const third = cookieOf(await refresh(app, second)) ?? '';
    expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
    expect((await refresh(app, third)).statusCode).toBe(204);
  });

  test('OPEN-032 a reset token works once, even with twenty simultaneous uses', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await post(app, '/api/auth/password-reset', { email: ada.email });
    const [token] = await resetTokensOf(app, ada.email);
    const passwords = Array.from({ length: 20 }, (_, at) => `chosen for try ${at}`);
    const replies = await Promise.all(
      passwords.map((password) =>
        post(app, '/api/auth/password-reset/confirm', { token, password }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 412)]);
    const winner = passwords[replies.findIndex(({ statusCode }) => statusCode === 204)] ?? '';
    // Each from its own network: this many wrong passwords from one would be delayed.
    const signIns = passwords.map(
      async (password, at) => (await signInAgain(app, { ...ada, password }, `10.0.${at}.1`)).status,
    );
    expect((await Promise.all(signIns)).filter((status) => status === 200)).toHaveLength(1);
    expect((await signInAgain(app, { ...ada, password: winner })).status).toBe(200);
  });
});

describe('session fixation', () => {
  const provider = suiteProvider();
  const suite = suiteApp(() => ({
    GOOGLE_ISSUER: provider().issuer,
    GOOGLE_CLIENT_ID: clientId,
  }));

  /** The victim's browser, with a planted session of the attacker. */
  async function planted() {
    const attacker = await registerAccount(suite().app);
    const victim = new TestBrowser(suite().app);
    victim.cookies['__Host-refresh'] = attacker.cookie;
    return { attacker, victim };
  }

  test('after signing in by password a planted session is over and shares nothing with the new one', async () => {
    const { attacker, victim } = await planted();
    const ada = await registerAccount(suite().app);
    await victim.post('/api/auth/sign-in', { email: ada.email, password: ada.password });
    expect(victim.cookies['__Host-refresh']?.split('.')[0]).not.toBe(attacker.cookie.split('.')[0]);
    expect((await victim.session())?.user.uid).toBe(ada.accountId);
    expect((await refresh(suite().app, attacker.cookie)).statusCode).toBe(204);
    expect(await statusWith(suite().app, attacker.authorized)).toBe(401);
  });

  test('after signing in with Google a planted session is over too', async () => {
    const { attacker, victim } = await planted();
    await victim.signInWithGoogle(provider(), { sub: 'v', email: 'victim@example.com' });
    expect((await victim.session())?.user.email).toBe('victim@example.com');
    expect((await refresh(suite().app, attacker.cookie)).statusCode).toBe(204);
  });

  test('an id that nobody has signed in under does not become a session', async () => {
    const victim = new TestBrowser(suite().app);
    const chosen = `${crypto.randomUUID()}.${'x'.repeat(43)}`;
    victim.cookies['__Host-refresh'] = chosen;
    const ada = await registerAccount(suite().app);
    await victim.post('/api/auth/sign-in', { email: ada.email, password: ada.password });
    expect(victim.cookies['__Host-refresh']?.split('.')[0]).not.toBe(chosen.split('.')[0]);
    expect((await refresh(suite().app, chosen)).statusCode).toBe(204);
  });

  test("nobody ends another person's session by naming it as their own former one", async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const attacker = new TestBrowser(app);
    attacker.cookies['__Host-refresh'] = `${ada.cookie.split('.')[0]}.${'x'.repeat(43)}`;
    await attacker.signInWithGoogle(provider(), { sub: 'a', email: 'attacker@example.com' });
    const other = await signInAgain(app, await registerAccount(app));
    const { accountId } = ada;
    await app.inject({
      method: 'DELETE',
      url: `/api/account/sessions/${ada.cookie.split('.')[0]}`,
      headers: other.authorized,
    });
    expect(await statusWith(app, ada.authorized)).toBe(200);
    const reply = await post(
      app,
      '/api/auth/refresh',
      {},
      { cookie: `__Host-refresh=${ada.cookie}` },
    );
    expect(reply.json()).toMatchObject({ user: { uid: accountId } });
  });
});
