import { Agent, request, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { registerAccount } from '../../../testing/accounts';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { buildForm, submit } from '../../../testing/nominations';

const suite = suiteApp({ BUSY_AT_MS: '250' });

const problem = (status: number, code: string, message: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  code,
  message,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

function signIn(payload: string | Buffer) {
  return suite().app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json' },
    payload,
  });
}

test('malformed JSON and an empty body are refused with problem details', async () => {
  expect((await signIn('')).json()).toMatchObject({ status: 400, code: 'invalid-argument' });
  const reply = await signIn('{"email": ');
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(reply.json()).toEqual(
    problem(400, 'invalid-argument', 'The request body is not valid JSON.'),
  );
});

test('an essay of 600 KB is answered with a clear 413', async () => {
  const { app } = suite();
  const reply = await submit(
    app,
    await registerAccount(app),
    buildForm({ essay: 'x'.repeat(600 * 1024) }),
  );
  expect(reply.json()).toEqual(
    problem(413, 'payload-too-large', 'The request is too large: at most 256 KB are accepted.'),
  );
});

test('an unknown route replies with problem details', async () => {
  const reply = await suite().app.inject('/api/no-such-thing');
  expect(reply.json()).toEqual(problem(404, 'not-found', 'There is nothing at this address.'));
});

test.each(['TRACE', 'PUT', 'OPTIONS', 'COPY', 'LOCK', 'DELETE'] as const)(
  'a wrong method is distinguished from an unknown address: %s',
  async (method) => {
    const reply = await suite().app.inject({ method: method as 'PUT', url: '/api/account' });
    expect([reply.headers.allow, reply.json()]).toEqual([
      'GET, POST',
      problem(405, 'method-not-allowed', 'This address does not accept this kind of request.'),
    ]);
    expect(reply.body).not.toContain('TRACE /api');
  },
);

test('the methods of an address with a parameter are listed too', async () => {
  const reply = await suite().app.inject({ method: 'PUT', url: '/api/documents/abc?x=1' });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET']);
});

test('a compressed body is refused as such', async () => {
  const reply = await suite().app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"email":"ana@example.com","password":"secret1"}'),
  });
  expect([reply.headers['accept-encoding'], reply.json()]).toEqual([
    'identity',
    problem(
      415,
      'unsupported-media-type',
      'Send the request body as it is, without compressing it.',
    ),
  ]);
});

test('the rest of an oversized body is drained, so that the reply arrives', async () => {
  const { app } = suite();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let connections = 0;
  app.server.on('connection', () => connections++);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const asked = request({ port, path, agent, method: body ? 'POST' : 'GET', headers });
      asked.once('error', reject);
      asked.once('response', (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode));
      });
      asked.end(body);
    });
  expect(await send('/api/auth/sign-in', 'x'.repeat(8_000_000))).toBe(413);
  expect(await send('/api/health/live')).toBe(200);
  expect(connections).toBe(1);
  agent.destroy();
});

test('keys that would change a prototype are refused', async () => {
  for (const key of [
    '"__proto__": {"role": "admin"}',
    '"constructor": {"prototype": {"role": "admin"}}',
  ])
    expect(
      (await signIn(`{"email": "a@example.com", "password": "x", ${key}}`)).json(),
    ).toMatchObject({ status: 400, code: 'invalid-argument' });
  expect(({} as { role?: string }).role).toBeUndefined();
});

test('each wrong place is reported with its pointer, unknown fields too', async () => {
  const reply = await signIn(JSON.stringify({ email: 'nobody', password: '', admin: true }));
  expect(reply.json()).toEqual({
    ...problem(400, 'invalid-argument', 'Enter an email address like name@example.com'),
    errors: [
      { pointer: '/email', message: 'Enter an email address like name@example.com' },
      { pointer: '/password', message: 'Please fill in all fields' },
      { pointer: '/admin', message: 'Unknown field' },
    ],
  });
});

test('the id of the request is in the reply and in the log, and is never taken from the caller', async () => {
  const { app, log } = suite();
  const reply = await app.inject({
    url: '/api/no-such-thing',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  const { requestId } = reply.json<{ requestId: string }>();
  expect(reply.headers['x-request-id']).toBe(requestId);
  expect(log.entries().filter(({ reqId }) => reqId === requestId)).toEqual([
    expect.objectContaining({ level: 30, route: 'unknown', status: 404, msg: 'answered' }),
  ]);
});

test('an internal error reveals nothing, and is logged with the request id', async () => {
  const { app, log } = await faulty();
  const reply = await app.inject('/api/faulty');
  const { requestId } = reply.json<{ requestId: string }>();
  expect(reply.json()).toEqual(
    problem(500, 'internal', 'This failed because of an error on our side. Try again later.'),
  );
  expect(log.entries().filter(({ level }) => level === 50)).toEqual([
    expect.objectContaining({
      reqId: requestId,
      msg: 'request failed',
      err: {
        type: 'TypeError',
        message: 'no column for [address]',
        stack: expect.stringContaining('errors.test.ts'),
      },
    }),
  ]);
  await app.close();
});

/** An application with a route that throws. */
function faulty() {
  return buildTestApp({}, (app) => {
    app.get(
      '/api/faulty',
      { config: { may: 'public' }, schema: { response: { 200: z.object({}) } } },
      async () => {
        throw new TypeError('no column for ada@example.com');
      },
    );
  });
}

test('an overloaded server refuses exports first, then reading, then saving, never calls with a deadline, and recovers', async () => {
  const { app, lag } = suite();
  const person = await registerAccount(app);
  const asked = async (lateMs: number) => {
    lag(lateMs);
    const { authorized: headers } = person;
    const replies = [
      await app.inject({ url: '/api/account/export', headers }),
      await app.inject({ url: '/api/account', headers }),
      await app.inject('/api/season'),
      await app.inject({ url: '/api/nominations/draft/removal', method: 'POST', headers }),
      await app.inject({ url: '/api/nominations', method: 'POST', headers, payload: {} }),
      await app.inject({ url: '/api/auth/refresh', method: 'POST' }),
      await app.inject('/api/health/live'),
      await app.inject('/api/auth/google/start?mode=popup'),
    ];
    lag(0);
    return replies.map(({ statusCode, headers }) => headers['retry-after'] ?? statusCode);
  };
  const always = [400, 204, 200, 303];
  expect(await asked(249)).toEqual([200, 200, 200, 204, ...always]);
  expect(await asked(250)).toEqual(['30', 200, 200, 204, ...always]);
  expect(await asked(500)).toEqual(['30', '10', 200, 204, ...always]);
  expect(await asked(1_000)).toEqual(['5', '5', '5', '5', ...always]);
  lag(500);
  const refused = await app.inject({ url: '/api/account', headers: person.authorized });
  lag(0);
  expect(refused.json()).toEqual(
    problem(503, 'unavailable', 'The site is very busy at the moment. Try again in 10 seconds.'),
  );
  expect(await asked(0)).toEqual([200, 200, 200, 204, ...always]);
});

test('in place of a page that cannot be shown, visitors get one that reloads automatically', async () => {
  const { app, lag } = suite();
  for (const url of ['/api/verify/unknown', '/api/winner/unknown']) {
    lag(1_000);
    const { statusCode, headers, body } = await app.inject(url);
    lag(0);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('<h1>This page cannot be shown</h1>');
    expect(body).toContain('<meta http-equiv="refresh" content="5"/>');
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});
