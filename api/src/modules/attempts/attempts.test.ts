import {
  deleteAccount,
  post,
  registerAccount,
  registration,
  signInAgain,
} from '../../../testing/accounts';
import { buildTestApp, closeApps, type TestApp } from '../../../testing/app';
import { freshApp } from '../../../testing/snapshot';
import { removeExpired } from '../../module-kit/define-store';
import { countersStore } from './counters-store';
import { freeFailures } from './rules';

afterAll(closeApps);

const settings = {
  FAILED_SIGN_INS_PER_ADDRESS: '8',
  REGISTRATIONS_PER_ADDRESS: '2',
  RESETS_PER_ADDRESS: '3',
};

const suite = freshApp(settings);
let built: TestApp;
beforeEach(() => {
  built = suite();
  built.holdClock();
});

interface Try {
  email: string;
  password?: string;
  from?: string;
}

const signIn = ({ email, password = 'a wrong one', from = '203.0.113.1' }: Try, { app } = built) =>
  signInAgain(app, { email, password }, from);

const fail = async (times: number, attempt: Try) => {
  for (let turn = 0; turn < times; turn++) await signIn(attempt);
};

const waitOf = (reply: { headers: Record<string, unknown> }) =>
  Number(reply.headers['retry-after']);

const people = async () => [(await registerAccount(built.app)).email, 'nobody@example.com'];

test('failed sign-ins cause growing pauses, also for an address without an account', async () => {
  for (const email of await people()) {
    await fail(freeFailures, { email });
    for (const pause of [2, 4, 8]) {
      const refused = await signIn({ email });
      expect([refused.status, refused.wait]).toEqual([429, pause]);
      expect(refused.reply.json()).toMatchObject({
        code: 'resource-exhausted',
        message: `Too many attempts. Try again in ${pause} seconds.`,
      });
      built.pass(pause * 1_000);
      expect((await signIn({ email })).status).toBe(401);
    }
    built.pass(3_600_000);
  }
});

test('after the stated wait the right password signs in and clears earlier failures', async () => {
  const { email, password } = await registerAccount(built.app);
  await fail(freeFailures + 1, { email });
  const refused = await signIn({ email, password });
  expect(refused.status).toBe(429);
  built.pass(refused.wait * 1_000);
  expect((await signIn({ email, password })).status).toBe(200);
  const elsewhere = { email, from: '203.0.113.2' };
  await fail(freeFailures - 1, elsewhere);
  expect((await signIn({ ...elsewhere, password })).status).toBe(200);
});

test('one address that tries many accounts is stopped, its neighbours are not', async () => {
  for (let turn = 0; turn < 8; turn++) await signIn({ email: `person${turn}@elsewhere.example` });
  const refused = await signIn({ email: 'another@elsewhere.example' });
  expect(refused.status).toBe(429);
  expect((await signIn({ email: 'one@example.com', from: '203.0.113.2' })).status).toBe(401);
  built.pass(refused.wait * 1_000);
  expect((await signIn({ email: 'one@example.com' })).status).toBe(401);
});

test.each([
  ['203.0.113.', '203.0.114.1'],
  ['2001:db8:1:', '2001:db8:2::1'],
])(
  'a network %s that tries from many addresses is stopped, another is not',
  async (prefix, other) => {
    const from = (turn: number) => (prefix.includes(':') ? `${prefix}${turn}::1` : prefix + turn);
    for (let turn = 1; turn <= 32; turn++)
      await signIn({ email: `person${turn}@elsewhere.example`, from: from(turn) });
    const next = { email: 'one@example.com', from: from(33) };
    expect((await signIn(next)).status).toBe(429);
    expect((await signIn({ ...next, from: other })).status).toBe(401);
  },
);

test('successful sign-ins are not counted', async () => {
  const { email, password } = await registerAccount(built.app);
  for (let turn = 0; turn < 12; turn++)
    expect((await signIn({ email, password })).status).toBe(200);
});

test('counters outlive the process and are shared by others', async () => {
  const email = 'nobody@example.com';
  await fail(freeFailures, { email });
  const { databaseName } = built.app.mongo.db;
  const other = await buildTestApp({ ...settings, MONGODB_DATABASE: databaseName });
  other.holdClock();
  expect((await signIn({ email }, other)).status).toBe(429);
});

test('registrations are limited by address, the same for addresses that are taken', async () => {
  const taken = registration();
  for (const form of [taken, taken]) await post(built.app, '/api/auth/register', form);
  const refused = await post(built.app, '/api/auth/register', taken);
  expect(refused.statusCode).toBe(429);
  expect(waitOf(refused)).toBeGreaterThan(3_500);
  expect(waitOf(refused)).toBeLessThanOrEqual(3_600);
  built.pass(waitOf(refused) * 1_000);
  expect((await post(built.app, '/api/auth/register', registration())).statusCode).toBe(201);
});

test('a form with a mistake does not count as a registration', async () => {
  const form = registration();
  for (let turn = 0; turn < 5; turn++)
    await post(built.app, '/api/auth/register', { ...form, password: 'password' });
  expect((await post(built.app, '/api/auth/register', form)).statusCode).toBe(201);
});

test('requests for a new password are limited alike for known and unknown addresses', async () => {
  for (const email of await people()) {
    const ask = () => post(built.app, '/api/auth/password-reset', { email });
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const refused = await ask();
    built.pass(waitOf(refused) * 1_000);
    expect((await ask()).statusCode).toBe(204);
    built.pass(3_600_000);
  }
});

test('deleting an account forgets where it was signed in from', async () => {
  const [person, other] = [await registerAccount(built.app), await registerAccount(built.app)];
  const openCounters = () => built.app.mongo.db.collection('counters').countDocuments({ count: 0 });
  expect(await openCounters()).toBe(2);
  await deleteAccount(built.app, person);
  expect(await openCounters()).toBe(1);
  expect((await signIn({ ...other, from: '127.0.0.1' })).status).toBe(200);
});

test('counters name neither people nor addresses, and are removed once they have expired', async () => {
  await registerAccount(built.app);
  await signIn({ email: 'nobody@example.com' });
  const counters = built.app.mongo.db.collection('counters');
  const stored = JSON.stringify(await counters.find().toArray());
  expect(stored).toContain('count');
  for (const personal of ['example.com', 'nobody', 'person', '203.0', '127.0'])
    expect(stored).not.toContain(personal);
  const left = async () => {
    await removeExpired(built.app.mongo.db, [countersStore], built.clock());
    return counters.countDocuments();
  };
  expect(await left()).toBe(8);
  built.pass(24 * 3_600_000);
  expect(await left()).toBe(1);
});
