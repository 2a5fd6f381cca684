import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { type Gateway, type Routes, startGateway } from './gateway';
import { listening, nextFreePort, somewhereForPorts } from './ports';

const closers: (() => void)[] = [];
let gateway: Gateway;
let routes: Routes;

afterEach(() => {
  gateway.close();
  for (const close of closers.splice(0)) close();
});

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

async function upstream(answer: Answer): Promise<number> {
  const server = createServer(answer);
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return listening(server);
}

const says =
  (name: string): Answer =>
  (req, res) =>
    res.end(`${name} ${req.method} ${req.url}`);

/** A port where nothing listens. */
const nobody = 1;

async function start(parts: { api?: number; shell?: number; nomination?: number }) {
  const { api = nobody, shell = nobody, nomination = nobody } = parts;
  const port = await nextFreePort(somewhereForPorts(), new Set());
  routes = new Map([
    ['api', api],
    ['shell', shell],
    ['mf-nomination', nomination],
  ]);
  gateway = await startGateway(port, routes);
  return `http://127.0.0.1:${port}`;
}

test.each([
  ['/api/health/live', 'api GET /api/health/live'],
  ['/apicultures', 'shell GET /apicultures'],
  ['/', 'shell GET /'],
  ['/winners?year=2025', 'shell GET /winners?year=2025'],
  ['/verify/M25', 'api GET /api/verify/M25'],
  ['/results/2025/ai', 'api GET /api/results/2025/ai'],
  ['/verify/?from=mail', 'shell GET /verify/?from=mail'],
  ['/verify?id=M25', 'shell GET /verify?id=M25'],
  ['/remotes.json', 'shell GET /remotes.json'],
  ['/remotes/mf-nomination/integrity.json', 'nomination GET /integrity.json'],
  ['/remotes/mf-nomination', 'nomination GET /'],
  ['/remotes/mf-unknown/x', 'shell GET /remotes/mf-unknown/x'],
])('%s is answered by: %s', async (path, expected) => {
  const address = await start({
    api: await upstream(says('api')),
    shell: await upstream(says('shell')),
    nomination: await upstream(says('nomination')),
  });
  expect(await (await fetch(address + path)).text()).toBe(expected);
});

test("how long a part keeps its connections is not told as the gateway's own time", async () => {
  const address = await start({
    api: await upstream((_, res) => res.setHeader('keep-alive', 'timeout=72').end()),
  });
  expect((await fetch(`${address}/api/x`)).headers.get('keep-alive')).toBeNull();
});

test('a part that is down is reported immediately as a problem', async () => {
  const address = await start({ shell: await upstream(says('shell')) });
  const reply = await fetch(`${address}/api/nominations`, { method: 'POST', body: 'x' });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    503,
    'application/problem+json',
  ]);
  expect(await reply.json()).toMatchObject({ status: 503, code: 'unavailable', part: 'api' });
  // A part whose server is away, and a part without a route.
  for (const name of ['mf-nomination', 'mf-admin'])
    expect((await fetch(`${address}/remotes/${name}/integrity.json`)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
});

test('processes of the API are asked in turn; what one refuses and reads that it leaves go to another, a write that it may have handled does not', async () => {
  const address = await start({ api: await upstream(says('first')) });
  const route = async (answer?: Answer) =>
    routes.set('api-2', answer ? await upstream(answer) : nobody);
  const ask = async (method: string, body?: Uint8Array<ArrayBuffer>) => {
    const reply = await fetch(`${address}/api/x`, { method, ...(body && { body }) });
    return `${reply.status} ${(await reply.text()).split(' ')[0]}`;
  };
  const twice = async (method: string, body?: Uint8Array<ArrayBuffer>) =>
    [await ask(method, body), await ask(method, body)].sort();

  await route(says('second'));
  expect(await twice('POST')).toEqual(['200 first', '200 second']);
  await route();
  const large = new Uint8Array(1_000_000);
  expect(await twice('POST', large)).toEqual(['200 first', '200 first']);
  let handled = 0;
  await route((req, res) => {
    if (req.method === 'POST') handled += 1;
    req.resume().once('end', () => res.destroy());
  });
  expect(await twice('GET')).toEqual(['200 first', '200 first']);
  expect((await twice('POST')).map((one) => one.slice(0, 3))).toEqual(['200', '503']);
  expect(handled).toBe(1);
});

test('an upload is forwarded unchanged', async () => {
  const api = await upstream(async (req, res) => {
    const body = Buffer.concat(await req.toArray());
    res.end(JSON.stringify({ bytes: body.length, last: body.at(-1) }));
  });
  const body = Buffer.alloc(10_485_760, 7);
  const reply = await fetch(`${await start({ api })}/api/x`, { method: 'POST', body });
  expect(await reply.json()).toEqual({ bytes: 10_485_760, last: 7 });
});

test('a refusal reaches the browser even if the server hangs up on the upload', async () => {
  const api = await upstream((_, res) =>
    res.writeHead(413, { connection: 'close' }).end('too large'),
  );
  const address = await start({ api });
  const send = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.alloc(5_000_000, 120);
    const reply = await fetch(`${address}/api/x`, { method: 'POST', headers, body });
    return [reply.status, await reply.text()];
  };
  const replies = [];
  for (let turn = 0; turn < 10; turn++) replies.push(await send());
  expect(replies).toEqual(Array(10).fill([413, 'too large']));
});

test('an invalid reply is reported, and the next one works', async () => {
  const broken = createTcpServer((socket) => socket.end('this is not HTTP\r\n\r\n'));
  closers.push(() => broken.close());
  const api = await listening(broken);
  const address = await start({ api, shell: await upstream(says('shell')) });
  for (let turn = 0; turn < 2; turn++) {
    const reply = await fetch(`${address}/api/x`, { method: 'POST', body: 'x' });
    expect(await reply.json()).toMatchObject({ status: 503, code: 'unavailable', part: 'api' });
  }
  expect((await fetch(address)).status).toBe(200);
});

test('a browser that disconnects also ends the request behind the gateway', async () => {
  const browser = new AbortController();
  const replies: ServerResponse[] = [];
  const api = await upstream((_, res) => {
    replies.push(res);
    browser.abort();
  });
  const address = await start({ api });
  await expect(fetch(`${address}/api/slow`, browser)).rejects.toThrow('aborted');
  for (const reply of replies) if (!reply.closed) await once(reply, 'close');
  expect(replies).toMatchObject([{ closed: true, writableEnded: false }]);
});

test('a client cannot fake its address', async () => {
  let said: unknown;
  const api = await upstream((req, res) => {
    const { forwarded, ...headers } = req.headers;
    said = [headers['x-forwarded-for'], headers['x-forwarded-proto'], forwarded];
    res.end();
  });
  const forged = {
    'X-Forwarded-For': '203.0.113.1',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'for=203.0.113.1',
  };
  await fetch(`${await start({ api })}/api/auth/sign-in`, { headers: forged });
  const own = expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  expect(said).toEqual([own, 'http', undefined]);
});
