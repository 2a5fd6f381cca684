import { operations } from '@meritum/shared/contracts/calls/contract';
import { post, registerAccount } from '../../../testing/accounts';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { buildForm, submit } from '../../../testing/nominations';
import { uploadDocument } from '../../../testing/uploads';
import { prometheusMetrics } from './prometheus';
import { metricsServer } from './serve';

// Upkeep, which is measured too, runs at the start only on a named database.
const MONGODB_DATABASE = `measured_${process.pid}`;
// Each process has metrics of its own.
const suite = suiteApp({ METRICS_PORT: '0', MONGODB_DATABASE, API_PROCESSES: '1' });

/** A reply for Prometheus on the internal port. */
async function scraped(path = '/metrics', state = 'ready') {
  const { scrape } = suite().app.metrics;
  if (!scrape) throw new Error('Nothing is measured');
  const server = metricsServer(scrape, () => state);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const reply = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await reply.text();
  server.close();
  return { status: reply.status, type: reply.headers.get('content-type'), text };
}

const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

test('the inner port reports the state of a process that takes no requests yet', async () => {
  const state = 'migrating: step 1 of 3 since 2026-11-23T09:30:00.000Z (what it does)';
  const said = await Promise.all([
    scraped('/live', state),
    scraped('/ready', state),
    scraped('/ready'),
  ]);
  expect(said.map(({ status, text }) => [status, text])).toEqual([
    [200, `${state}\n`],
    [503, `${state}\n`],
    [200, 'ready\n'],
  ]);
});

test('metrics name no person, whatever people send: every label is from a fixed list', async () => {
  const { app } = suite();
  const person = await registerAccount(app, {
    fullName: 'Marguerite Unmistakable',
    email: 'marguerite@unmistakable.example',
    password: 'unmistakable-password',
  });
  const { email } = person;
  await post(app, '/api/auth/sign-in', { email, password: 'unmistakable-password' });
  await post(app, '/api/auth/sign-in', { email, password: 'wrong-unmistakable' });
  const document = await uploadDocument(app, person, 'unmistakable.pdf');
  await submit(app, person, buildForm({ essay: 'An unmistakable essay.' }));
  await app.inject({ url: document.url, headers: person.authorized });
  await app.inject({
    url: `/api/unmistakable/${email}?token=unmistakable`,
    remoteAddress: '203.0.113.77',
  });

  const { status, type, text } = await scraped();
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
  const { accountId, accessToken } = person;
  const personal = [accountId, accessToken, document.documentId, '203.0.113.77', 'Marguerite'];
  for (const secret of ['unmistakable', '@', ...personal]) expect(text).not.toContain(secret);
  expect(figure(text, 'meritum_http_requests_total{call="signIn",status="2xx"}')).toBe(1);
  expect(figure(text, 'meritum_http_requests_total{call="signIn",status="4xx"}')).toBe(1);
  expect(figure(text, 'meritum_http_requests_total{call="none",status="4xx"}')).toBe(1);

  const labels = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of text.matchAll(/[{,](\w+)="([^"]*)"/g))
    labels.set(name, (labels.get(name) ?? new Set()).add(value));
  const known: Record<string, readonly string[]> = {
    call: [...operations, 'none'],
    status: ['2xx', '3xx', '4xx', '5xx'],
    outcome: ['succeeded', 'failed'],
  };
  for (const [name, values] of Object.entries(known))
    expect([...(labels.get(name) ?? [])].filter((value) => !values.includes(value))).toEqual([]);
  const words = [...(labels.get('command') ?? []), ...(labels.get('work') ?? [])];
  expect(words.filter((word) => !/^[a-zA-Z', -]{3,60}$/.test(word))).toEqual([]);
});

test('the outbox, the hashing pool, uploads, the database and the process are measured', async () => {
  const { app, pass } = suite();
  await registerAccount(app);
  pass(60_000);
  const { text } = await scraped();
  const waiting = await app.mongo.db.collection('outbox').countDocuments({ state: 'queued' });
  expect(waiting).toBeGreaterThan(0);
  expect(figure(text, 'meritum_mails_waiting')).toBe(waiting);
  expect(figure(text, 'meritum_mails_oldest_seconds')).toBeGreaterThanOrEqual(60);
  expect(figure(text, 'meritum_mails_dead')).toBe(0);
  expect(figure(text, 'meritum_database_ready')).toBe(1);
  expect(figure(text, 'meritum_password_hashes_waiting')).toBe(0);
  expect(figure(text, 'meritum_documents_spare_limit_bytes')).toBeGreaterThan(0);
  expect(text).toMatch(/meritum_database_command_duration_seconds_count\{command="insert"/);
  expect(text).toMatch(/meritum_jobs_total\{work="removing old mails",outcome="succeeded"\} [1-9]/);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(figure(text, name)).toBeGreaterThan(0);
});

test('a figure that cannot be read is absent, and the others are told', async () => {
  const { gauge, scrape } = await prometheusMetrics();
  gauge({ name: 'meritum_away', help: 'Away', read: () => Promise.reject(new Error('away')) });
  gauge({ name: 'meritum_there', help: 'There', read: () => 7 });
  const { text = '' } = (await scrape?.()) ?? {};
  expect(text).not.toMatch(/^meritum_away /m);
  expect(figure(text, 'meritum_there')).toBe(7);
});

test('nothing but /metrics is answered on the inner port, and no metrics on the public one', async () => {
  expect((await scraped('/api/account')).status).toBe(404);
  const { app } = suite();
  for (const url of ['/metrics', '/api/metrics'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

test('without METRICS_PORT nothing is measured', async () => {
  const { app } = await buildTestApp();
  expect(app.metrics.scrape).toBeNull();
  await app.close();
});
