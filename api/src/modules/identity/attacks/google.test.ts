import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cookieOf,
  post,
  refresh,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { confirmationTokensOf, mailsTo, resetTokensOf } from '../../../testing/mails';
import {
  clientId,
  type MakeIdToken,
  newKey,
  signed,
  suiteProvider,
  unsigned,
} from '../../../testing/openid-provider';

describe('forged ID tokens', () => {
  const provider = suiteProvider();
  const settings = () => ({ GOOGLE_ISSUER: provider().issuer, GOOGLE_CLIENT_ID: clientId });
  const suite = suiteApp(settings);

  const unknown = newKey();
  const now = () => Math.floor(Date.now() / 1000);
  const right: MakeIdToken = (claims) => signed(claims, provider().key);
  const changed =
    (changes: object): MakeIdToken =>
    (claims) =>
      right({ ...claims, ...changes });

  /** Signed like a shared secret, with the public key. */
  const confused: MakeIdToken = (claims) => {
    const { key } = provider();
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const input = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`;
    const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };

  const forgeries: [string, MakeIdToken][] = [
    ['for another audience', changed({ aud: 'another-site' })],
    ['for several audiences, presented by another', changed({ aud: [clientId, 'x'], azp: 'x' })],
    ['of another issuer', changed({ iss: 'https://accounts.google.com' })],
    ['of another attempt (nonce)', changed({ nonce: 'another' })],
    ['without a nonce', changed({ nonce: undefined })],
    ['that is expired', changed({ iat: now() - 7_200, exp: now() - 3_600 })],
    ['that never expires', changed({ exp: undefined })],
    ['that names nobody', changed({ sub: undefined })],
    ['without a signature (alg none)', unsigned],
    ['whose signature was cut off', (claims) => right(claims).replace(/[^.]+$/, '')],
    ['signed with an unknown key', (claims) => signed(claims, unknown)],
    [
      'signed with an unknown key under the name of the right one',
      (claims) => signed(claims, { ...unknown, kid: provider().key.kid }),
    ],
    ['signed with the public key as a secret (HS256)', confused],
    [
      'whose claims were changed after signing',
      (claims) => {
        const [header, , signature] = right(claims).split('.');
        const other = Buffer.from(JSON.stringify({ ...claims, email: 'victim@example.com' }));
        return `${header}.${other.toString('base64url')}.${signature}`;
      },
    ],
    ['that is no token', () => 'nonsense'],
  ];

  const person = { sub: 's1', email: 'forged@example.com' };

  test('an honest id token signs its person in', async () => {
    const mine = new TestBrowser(suite().app);
    expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('signed-in');
  });

  test.each(forgeries)('an id token %s is refused', async (_, forge) => {
    const mine = new TestBrowser(suite().app);
    provider().makeIdToken = forge;
    expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
    expect(await mine.session()).toBeUndefined();
  });

  test('a key that the provider has retired is not accepted after a reload', async () => {
    const own = suite();
    const mine = new TestBrowser(own.app);
    const retired = provider().key;
    provider().key = newKey();
    provider().makeIdToken = (claims) => signed(claims, { ...retired, kid: provider().key.kid });
    expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
  });

  test('keys of another origin are not fetched, whatever the document of the provider says', async () => {
    let asked = 0;
    const elsewhere = createServer((_, response) => {
      asked += 1;
      response.end('{"keys":[]}');
    });
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
    provider().keysAt = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/jwks`;
    const { app } = await buildTestApp(settings());
    const mine = new TestBrowser(app);
    expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
    expect(asked).toBe(0);
    elsewhere.close();
  });
});

describe('joining an account', () => {
  const provider = suiteProvider();
  const suite = suiteApp(() => ({
    GOOGLE_ISSUER: provider().issuer,
    GOOGLE_CLIENT_ID: clientId,
  }));

  const owner = (email: string) => ({ sub: `of ${email}`, email, name: 'The Owner' });

  test('D37 a stranger who registered the address is out when its owner signs in with Google', async () => {
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
    expect(told).toMatchObject({
      template: 'new-sign-in-method',
      values: { passwordVoided: true },
    });
  });

  test.each([false, undefined, 'true', 1])(
    'an address that the provider has not confirmed joins nothing: %j',
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

  test.each([
    '',
    'no address',
    'two@example.com,three@example.com',
    'a@example.com\r\nBcc: b@c.de',
  ])('an invalid address makes no account: %j', async (email) => {
    const mine = new TestBrowser(suite().app);
    const { outcome } = await mine.signInWithGoogle(provider(), { sub: 'odd', email });
    expect(outcome).toBe('failed');
  });

  test('a password sign-in during the takeover by the owner gets no session', async () => {
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
});
