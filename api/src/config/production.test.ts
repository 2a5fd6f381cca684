import { ConfigError, readConfig } from './environment';
import { isWeakSecret } from './production';

const key = '0f47c1a9e3b25d886c7d10fe94ab3572';
const database = 'mongodb://app:word@db.example/meritum?tls=true';
const site = { MONGODB_URI: database, JWT_SECRET: key, PUBLIC_ORIGIN: 'https://awards.example' };
const onThisComputer = { ...site, PUBLIC_ORIGIN: 'http://localhost:4850' };

/** Names of the refused settings, without duplicates. */
function refusedOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.message.split('\n').slice(1);
    return [...new Set(lines.map((line) => line.trim().split(' ')[0] ?? ''))];
  }
  return [];
}

test('the rules of production hold by default', () => {
  expect(refusedOf({ MONGODB_URI: 'mongodb://localhost' })).toEqual([
    'PUBLIC_ORIGIN',
    'JWT_SECRET',
  ]);
  expect(readConfig(site)).toMatchObject({ production: true, mail: { pages: false } });
});

test.each<[string, Record<string, string>, string]>([
  ['no origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
  ['an http origin', { PUBLIC_ORIGIN: 'http://awards.example' }, 'PUBLIC_ORIGIN'],
  ['another origin than MERITUM_SITE', { PUBLIC_ORIGIN: 'https://other.example' }, 'PUBLIC_ORIGIN'],
  ['a key of one letter', { JWT_SECRET: 'x'.repeat(64) }, 'JWT_SECRET'],
  ['a key that repeats itself', { JWT_SECRET: 'q8Zr'.repeat(16) }, 'JWT_SECRET'],
  [
    'a key before it that can be guessed',
    { JWT_SECRET_PREVIOUS: 'x'.repeat(64) },
    'JWT_SECRET_PREVIOUS',
  ],
  ['a key out of an example', { JWT_SECRET: 'change-me-0f47c1a9e3b25d886c7d10fe94' }, 'JWT_SECRET'],
  ['a bucket without its key', { DOCUMENTS_S3: 'https://store.example/b1s' }, 'DOCUMENTS_S3_KEY'],
  [
    'a bucket by http',
    { DOCUMENTS_S3: 'http://store.example/b1s', DOCUMENTS_S3_KEY: 'a:b' },
    'DOCUMENTS_S3',
  ],
  ['every proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [
    'a provider on this computer',
    { GOOGLE_CLIENT_ID: 'us', GOOGLE_ISSUER: 'https://localhost:4100' },
    'GOOGLE_ISSUER',
  ],
  [
    'a provider by http',
    { GOOGLE_CLIENT_ID: 'us', GOOGLE_ISSUER: 'http://127.0.0.1:4100' },
    'GOOGLE_ISSUER',
  ],
  ['hashing in 19,455 KiB', { PASSWORD_MEMORY_KIB: '19455' }, 'PASSWORD_MEMORY_KIB'],
  ['hashing in one pass', { PASSWORD_PASSES: '1' }, 'PASSWORD_PASSES'],
  ['a database without TLS', { MONGODB_URI: 'mongodb://app:word@db.example/m' }, 'MONGODB_URI'],
  ['a database without a name', { MONGODB_URI: 'mongodb://db.example/?tls=true' }, 'MONGODB_URI'],
  [
    'one host of several elsewhere',
    { MONGODB_URI: 'mongodb://localhost,db.example/m' },
    'MONGODB_URI',
  ],
  [
    'TLS switched off in an address that has it',
    { MONGODB_URI: 'mongodb+srv://app:word@db.example/?tls=false' },
    'MONGODB_URI',
  ],
  ['mails for everybody', { MAIL_PAGES: 'true' }, 'MAIL_PAGES'],
  [
    'mails for everybody in development',
    { NODE_ENV: 'development', MAIL_PAGES: 'true' },
    'NODE_ENV',
  ],
  ['development on a public site', { NODE_ENV: 'development' }, 'NODE_ENV'],
])('a public site refuses %s', (_, settings, name) => {
  expect(refusedOf({ ...site, ...settings })).toContain(name);
});

test.each<[string, Record<string, string>]>([
  ['TLS and a password', {}],
  ['an address that implies TLS', { MONGODB_URI: 'mongodb+srv://app:word@db.example/m' }],
  [
    'a certificate in place of a password',
    { MONGODB_URI: 'mongodb://db.example/?tls=true&authMechanism=MONGODB-X509' },
  ],
  [
    'a network that nobody else is on',
    { MONGODB_URI: 'mongodb://mongodb:27017/m', MONGODB_PRIVATE_NETWORK: 'true' },
  ],
  ['the least hashing', { PASSWORD_MEMORY_KIB: '19456', PASSWORD_PASSES: '2' }],
  ['proxies by address', { TRUST_PROXY: 'uniquelocal' }],
])('a public site accepts %s', (_, settings) => {
  expect(refusedOf({ ...site, ...settings })).toEqual([]);
});

test('a local site accepts development settings in production too', () => {
  const env = {
    ...onThisComputer,
    MONGODB_URI: 'mongodb://127.0.0.1:27017',
    MAIL_PAGES: 'true',
    GOOGLE_CLIENT_ID: 'us',
    GOOGLE_ISSUER: 'http://localhost:4100/provider',
    PASSWORD_MEMORY_KIB: '1024',
    PASSWORD_PASSES: '1',
  };
  expect(refusedOf(env)).toEqual([]);
  expect(refusedOf({ ...env, JWT_SECRET: 'x'.repeat(64), TRUST_PROXY: 'true' })).toEqual([
    'JWT_SECRET',
    'TRUST_PROXY',
  ]);
});

test('all of a thousand generated keys are strong enough', () => {
  const made = Array.from({ length: 1_000 }, () => crypto.getRandomValues(new Uint8Array(48)));
  const weak = made.filter((bytes) => isWeakSecret(Buffer.from(bytes).toString('hex')));
  expect(weak).toEqual([]);
});
