import { verify } from '@node-rs/argon2';
import { registerAccount, signInAgain } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';

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

const home = '198.51.100.7';

const signIn = (email: string, password: string, from: string, device = '') =>
  signInAgain(built.app, { email, password }, from, device);

/** A person with an account who signed in at home before, with that browser. */
async function victim() {
  const person = await registerAccount(built.app);
  return { ...person, device: (await signInAgain(built.app, person, home)).device };
}

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
    for (const { status } of await Promise.all(some))
      answers.set(status, (answers.get(status) ?? 0) + 1);
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
      expect((await signIn(person.email, person.password, home)).status).toBe(200);
      // Also from the attacker's own address, in the usual browser.
      const inside = await signIn(person.email, person.password, '203.0.113.9', person.device);
      expect(inside.status).toBe(200);
    },
  );
  expect(answers).toEqual({ 401: 5, 429: attempts - 5 });
  expect(hashes()).toHaveLength(5 + 2);
});

test('of many attempts from many networks on one account a hundred are answered, without lockout', async () => {
  const person = await victim();
  jest.mocked(verify).mockClear();
  const answers = await storm(person.email, networks, async () => {
    expect((await signIn(person.email, person.password, home)).status).toBe(200);
    const travelling = await signIn(person.email, person.password, '192.0.2.1', person.device);
    expect(travelling.status).toBe(200);
  });
  expect(answers).toEqual({ 401: 100, 429: attempts - 100 });
  expect(hashes()).toHaveLength(100 + 2);
  const stranger = await signIn(person.email, person.password, '198.18.0.1');
  expect(stranger.status).toBe(429);
  built.pass(stranger.wait * 1_000);
  expect((await signIn(person.email, person.password, '198.18.0.1')).status).toBe(200);
});

test('the same attempts on an address without an account get the same answers', async () => {
  jest.mocked(verify).mockClear();
  expect(await storm('nobody@example.com', networks)).toEqual({
    401: 100,
    429: attempts - 100,
  });
  expect(hashes()).toHaveLength(100);
});
