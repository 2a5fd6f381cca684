import { verify } from '@node-rs/argon2';
import { registerAccount } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { deviceCookie } from './visitor';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

/** More than any counter allows, so that further ones get the same answer. */
const attempts = 120;

/** As many as may be in progress, so that each reaches the counters. */
const atOnce = 40;
const hashes = () => jest.mocked(verify).mock.calls;

let built: TestApp;
beforeEach(async () => {
  // As in production, except for the limit of requests a minute, which must not be needed here.
  built = await buildTestApp({ FAILED_SIGN_INS_PER_ADDRESS: '60' });
  built.holdClock();
});
afterEach(() => built.app.close());

const signIn = (email: string, password: string, from: string, cookie?: string) =>
  built.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email, password },
    remoteAddress: from,
    ...(cookie && { cookies: { [deviceCookie]: cookie } }),
  });

/** A person with an account who signed in at home before, with that browser. */
async function victim() {
  const person = await registerAccount(built.app);
  const reply = await signIn(person.email, person.password, home);
  const device = reply.cookies.find(({ name }) => name === deviceCookie)?.value;
  return { ...person, device };
}

const home = '198.51.100.7';

const networks = (turn: number) => `10.${turn >> 8}.${turn & 255}.1`;

/** Makes all attempts, counts the answers, and calls `meanwhile` halfway. */
async function storm(
  email: string,
  from: (turn: number) => string,
  meanwhile: () => Promise<void> = async () => {},
) {
  const answers = new Map<number, number>();
  for (let turn = 0; turn < attempts; turn += atOnce) {
    if (turn >= attempts / 2 && turn - atOnce < attempts / 2) await meanwhile();
    const some = Array.from({ length: atOnce }, (_, more) =>
      signIn(email, `guess ${turn + more}`, from(turn + more)),
    );
    for (const { statusCode } of await Promise.all(some))
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
  }
  return Object.fromEntries(answers);
}

test('of many attempts from one address a handful is answered, and the victim can sign in', async () => {
  const person = await victim();
  jest.mocked(verify).mockClear();
  const answers = await storm(
    person.email,
    () => '203.0.113.9',
    async () => {
      expect((await signIn(person.email, person.password, home)).statusCode).toBe(200);
      // Also from the attacker's own address, in the usual browser.
      const inside = await signIn(person.email, person.password, '203.0.113.9', person.device);
      expect(inside.statusCode).toBe(200);
    },
  );
  expect(answers).toEqual({ 401: 5, 429: attempts - 5 });
  expect(hashes()).toHaveLength(5 + 2);
});

test('of many attempts from many networks on one account a hundred are answered, without lockout', async () => {
  const person = await victim();
  jest.mocked(verify).mockClear();
  const answers = await storm(person.email, networks, async () => {
    expect((await signIn(person.email, person.password, home)).statusCode).toBe(200);
    const travelling = await signIn(person.email, person.password, '192.0.2.1', person.device);
    expect(travelling.statusCode).toBe(200);
  });
  expect(answers).toEqual({ 401: 100, 429: attempts - 100 });
  expect(hashes()).toHaveLength(100 + 2);
  const stranger = await signIn(person.email, person.password, '198.18.0.1');
  expect(stranger.statusCode).toBe(429);
  built.pass(Number(stranger.headers['retry-after']) * 1_000);
  expect((await signIn(person.email, person.password, '198.18.0.1')).statusCode).toBe(200);
});

test('the same attempts on an address without an account get the same answers', async () => {
  jest.mocked(verify).mockClear();
  expect(await storm('nobody@example.com', networks)).toEqual({
    401: 100,
    429: attempts - 100,
  });
  expect(hashes()).toHaveLength(100);
});
