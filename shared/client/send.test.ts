import { deferred } from '../testing/deferred';
import { refusal } from '../testing/factories';
import { type FakeReply, fakeServer } from '../testing/fakeServer';
import { isClientError } from './clientError';
import { addressOf, send } from './send';

const path = '/api/winners';
const query = { category: 'AI', year: '2025' } as const;
const answering = (reply: FakeReply | (() => FakeReply | Promise<FakeReply>)) =>
  fakeServer([{ method: 'GET', path, reply }]);
const ask = (more = {}) => send('getWinners', { query, ...more });

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isClientError(error)) throw error ?? new Error('nothing was thrown');
  const { code, message, errors, status: httpStatus, retryAfter } = error;
  return { code, message, errors, status: httpStatus, retryAfter };
};

test('fills parameters and query into the address of a call', () => {
  expect(addressOf('getRecognition', { params: { id: 'a/b' } })).toBe('/api/recognitions/a%2Fb');
  expect(addressOf('getWinners', { query: { category: 'Data Analytics', year: '2025' } })).toBe(
    '/api/winners?category=Data+Analytics&year=2025',
  );
});

test('answers with the parsed reply, and with undefined where there is none', async () => {
  answering({ body: { data: 1 } });
  expect(await ask()).toEqual({ data: 1 });
  answering({ status: 204 });
  expect(await ask()).toBeUndefined();
});

test('sends a body as JSON, and no content type without one', async () => {
  const server = fakeServer([
    { method: 'POST', path: '/api/auth/sign-in', reply: { status: 204 } },
    { method: 'POST', path: '/api/auth/sign-out', reply: { status: 204 } },
  ]);
  const body = { email: 'a@b.example', password: 'secret' };
  await send('signIn', { body });
  await send('signOut');
  expect(
    server.calls.map(({ headers, body: sent }) => [headers.get('content-type'), sent]),
  ).toEqual([
    ['application/json', body],
    [null, undefined],
  ]);
});

test('begins a new trace with each request', async () => {
  const server = answering({ body: {} });
  await ask();
  await ask();
  const traces = server.calls.map(({ headers }) => headers.get('traceparent'));
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(traces).size).toBe(2);
});

test('turns problem details into an error with code, fields and waiting time', async () => {
  const errors = [{ pointer: '/essay', message: 'Essay content is required' }];
  const reply = refusal('resource-exhausted', { message: 'Too many requests.', errors });
  answering({ ...reply, headers: { 'retry-after': '17' } });
  expect(await failureOf(ask())).toEqual({
    code: 'resource-exhausted',
    message: 'Too many requests.',
    errors,
    status: 429,
    retryAfter: 17,
  });
});

test.each([
  [502, 'unavailable'],
  [413, 'payload-too-large'],
  [429, 'resource-exhausted'],
])('a reply %i that is not ours, from a proxy on the way, is %s', async (httpStatus, code) => {
  answering({ status: httpStatus });
  expect(await failureOf(ask())).toMatchObject({ code, status: httpStatus });
});

test.each<FakeReply>([
  { status: 403 },
  { status: 405, headers: { 'content-type': 'text/html' } },
  { status: 501 },
  // The reply of a network that requires a sign-in first.
  { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } },
])(
  'a reply of the network in place of the server is neither done nor refused: %j',
  async (reply) => {
    answering(reply);
    expect(await failureOf(ask())).toMatchObject({
      code: 'unavailable',
      status: 0,
      message: expect.stringMatching(/^Your network blocked this/),
    });
  },
);

test('a lost connection is unavailable', async () => {
  answering(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(ask())).toMatchObject({ code: 'unavailable', status: 0 });
});

test('a server that does not answer in time is unavailable', async () => {
  jest.useFakeTimers();
  answering(() => deferred<FakeReply>().promise);
  const failure = failureOf(ask({ timeoutMs: 5000 }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(await failure).toMatchObject({
    code: 'unavailable',
    message: 'The server took too long to answer.',
  });
  jest.useRealTimers();
});

test('an abort by the caller is passed on unchanged', async () => {
  answering(() => deferred<FakeReply>().promise);
  const abort = new AbortController();
  const call = ask({ signal: abort.signal });
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});
