import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@meritum/shared/contracts/calls';
import {
  accountsIn,
  confirmAddress,
  expectSignedOut,
  post,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../../../testing/accounts';
import { buildTestApp, closeApps } from '../../../../testing/app';
import { TestBrowser } from '../../../../testing/browser';
import {
  confirmationTokensOf,
  mailedReset,
  mailsTo,
  resetPassword,
} from '../../../../testing/mails';
import {
  clientId,
  type MakeIdToken,
  newKey,
  type ProviderPerson,
  signed,
  suiteWithGoogle,
  unsigned,
} from '../../../../testing/openid-provider';

const { provider, suite, configured } = suiteWithGoogle();
afterAll(closeApps);

const signIn = async (person: ProviderPerson, browser = new TestBrowser(suite().app)) =>
  (await browser.signInWithGoogle(provider(), person)).outcome;

/** Expects that a sign-in fails and begins no session. */
async function expectRefused(person: ProviderPerson) {
  const browser = new TestBrowser(suite().app);
  expect(await signIn(person, browser)).toBe('failed');
  expect(await browser.session()).toBeUndefined();
}

describe('forged ID tokens', () => {
  const unknown = newKey();
  const now = () => Math.floor(Date.now() / 1000);
  const right: MakeIdToken = (claims) => signed(claims, provider().key);
  const changed =
    (changes: object): MakeIdToken =>
    (claims) =>
      right({ ...claims, ...changes });

  /** Signs with the public key as if it were a shared secret. */
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
    expect(await signIn(person)).toBe('signed-in');
  });

  test.each(forgeries)('an id token %s is refused', async (_, forge) => {
    provider().makeIdToken = forge;
    await expectRefused(person);
  });

  test('a key that the provider has retired is not accepted after a reload', async () => {
    const retired = provider().key;
    provider().key = newKey();
    provider().makeIdToken = (claims) => signed(claims, { ...retired, kid: provider().key.kid });
    await expectRefused(person);
  });

  test('keys of another origin are not fetched, whatever the document of the provider says', async () => {
    let asked = 0;
    const elsewhere = createServer((_, response) => {
      asked += 1;
      response.end('{"keys":[]}');
    }).unref();
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
    provider().keysAt = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/jwks`;
    const { app } = await buildTestApp(configured());
    expect(await signIn(person, new TestBrowser(app))).toBe('failed');
    expect(asked).toBe(0);
  });
});

describe('joining an account', () => {
  const owner = (email: string) => ({ sub: `of ${email}`, email, name: 'The Owner' });

  test('D37 a stranger who registered the address is out when its owner signs in with Google', async () => {
    const { app } = suite();
    const squatter = await registerAccount(app);
    const elsewhere = await signInAgain(app, squatter);
    const token = await mailedReset(app, squatter);

    const mine = new TestBrowser(app);
    await signIn(owner(squatter.email), mine);
    expect((await mine.session())?.user).toMatchObject({
      uid: squatter.accountId,
      emailConfirmed: true,
    });

    await expectSignedOut(app, squatter, elsewhere);
    expect((await signInAgain(app, squatter)).status).toBe(401);
    const reset = { token, password: 'chosen by the squatter' };
    expect((await post(app, '/api/auth/password-reset/confirm', reset)).statusCode).toBe(412);
    expect((await mailsTo(app, squatter.email)).at(-1)).toMatchObject({
      template: 'new-sign-in-method',
      values: { passwordVoided: true },
    });
  });

  test.each([false, undefined, 'true', 1])(
    'an address that the provider has not confirmed joins nothing: %j',
    async (email_verified) => {
      const ada = await registerAccount(suite().app);
      await expectRefused({ ...owner(ada.email), email_verified });
      expect(await statusWith(suite().app, ada.authorized)).toBe(200);
    },
  );

  test('D37 an address that the provider does not run joins no account, confirmed or not', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const thief = { ...owner(ada.email), hd: undefined };
    await expectRefused(thief);
    await confirmAddress(app, ada);
    await expectRefused(thief);
    expect((await signInAgain(app, ada)).status).toBe(200);
  });

  test('OPEN-048 a new account of such an address is confirmed by a mail, and has no right before', async () => {
    const { app } = suite();
    const mine = new TestBrowser(app);
    const email = 'new.person@elsewhere.example';
    await signIn({ ...owner(email), hd: undefined }, mine);
    expect((await mine.session())?.user).toMatchObject({ email, emailConfirmed: false });
    const [token] = await confirmationTokensOf(app, email);
    const url = '/api/auth/email-confirmation/confirm';
    expect((await post(app, url, { token }, await mine.authorized())).statusCode).toBe(204);
    expect((await mine.session())?.user).toMatchObject({ emailConfirmed: true });
  });

  describe('a stranger who came with Google and then took the address of another, unconfirmed', () => {
    async function squatted(sub: string) {
      const { app } = suite();
      const stranger = { sub, email: `${sub}@elsewhere.example`, hd: undefined };
      const squatter = new TestBrowser(app);
      await signIn(stranger, squatter);
      const email = `owner.of.${sub}@example.com`;
      const headers = await squatter.authorized();
      expect((await post(app, calls.changeEmail.path, { email }, headers)).statusCode).toBe(204);
      return { stranger, squatter, email };
    }

    const expectOut = async ({
      stranger,
      squatter,
      email,
    }: Awaited<ReturnType<typeof squatted>>) => {
      expect(await squatter.session()).toBeUndefined();
      const again = new TestBrowser(suite().app);
      await signIn(stranger, again);
      expect((await again.session())?.user.email).not.toBe(email);
    };

    test.each(['user', 'admin'] as const)(
      'is out when its owner chooses a password by a mailed link, as %s',
      async (role) => {
        const squat = await squatted(`squatter-before-reset-of-${role}`);
        await accountsIn(suite().app).updateOne({ email: squat.email }, { $set: { role } });
        await resetPassword(suite().app, squat, 'chosen by the owner');
        await expectOut(squat);
      },
    );

    test('is out when its owner signs in with Google', async () => {
      const squat = await squatted('squatter-before-google');
      const mine = new TestBrowser(suite().app);
      expect(await signIn(owner(squat.email), mine)).toBe('signed-in');
      expect((await mine.session())?.user).toMatchObject({ emailConfirmed: true });
      await expectOut(squat);
    });
  });

  test('another Google identity with the same address does not take an account over', async () => {
    const person = owner('reassigned@example.com');
    await signIn(person);
    await expectRefused({ ...person, sub: 'who has the address now' });
  });

  test.each([
    '',
    'no address',
    'two@example.com,three@example.com',
    'a@example.com\r\nBcc: b@c.de',
  ])('an invalid address makes no account: %j', async (email) => {
    await expectRefused({ sub: 'odd', email });
  });
});
