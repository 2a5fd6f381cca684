import { post, registerAccount, registration } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';
import { leasesStore } from '../../module-kit/leases-store';
import { after, minutes } from '../clock';

/** One process, because each counts separately. */
const one = { API_PROCESSES: '1' };
const suite = suiteApp({
  ...one,
  RATE_CREDENTIALS_PER_MINUTE: '2',
  RATE_READS_PER_MINUTE: '3',
  RATE_WRITES_PER_MINUTE: '1',
});

const signIn = (remoteAddress: string) =>
  suite().app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email: 'nobody@example.com', password: 'wrong' },
    remoteAddress,
  });

async function statusesOf(times: number, send: (turn: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) statuses.push((await send(turn)).statusCode);
  return statuses;
}

test('too many requests are told when to retry', async () => {
  const replies = [];
  for (let turn = 0; turn < 3; turn++) replies.push(await signIn('203.0.113.1'));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
  const refused = replies[2];
  const seconds = Number(refused?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused?.json()).toMatchObject({ status: 429, code: 'resource-exhausted' });
});

test("one address does not use up another's limit", async () => {
  await statusesOf(3, () => signIn('203.0.113.2'));
  expect((await signIn('203.0.113.3')).statusCode).toBe(401);
});

test('a header cannot fake another address', async () => {
  const { app } = suite();
  const send = (turn: number) =>
    post(app, '/api/auth/register', {}, { 'x-forwarded-for': `203.0.113.${turn}` });
  expect(await statusesOf(3, send)).toEqual([400, 400, 429]);
});

test('several processes share a limit, also that of unknown paths', async () => {
  const { app, clock } = suite();
  const until = after(clock(), minutes(1));
  await leasesStore(app.mongo.db).join({ holder: 'another', now: clock(), until });
  // Set directly, because the processes would be counted only seconds later.
  app.limits.sharedBy = 2;
  const remoteAddress = '203.0.113.10';
  const guess = () => app.inject({ url: '/api/guess', remoteAddress });
  expect(await statusesOf(3, guess)).toEqual([404, 404, 429]);
  app.limits.sharedBy = 1;
  await leasesStore(app.mongo.db).leave('another');
});

test('probes are not limited', async () => {
  const probe = () => suite().app.inject('/api/health/live');
  expect(await statusesOf(5, probe)).toEqual(Array(5).fill(200));
});

test('the limit of one kind of route does not affect others', async () => {
  const { app } = suite();
  await statusesOf(3, () => signIn('203.0.113.4'));
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration(),
    remoteAddress: '203.0.113.4',
  });
  expect(reply.statusCode).toBe(201);
});

test('a browser that has signed in before has a share of its own behind a busy address', async () => {
  const { app } = suite();
  const remoteAddress = '203.0.113.5';
  const payload = registration();
  const url = '/api/auth/register';
  const reply = await app.inject({ method: 'POST', url, payload, remoteAddress });
  const device = reply.cookies.find(({ name }) => name === '__Host-device')?.value ?? '';
  for (let turn = 0; turn < 3; turn++) await signIn(remoteAddress);
  const { email, password } = payload;
  const again = { method: 'POST', url: '/api/auth/sign-in', remoteAddress } as const;
  const statusOf = async (value: string) => {
    const cookies = { '__Host-device': value };
    return (await app.inject({ ...again, payload: { email, password }, cookies })).statusCode;
  };
  expect(await statusOf(device)).toBe(200);
  expect(await statusOf(`${device.slice(0, -1)}~`)).toBe(429);
});

describe('a request without permission', () => {
  const refusals = suiteApp({ ...one, RATE_READS_PER_MINUTE: '3', RATE_WRITES_PER_MINUTE: '3' });

  test('counts as well, and is then refused without a query', async () => {
    const { app } = refusals();
    const { authorized } = await registerAccount(app);
    const ask = () => app.inject({ url: '/api/admin/audit', headers: authorized });
    expect(await statusesOf(5, ask)).toEqual([403, 403, 403, 429, 429]);
    expect(await commandsOf(app, ask)).toEqual([]);
  });

  test('counts without a token too, and from another site', async () => {
    const { app } = refusals();
    const remoteAddress = '203.0.113.6';
    const open = () => app.inject({ url: '/api/admin/audit', remoteAddress });
    expect(await statusesOf(5, open)).toEqual([401, 401, 401, 429, 429]);
    const headers = { origin: 'https://evil.example' };
    const url = '/api/auth/sign-out';
    const foreign = () => app.inject({ method: 'POST', url, headers, remoteAddress });
    expect(await statusesOf(5, foreign)).toEqual([403, 403, 403, 429, 429]);
  });

  test('its body is not read', async () => {
    const { app } = refusals();
    const payload = '{"email": ';
    const headers = { 'content-type': 'application/json' };
    const url = '/api/account/password';
    const reply = await app.inject({ method: 'POST', url, payload, headers });
    expect(reply.statusCode).toBe(401);
  });
});

test('an office behind one address loads pages without using up its limit for writes', async () => {
  const refresh = {
    method: 'POST',
    url: '/api/auth/refresh',
    remoteAddress: '203.0.113.9',
  } as const;
  expect(await statusesOf(3, () => suite().app.inject(refresh))).toEqual([204, 204, 204]);
});
