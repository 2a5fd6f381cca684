import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import { type NodeServer, nodeServer } from '../processes/node-process';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { issuerAt, localClientId, localProviderEnv, wantsLocalProvider } from './settings';

jest.setTimeout(60_000);

const site = 'http://localhost:4999';
const callback = site + calls.finishGoogleSignIn.path;
let issuer: string;
let provider: NodeServer;

const start = (port: number, ofSite: string) =>
  nodeServer(['--import', 'tsx', 'tools/identity/server.ts', String(port)], {
    ...process.env,
    LOCAL_SIGN_IN_SECRET: 'a secret of the tests',
    LOCAL_SIGN_IN_SITE: ofSite,
  });

beforeAll(async () => {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  issuer = issuerAt(port);
  provider = start(port, site);
  const answers = () =>
    fetch(issuer).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await wait(50);
});
afterAll(() => provider.kill('SIGKILL'));

/** A browser that keeps cookies and follows no redirects. */
function visitor() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>): Promise<Response> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
}

type Visitor = ReturnType<typeof visitor>;

/** Asks for a sign-in as the site does. */
const begin = (visit: Visitor, changes: Record<string, string> = {}) =>
  visit(
    `${issuer}/auth?${new URLSearchParams({
      client_id: localClientId,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'a state',
      nonce: 'a nonce',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      ...changes,
    })}`,
  );

const targetOf = (reply: Response) => new URL(reply.headers.get('location') ?? '', issuer);

/** Begins a sign-in and returns the address of the page to choose a person. */
const choosing = async (visit: Visitor) => targetOf(await begin(visit)).href;

test('each sign-in asks who it is, and leads back to the site with a code', async () => {
  const visit = visitor();
  for (const form of [{ person: 'priya.raman@example.com' }, { email: ' Ada@Example.com' }]) {
    const resumed = targetOf(await visit(await choosing(visit), form)).href;
    const back = targetOf(await visit(resumed));
    expect(back.origin + back.pathname).toBe(callback);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: 'a state',
      code: expect.any(String),
    });
  }
});

test('an invalid address is asked for again', async () => {
  const visit = visitor();
  const reply = await visit(await choosing(visit), { email: 'ada', name: 'Ada' });
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain('Enter an e-mail address like name@example.com.');
});

test('another browser cannot choose, and trying changes nothing', async () => {
  const page = await choosing(visitor());
  const reply = await visitor()(page, { person: 'priya.raman@example.com' });
  expect([reply.status, await reply.text()]).toEqual([
    400,
    expect.stringContaining('begun in another browser'),
  ]);
});

test.each([
  ['another place to come back to', { redirect_uri: 'https://evil.example/' }],
  ['another client', { client_id: 'another' }],
])('a request with %s stays on the page of the provider', async (_, change) => {
  const reply = await begin(visitor(), change);
  expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  expect(await reply.text()).toContain('This did not work');
});

test('a request without PKCE is refused', async () => {
  const reply = await begin(visitor(), { code_challenge: '', code_challenge_method: '' });
  expect(targetOf(reply).searchParams.get('error')).toBe('invalid_request');
});

test('it serves a site on this computer only', async () => {
  const [code] = (await once(start(1, 'https://awards.example'), 'exit')) as [number];
  expect(code).toBe(1);
});

test('it is not started beside a real provider or when none is wanted', () => {
  expect(wantsLocalProvider({})).toBe(true);
  expect(wantsLocalProvider({ GOOGLE_CLIENT_ID: 'real' })).toBe(false);
  expect(wantsLocalProvider({ GOOGLE_SIGN_IN: 'off' })).toBe(false);
});

test('each start has a secret of its own', () => {
  const secrets = [1, 2].map(() => localProviderEnv(site, 1).GOOGLE_CLIENT_SECRET);
  expect(new Set(secrets).size).toBe(2);
});
