import { createHmac } from 'node:crypto';
import { registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testSecret } from '../../testing/config';

const suite = suiteApp();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token signed by hand. */
function forge(
  claims: object,
  { header = { alg: 'HS256', typ: 'JWT' }, secret = testSecret } = {},
) {
  const input = `${encode(header)}.${encode(claims)}`;
  const digest = { HS256: 'sha256', HS512: 'sha512' }[header.alg];
  const signature = digest ? createHmac(digest, secret).update(input).digest('base64url') : '';
  return `${input}.${signature}`;
}

const now = () => Math.floor(Date.now() / 1000);

async function claims() {
  const { accessToken } = await registerAccount(suite().app);
  const part = accessToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

async function answerTo(authorization: string) {
  const reply = await suite().app.inject({
    url: '/api/nominations/status',
    headers: { authorization },
  });
  return reply.statusCode;
}

test('an access token says whose and which session it is, for 600 seconds, and nothing personal', async () => {
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

test('a token that we signed is accepted', async () => {
  expect(await answerTo(`Bearer ${forge(await claims())}`)).toBe(200);
});

test.each<[string, (good: Record<string, unknown>) => string]>([
  [
    'without a signature (alg none)',
    (good) => forge(good, { header: { alg: 'none', typ: 'JWT' } }),
  ],
  [
    'signed with another algorithm',
    (good) => forge(good, { header: { alg: 'HS512', typ: 'JWT' } }),
  ],
  ['signed with another secret', (good) => forge(good, { secret: 'x'.repeat(40) })],
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
      return `${header}.${encode({ ...good, sub: 'somebody-else' })}.${signature}`;
    },
  ],
  ['that is no token', () => 'nonsense'],
])('a token %s is refused', async (_, make) => {
  expect(await answerTo(`Bearer ${make(await claims())}`)).toBe(401);
});

test('a token that expires while it is remembered as valid is refused', async () => {
  const shortLived = forge({ ...(await claims()), exp: now() + 1 });
  expect(await answerTo(`Bearer ${shortLived}`)).toBe(200);
  jest.useFakeTimers({
    now: Date.now() + 2_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  });
  expect(await answerTo(`Bearer ${shortLived}`)).toBe(401);
  jest.useRealTimers();
});

test('other ways to authorise are not taken', async () => {
  const token = forge(await claims());
  for (const authorization of [token, `Basic ${token}`, 'Bearer', `Bearer ${token} ${token}`])
    expect(await answerTo(authorization)).toBe(401);
});
