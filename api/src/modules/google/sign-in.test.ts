import { accountsIn, registerAccount, signInAgain, statusWith } from '../../../testing/accounts';
import { buildTestApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { confirmByLink, mailsTo, templatesTo } from '../../../testing/mails';
import { clientId, type ProviderPerson, suiteWithGoogle } from '../../../testing/openid-provider';
import { everyMailIsPending } from '../../../testing/pending-mails';

const { provider, suite, configured } = suiteWithGoogle();
everyMailIsPending(suite);

let count = 0;
function person(overrides: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  return { sub: `sub-${count}`, email: `google-${count}@example.com`, name: 'Grace', ...overrides };
}

const browser = () => new TestBrowser(suite().app);
const accountsOf = (email: string) => accountsIn(suite().app).find({ email }).toArray();

test('AUTH-010 API-019 a first sign-in with Google makes an account without a password', async () => {
  const grace = person({ email: ' Grace@Example.com ' });
  const mine = browser();
  expect(await mine.signInWithGoogle(provider(), grace)).toEqual({
    mode: 'popup',
    outcome: 'signed-in',
    returnTo: '/',
  });
  expect((await mine.session())?.user).toEqual({
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'grace@example.com',
    displayName: 'Grace',
    emailConfirmed: true,
    role: 'user',
  });
  expect((await accountsOf('grace@example.com')).map((it) => 'passwordHash' in it)).toEqual([
    false,
  ]);
  expect(await templatesTo(suite().app, 'grace@example.com')).toEqual([]);
});

test('the provider is asked for a code, bound by PKCE, state and nonce, and by a cookie out of reach of scripts', async () => {
  const reply = await browser().send({ url: '/api/auth/google/start?mode=redirect' });
  expect([reply.statusCode, reply.cookies]).toEqual([
    303,
    [
      {
        name: '__Host-google',
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 600,
        path: '/',
        httpOnly: true,
        secure: true,
        // The provider's redirect comes from another site.
        sameSite: 'Lax',
      },
    ],
  ]);
  const { searchParams, origin } = new URL(reply.headers.location ?? '');
  expect(origin).toBe(provider().issuer);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: clientId,
    redirect_uri: 'http://localhost/api/auth/google/callback',
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('the same person again is known by subject, though the address has changed', async () => {
  const grace = person();
  const [first, second] = [browser(), browser()];
  await first.signInWithGoogle(provider(), grace);
  await second.signInWithGoogle(provider(), { ...grace, email: 'married@example.com' });
  const uids = [await first.session(), await second.session()].map((it) => it?.user.uid);
  expect(uids[1]).toBe(uids[0]);
  expect(await accountsOf('married@example.com')).toEqual([]);
});

test('D37 a Google sign-in joins the account of the address; a confirmed one keeps its password', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await confirmByLink(app, ada);
  const mine = browser();
  await mine.signInWithGoogle(provider(), person({ email: ada.email }));
  expect((await mine.session())?.user.uid).toBe(ada.accountId);
  expect((await signInAgain(app, ada)).status).toBe(200);
  expect(await statusWith(app, ada.authorized)).toBe(200);
  const mails = await mailsTo(app, ada.email);
  // The mail about a new device comes from the password sign-in, not from the joining.
  expect(mails).toMatchObject([
    { template: 'email-confirmation' },
    { template: 'new-sign-in-method', values: { passwordVoided: false } },
    { template: 'new-device' },
  ]);
});

test('a person who cancels at the provider is shown no failure and stays signed in', async () => {
  const ada = await registerAccount(suite().app);
  const mine = browser();
  mine.cookies['__Host-refresh'] = ada.cookie;
  const back = provider().refuse(await mine.leaveForGoogle({ mode: 'redirect', returnTo: '/a#b' }));
  expect(await mine.comeBack(back)).toEqual({
    mode: 'redirect',
    outcome: 'cancelled',
    returnTo: '/a#b',
  });
  expect((await mine.session())?.user.uid).toBe(ada.accountId);
});

test('an attempt expires after ten minutes', async () => {
  const mine = browser();
  const back = provider().consent(await mine.leaveForGoogle(), person());
  suite().pass(600_000);
  expect((await mine.comeBack(back)).outcome).toBe('failed');
});

test('OPEN-034 ERR-002 without a configured provider the outcome says unavailable', async () => {
  const { app } = await buildTestApp();
  const page = await new TestBrowser(app).leaveForGoogle({ mode: 'popup', returnTo: '/x' });
  expect(page.pathname + page.hash).toBe('/signed-in#mode=popup&outcome=unavailable&returnTo=%2Fx');
  await app.close();
});

test('an unreachable provider is unavailable, and contacted again the next time', async () => {
  const { app, log } = await buildTestApp(configured());
  const mine = new TestBrowser(app);
  provider().away = true;
  expect((await mine.leaveForGoogle()).hash).toContain('outcome=unavailable');
  expect(log.text()).toContain('the OpenID provider cannot be reached (GOOGLE_ISSUER)');
  provider().away = false;
  expect((await mine.signInWithGoogle(provider(), person())).outcome).toBe('signed-in');
  await app.close();
});

test('nothing personal of a sign-in is logged, failed or not', async () => {
  const { app, log } = await buildTestApp(configured());
  const grace = person({ name: 'Very Personal' });
  await new TestBrowser(app).signInWithGoogle(provider(), grace);
  await new TestBrowser(app).signInWithGoogle(provider(), { ...grace, sub: 'other' });
  expect(log.text()).toContain('a sign-in with Google failed');
  for (const secret of [grace.email, grace.sub, 'Very Personal', 'code=', 'state='])
    expect(log.text()).not.toContain(secret);
  await app.close();
});
