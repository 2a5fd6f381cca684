import { decodeProtectedHeader } from 'jose';
import { cookieOf, refresh, registerAccount, statusWith } from '../../../testing/accounts';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { testKeys, testSecret } from '../../../testing/config';
import { claimsOf } from '../../../testing/factors';
import { encoded, forge } from '../../../testing/tokens';
import { type Key, keyRing } from '../keys/keys';

describe('access tokens', () => {
  const suite = suiteApp();

  const { current } = testKeys['access tokens'];
  const named = (key: Key, bytes: string | Buffer): Key => ({ ...key, bytes: Buffer.from(bytes) });

  const now = () => Math.floor(Date.now() / 1000);

  async function claims() {
    const { accessToken } = await registerAccount(suite().app);
    return claimsOf(accessToken) as Record<string, unknown>;
  }

  async function answerTo(authorization: string) {
    const reply = await suite().app.inject({
      url: '/api/nominations/status',
      headers: { authorization },
    });
    return reply.statusCode;
  }

  test('an access token names account and session for 600 seconds, and nothing personal', async () => {
    const before = now();
    const { iat, ...rest } = await claims();
    const issued = Number(iat);
    expect(issued >= before && issued <= now()).toBe(true);
    expect(rest).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: 'meritum-api',
      aud: 'meritum-site',
      exp: issued + 600,
    });
  });

  test.each<[string, (good: Record<string, unknown>) => string]>([
    ['without a signature (alg none)', (good) => forge(good, { header: { alg: 'none' } })],
    ['signed with another algorithm', (good) => forge(good, { header: { alg: 'HS512' } })],
    ['signed with another secret', (good) => forge(good, { key: named(current, 'x'.repeat(40)) })],
    ['signed with the secret itself', (good) => forge(good, { key: named(current, testSecret) })],
    [
      'signed with the key of another purpose',
      (good) => forge(good, { key: testKeys['mailed links'].current }),
    ],
    ['that names no key', (good) => forge(good, { header: { kid: undefined } })],
    ['that names an unknown key', (good) => forge(good, { header: { kid: 'another0' } })],
    ['that names what every object has', (good) => forge(good, { header: { kid: '__proto__' } })],
    ['that names a key by no text', (good) => forge(good, { header: { kid: { id: current.id } } })],
    ['whose header is no object', (good) => forge(good).replace(/^[^.]+/, encoded([]))],
    ['for another audience', (good) => forge({ ...good, aud: 'another-site' })],
    ['of another issuer', (good) => forge({ ...good, iss: 'another-api' })],
    ['that is expired', (good) => forge({ ...good, iat: now() - 700, exp: now() - 100 })],
    ['whose end is no number', (good) => forge({ ...good, exp: 'never' })],
    ['that never expires', ({ exp: _, ...good }) => forge(good)],
    ['without a session', ({ sid: _, ...good }) => forge(good)],
    [
      'with its claims changed',
      (good) => {
        const [header, , signature] = forge(good).split('.');
        return `${header}.${encoded({ ...good, sub: 'somebody-else' })}.${signature}`;
      },
    ],
    ['that is no token', () => 'nonsense'],
    ['whose header is null', (good) => forge(good).replace(/^[^.]+/, 'bnVsbA')],
  ])('a token %s is refused', async (_, make) => {
    expect(await answerTo(`Bearer ${make(await claims())}`)).toBe(401);
  });

  test('a token that expires while it is cached as valid is refused', async () => {
    const shortLived = forge({ ...(await claims()), exp: now() + 1 });
    expect(await answerTo(`Bearer ${shortLived}`)).toBe(200);
    suite().pass(2_000);
    expect(await answerTo(`Bearer ${shortLived}`)).toBe(401);
  });

  test('other ways to authorise are refused', async () => {
    const token = forge(await claims());
    for (const authorization of [token, `Basic ${token}`, 'Bearer', `Bearer ${token} ${token}`])
      expect(await answerTo(authorization)).toBe(401);
  });

  test('a token names its key, and changing the secret signs nobody out', async () => {
    const [first, next] = [
      'the secret of the tests until now',
      'the secret that follows upon that one',
    ];
    const MONGODB_DATABASE = `test_rotation_${process.pid}`;
    const before = await buildTestApp({ MONGODB_DATABASE, JWT_SECRET: first });
    const ada = await registerAccount(before.app);
    expect(decodeProtectedHeader(ada.accessToken)).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: keyRing(first)['access tokens'].current.id,
    });
    const settings = { MONGODB_DATABASE, JWT_SECRET: next };
    const during = await buildTestApp({ ...settings, JWT_SECRET_PREVIOUS: first });
    expect(await statusWith(during.app, ada.authorized)).toBe(200);
    const reply = await refresh(during.app, ada.cookie);
    const { accessToken } = reply.json<{ accessToken: string }>();
    const authorized = { authorization: `Bearer ${accessToken}` };
    const after = await buildTestApp(settings);
    expect([
      await statusWith(after.app, ada.authorized),
      await statusWith(after.app, authorized),
      (await refresh(after.app, cookieOf(reply) ?? '')).statusCode,
    ]).toEqual([401, 200, 200]);
    const { kid } = decodeProtectedHeader(accessToken);
    expect(kid).toBe(keyRing(next)['access tokens'].current.id);
    for (const { app } of [after, during, before]) await app.close();
  });
});
