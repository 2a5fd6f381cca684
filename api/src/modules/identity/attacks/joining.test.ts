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
import { confirmationTokensOf, mailsTo, resetTokensOf } from '../../../testing/mails';
import { clientId, suiteProvider } from '../../../testing/openid-provider';

const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
}));

const owner = (email: string) => ({ sub: `of ${email}`, email, name: 'The Owner' });

test('D37 who registered an address before its owner came by Google is out at once', async () => {
  const { app } = suite();
  const squatter = await registerAccount(app);
  const elsewhere = await signInAgain(app, squatter);
  await post(app, '/api/auth/password-reset', { email: squatter.email });
  const [token] = await resetTokensOf(app, squatter.email);

  const mine = new TestBrowser(app);
  await mine.signInWithGoogle(provider(), owner(squatter.email));
  expect((await mine.session())?.user).toMatchObject({
    uid: squatter.accountId,
    emailConfirmed: true,
  });

  expect(await statusWith(app, squatter.authorized)).toBe(401);
  expect(await statusWith(app, elsewhere.authorized)).toBe(401);
  for (const { cookie } of [squatter, elsewhere])
    expect(cookieOf(await refresh(app, cookie))).toBe('');
  expect((await signInAgain(app, squatter)).status).toBe(401);
  const reset = { token, password: 'chosen by the squatter' };
  expect((await post(app, '/api/auth/password-reset/confirm', reset)).statusCode).toBe(412);
  const [told] = (await mailsTo(app, squatter.email)).slice(-1);
  expect(told).toMatchObject({ template: 'new-sign-in-method', values: { passwordVoided: true } });
});

test.each([false, undefined, 'true', 1])(
  'an address that the provider does not vouch for joins nothing: %j',
  async (email_verified) => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const mine = new TestBrowser(app);
    const thief = { ...owner(ada.email), email_verified };
    expect((await mine.signInWithGoogle(provider(), thief)).outcome).toBe('failed');
    expect(await mine.session()).toBeUndefined();
    expect(await statusWith(app, ada.authorized)).toBe(200);
  },
);

test('D37 an address that the provider does not run joins no account, confirmed or not', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const thief = { ...owner(ada.email), hd: undefined };
  const mine = new TestBrowser(app);
  expect((await mine.signInWithGoogle(provider(), thief)).outcome).toBe('failed');
  await post(app, '/api/auth/email-confirmation', {}, ada.authorized);
  const [token] = await confirmationTokensOf(app, ada.email);
  await post(app, '/api/auth/email-confirmation/confirm', { token }, ada.authorized);
  expect((await mine.signInWithGoogle(provider(), thief)).outcome).toBe('failed');
  expect(await mine.session()).toBeUndefined();
  expect((await signInAgain(app, ada)).status).toBe(200);
});

test('OPEN-048 a new account of such an address is confirmed by a mail, and has no right before', async () => {
  const { app } = suite();
  const mine = new TestBrowser(app);
  const email = 'new.person@elsewhere.example';
  await mine.signInWithGoogle(provider(), { ...owner(email), hd: undefined });
  const session = await mine.session();
  expect(session?.user).toMatchObject({ email, emailConfirmed: false });
  const [token] = await confirmationTokensOf(app, email);
  const authorized = { authorization: `Bearer ${session?.accessToken}` };
  const url = '/api/auth/email-confirmation/confirm';
  expect((await post(app, url, { token }, authorized)).statusCode).toBe(204);
  expect((await mine.session())?.user).toMatchObject({ emailConfirmed: true });
});

test('another Google identity with the same address does not take an account over', async () => {
  const { app } = suite();
  const person = owner('reassigned@example.com');
  const [mine, theirs] = [new TestBrowser(app), new TestBrowser(app)];
  await mine.signInWithGoogle(provider(), person);
  const successor = { ...person, sub: 'who has the address now' };
  expect((await theirs.signInWithGoogle(provider(), successor)).outcome).toBe('failed');
  expect(await theirs.session()).toBeUndefined();
});

test.each(['', 'no address', 'two@example.com,three@example.com', 'a@example.com\r\nBcc: b@c.de'])(
  'what is no address makes no account: %j',
  async (email) => {
    const mine = new TestBrowser(suite().app);
    const { outcome } = await mine.signInWithGoogle(provider(), { sub: 'odd', email });
    expect(outcome).toBe('failed');
  },
);

test('a sign-in by password that is under way while the owner takes over gets no session', async () => {
  const { app } = suite();
  const squatter = await registerAccount(app);
  const mine = new TestBrowser(app);
  const back = provider().consent(await mine.leaveForGoogle(), owner(squatter.email));
  const storm = Array.from({ length: 30 }, () => signInAgain(app, squatter));
  await mine.comeBack(back);
  for (const { status, authorized, cookie } of await Promise.all(storm)) {
    if (status !== 200) continue;
    expect(await statusWith(app, authorized)).toBe(401);
    expect((await refresh(app, cookie)).statusCode).toBe(204);
  }
});
