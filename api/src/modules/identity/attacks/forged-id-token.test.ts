import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp, suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import {
  clientId,
  type MakeIdToken,
  newKey,
  signed,
  suiteProvider,
  unsigned,
} from '../../../testing/openid-provider';

const provider = suiteProvider();
const settings = () => ({ GOOGLE_ISSUER: provider().issuer, GOOGLE_CLIENT_ID: clientId });
const suite = suiteApp(settings);

const unknown = newKey();
const now = () => Math.floor(Date.now() / 1000);
const right: MakeIdToken = (claims) => signed(claims, provider().key);
const changed =
  (changes: object): MakeIdToken =>
  (claims) =>
    right({ ...claims, ...changes });

/** Signed as a shared secret would be, with the key that everybody knows. */
const confused: MakeIdToken = (claims) => {
  const { key } = provider();
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const input = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`;
  const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
};

const forgeries: [string, MakeIdToken][] = [
  ['for another audience', changed({ aud: 'another-site' })],
  ['for several audiences, presented by another', changed({ aud: [clientId, 'x'], azp: 'x' })],
  ['of another issuer', changed({ iss: 'https://accounts.google.com' })],
  ['of another attempt (nonce)', changed({ nonce: 'another' })],
  ['without a nonce', changed({ nonce: undefined })],
  ['that is expired', changed({ iat: now() - 7_200, exp: now() - 3_600 })],
  ['that never expires', changed({ exp: undefined })],
  ['that names nobody', changed({ sub: undefined })],
  ['without a signature (alg none)', unsigned],
  ['whose signature was cut off', (claims) => right(claims).replace(/[^.]+$/, '')],
  ['signed with an unknown key', (claims) => signed(claims, unknown)],
  [
    'signed with an unknown key under the name of the right one',
    (claims) => signed(claims, { ...unknown, kid: provider().key.kid }),
  ],
  ['signed with the public key as a secret (HS256)', confused],
  [
    'whose claims were changed after signing',
    (claims) => {
      const [header, , signature] = right(claims).split('.');
      const other = Buffer.from(JSON.stringify({ ...claims, email: 'victim@example.com' }));
      return `${header}.${other.toString('base64url')}.${signature}`;
    },
  ],
  ['that is no token', () => 'nonsense'],
];

const person = { sub: 's1', email: 'forged@example.com' };

test('an honest id token signs its person in', async () => {
  const mine = new TestBrowser(suite().app);
  expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('signed-in');
});

test.each(forgeries)('an id token %s is refused', async (_, forge) => {
  const mine = new TestBrowser(suite().app);
  provider().makeIdToken = forge;
  expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
  expect(await mine.session()).toBeUndefined();
});

test('a key that the provider has given up is not accepted by a process that asks anew', async () => {
  const own = suite();
  const mine = new TestBrowser(own.app);
  const retired = provider().key;
  provider().key = newKey();
  provider().makeIdToken = (claims) => signed(claims, { ...retired, kid: provider().key.kid });
  expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
});

test('keys of another origin are not fetched, whatever the document of the provider says', async () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked += 1;
    response.end('{"keys":[]}');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  provider().keysAt = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/jwks`;
  const { app } = await buildTestApp(settings());
  const mine = new TestBrowser(app);
  expect((await mine.signInWithGoogle(provider(), person)).outcome).toBe('failed');
  expect(asked).toBe(0);
  elsewhere.close();
});
