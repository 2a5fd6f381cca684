import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type NodeServer, nodeServer } from '../processes/node-process';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { issuerAt, localProviderEnv, wantsLocalProvider } from './settings';
import {
  callback,
  choosing,
  chosen,
  claimsFor,
  question,
  secret,
  site,
  visitor,
} from './testing/visit';

jest.setTimeout(60_000);

let issuer: string;
let provider: NodeServer;

const start = (port: number, env: Record<string, string>) =>
  nodeServer(['--import', 'tsx', 'tools/identity/server.ts', String(port)], {
    ...process.env,
    LOCAL_SIGN_IN_SECRET: secret,
    ...env,
  });

beforeAll(async () => {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  issuer = issuerAt(port);
  provider = start(port, { LOCAL_SIGN_IN_SITE: site });
  const answers = () =>
    fetch(issuer).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await wait(50);
});
afterAll(() => provider.kill('SIGKILL'));

test('OPEN-034 the local provider vouches for a chosen sample person, by code and PKCE', async () => {
  const visit = visitor();
  const page = await choosing(visit, issuer);
  const shown = await (await visit(page)).text();
  expect(shown).toContain('Local sign-in: stands in for Google on this computer');
  const back = await chosen(visit, page, { person: 'priya.raman@example.com' });
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
    callback,
    'a state',
  ]);
  expect(await claimsFor(issuer, back.searchParams.get('code') ?? '')).toMatchObject({
    iss: issuer,
    aud: 'local-site',
    nonce: 'a nonce',
    sub: expect.stringMatching(/^[0-9a-f]{21}$/),
    email: 'priya.raman@example.com',
    email_verified: true,
    name: 'Priya Raman (sample)',
  });
});

test('any other person can be entered, verified or not, and is asked for each time', async () => {
  const visit = visitor();
  for (const verified of [true, false]) {
    const page = await choosing(visit, issuer);
    const back = await chosen(visit, page, {
      email: ' Ada@Example.com',
      name: '<b>Ada</b>',
      ...(verified && { verified: 'yes' }),
    });
    expect(await claimsFor(issuer, back.searchParams.get('code') ?? '')).toMatchObject({
      email: 'ada@example.com',
      email_verified: verified,
      name: '<b>Ada</b>',
    });
  }
});

test('cancelling is reported to the site', async () => {
  const visit = visitor();
  const back = await chosen(visit, await choosing(visit, issuer), { cancel: 'yes' });
  expect(back.origin).toBe(site);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'a state',
  });
});

test('an invalid address is asked for again', async () => {
  const visit = visitor();
  const page = await choosing(visit, issuer);
  const reply = await visit(page, { email: 'ada', name: 'Ada' });
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain('Enter an e-mail address like name@example.com.');
});

test('another browser cannot choose, and trying changes nothing', async () => {
  const page = await choosing(visitor(), issuer);
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
  const reply = await visitor()(question(issuer, change));
  expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  expect(await reply.text()).toContain('This did not work');
});

test('a request without PKCE is refused', async () => {
  const { searchParams } = new URL(
    (
      await visitor()(question(issuer, { code_challenge: '', code_challenge_method: '' }))
    ).headers.get('location') ?? '',
  );
  expect(searchParams.get('error')).toBe('invalid_request');
});

test('it serves a site on this computer only', async () => {
  const refused = start(1, { LOCAL_SIGN_IN_SITE: 'https://awards.example' });
  const [code] = (await once(refused, 'exit')) as [number];
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
