import { post, refresh, registerAccount, signInAgain, statusWith } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { clientId, suiteProvider } from '../../../testing/openid-provider';

const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
}));

/** The victim's browser, in which the attacker has planted a session of their own. */
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

test("nobody ends another's session by naming it as their browser's former one", async () => {
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
