import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, registration, signInAgain } from '../../../../testing/accounts';
import { TestBrowser } from '../../../../testing/browser';
import { askAs, auditSeen, callAs } from '../../../../testing/console';
import { registerAdmin } from '../../../../testing/judges';
import { suiteWithGoogle } from '../../../../testing/openid-provider';
import { hours, minutes } from '../../../platform/clock';

const { provider, suite } = suiteWithGoogle({});
let admin: Person;

beforeEach(async () => {
  admin = await registerAdmin(suite().app);
});

const turn = (paused: boolean, reason = 'Bots') =>
  callAs(suite().app, admin, 'switchRegistration', { paused, reason });
const register = () => post(suite().app, calls.register.path, registration());
const inPublic = async () =>
  (await suite().app.inject(calls.getSeason.path)).json().data.registration;

test('AUTH-029 new accounts are paused for two hours in public, and nobody else is kept out', async () => {
  const { app, clock, pass } = suite();
  suite().holdClock();
  expect(await inPublic()).toBeUndefined();
  for (const press of ['first', 'repeated after a lost answer'])
    expect([press, (await turn(true)).statusCode]).toEqual([press, 204]);
  const pausedUntil = new Date(clock().getTime() + hours(2)).toISOString();
  pass(1_000);
  expect(await inPublic()).toEqual({ pausedUntil, pauses: 1 });
  const refused = await register();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7199']);
  expect(refused.json().message).toMatch(/^New accounts with a password are paused until .* UTC\./);
  await signInAgain(app, admin);
  const person = { sub: 'new', email: 'new@example.com' };
  const { outcome } = await new TestBrowser(app).signInWithGoogle(provider(), person);
  expect(outcome).toBe('signed-in');
  pass(hours(2));
  expect((await register()).statusCode).toBe(201);
  expect(await inPublic()).toEqual({ pausedUntil: null, pauses: 1 });
});

test('each pause is counted and in the trail with its reason; one organiser ends it', async () => {
  const { app, pass } = suite();
  await turn(true, 'A flood');
  pass(minutes(6));
  await turn(true, 'Still a flood');
  expect((await turn(false, 'It is over')).statusCode).toBe(204);
  expect((await register()).statusCode).toBe(201);
  expect((await askAs(app, admin, 'system', {})).json().registration).toMatchObject({
    isUnusual: false,
    pausedUntil: null,
    pauses: 3,
  });
  const seen = (await auditSeen(app, admin)).map(({ action, reason }) => [action, reason]);
  expect(seen.filter(([action]) => action?.startsWith('registration.')).slice(0, 4)).toEqual([
    ['registration.resumed', 'It is over'],
    ['registration.resumed', 'It is over'],
    ['registration.paused', 'Still a flood'],
    ['registration.paused', 'A flood'],
  ]);
});

test('a hundred accounts within an hour are told to organisers', async () => {
  const { app, clock, pass } = suite();
  const accounts = app.mongo.db.collection('accounts');
  const at = { createdAt: clock(), credentials: 0, role: 'user', emailConfirmed: false };
  const strangers = Array.from({ length: 100 }, (_, one) => ({
    ...{ _id: `flood-${one}` as never, email: `flood-${one}@example.com`, displayName: 'Win' },
    ...at,
  }));
  await accounts.insertMany(strangers);
  pass(minutes(1));
  const { needs } = (await askAs(app, admin, 'overview', {})).json();
  expect(needs.newAccounts).toBeGreaterThanOrEqual(100);
  pass(hours(1));
  admin = await registerAdmin(app);
  expect((await askAs(app, admin, 'overview', {})).json().needs.newAccounts).toBe(0);
});
