import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { buildTestApp, suiteApp } from '../../../testing/app';
import type { App } from '../zod/provider';

const suite = suiteApp({ RATE_READS_PER_MINUTE: '1000' });

async function portOf(app: App): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A connection, and all bytes received over it until it closes. */
async function connected(app: App) {
  const socket = connect(await portOf(app), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<string>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  return { socket, closed };
}

async function answerTo(app: App, request: string) {
  const { socket, closed } = await connected(app);
  socket.write(request);
  const [head = '', body = ''] = (await closed).split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  return {
    status: Number(status?.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => line.split(': ') as [string, string]),
    ) as Record<string, string>,
    body,
  };
}

const host = 'Host: localhost\r\nConnection: close\r\n\r\n';
const signIn = 'POST /api/auth/sign-in HTTP/1.1\r\n';

const address = 'The address of the request is malformed.';
const request = 'The request is malformed.';

const unreadable: [what: string, status: number, message: string, request: string][] = [
  ['a percent sign alone', 400, address, `GET /api/% HTTP/1.1\r\n${host}`],
  ['letters cut in half', 400, address, `GET /api/documents/%E0%A4%A HTTP/1.1\r\n${host}`],
  ['an address without a host', 400, address, `GET http:// HTTP/1.1\r\n${host}`],
  ['no host', 400, address, 'GET /api/account HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an unknown method', 400, request, `FOO /api/account HTTP/1.1\r\n${host}`],
  ['no number as length', 400, request, `${signIn}Content-Length: x\r\n${host}`],
  [
    'two lengths',
    400,
    request,
    `${signIn}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n${host}`,
  ],
  ['an unknown version', 400, request, `GET /api/account HTTP/3.0\r\n${host}`],
  [
    'a long address',
    431,
    'The headers and the address of the request are too long.',
    `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n${host}`,
  ],
];

test.each(unreadable)(
  'a request with %s has the headers and the log line of every other',
  async (_, status, message, text) => {
    const { app, log } = suite();
    await portOf(app);
    const before = log.entries().length;
    const answer = await answerTo(app, text);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid-argument', message });
    await setImmediate();
    expect(log.entries().slice(before)).toMatchObject([
      { msg: 'answered', route: 'unknown', status, refused: 'invalid-argument' },
    ]);
  },
);

test('a long parameter is refused by its route', async () => {
  const { app } = suite();
  const text = `GET /api/documents/${'a'.repeat(300)} HTTP/1.1\r\n${host}`;
  const { status, headers } = await answerTo(app, text);
  expect([status, headers['x-frame-options']]).toEqual([401, 'DENY']);
});

test('an expectation that nobody knows is ignored', async () => {
  const text = `GET /api/health/live HTTP/1.1\r\nExpect: something\r\n${host}`;
  const { status, headers } = await answerTo(suite().app, text);
  expect([status, headers['x-frame-options']]).toEqual([200, 'DENY']);
});

test('an absolute address is that of its path', async () => {
  const text = `GET http://localhost/api/health/live?x HTTP/1.1\r\n${host}`;
  expect((await answerTo(suite().app, text)).status).toBe(200);
});

test('nonsense that follows a request before its answer closes the connection', async () => {
  const { socket, closed } = await connected(suite().app);
  socket.write(`${signIn}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n`);
  socket.write(`${host}zz\r\n`);
  expect(await closed).toBe('');
});

describe('the limit', () => {
  const limited = suiteApp({ RATE_READS_PER_MINUTE: '3' });

  test('counts what cannot be routed as unknown addresses', async () => {
    const { app } = limited();
    const statuses: number[] = [];
    for (const [, , , text] of [...unreadable.slice(0, 2), ...unreadable.slice(-2)])
      statuses.push((await answerTo(app, text)).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

test('a request that comes while the server stops has the headers too', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isBegun = false;
  const { app } = await buildTestApp({}, (built) =>
    built.get(
      '/slow',
      { config: { may: 'public' }, schema: { response: { 200: z.object({}) } } },
      async () => {
        isBegun = true;
        await released;
        return {};
      },
    ),
  );
  const { socket, closed } = await connected(app);
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  while (!isBegun) await setImmediate();
  const stopped = app.close();
  await setImmediate();
  socket.write('GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n');
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  release();
  const answers = (await closed).split('HTTP/1.1 ').slice(1);
  await stopped;
  expect(answers.length).toBe(2);
  for (const answer of answers) expect(answer).toContain('x-frame-options: DENY');
});
