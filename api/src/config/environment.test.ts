import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quicknet } from '@meritum/shared/merit/assign/beacon';
import { keyPurposes, keyRing } from '../platform/keys/keys';
import { ConfigError, hashesAtOnce, readConfig } from './environment';
import { environment } from './settings';

const enough = { NODE_ENV: 'development', MONGODB_URI: 'mongodb://localhost:27017' };
const key = '0f47c1a9e3b25d886c7d10fe94ab3572';

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('api/README.md or docs/mail.md says what each setting means', () => {
  const said = ['api/README.md', 'docs/mail.md']
    .map((file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))
    .join('\n');
  const settings = Object.keys(environment.shape);
  expect(settings.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
});

test('a database address is enough to start in development', () => {
  const { keys, ...config } = readConfig(enough);
  expect(Object.keys(keys)).toEqual(keyPurposes);
  expect(config).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    metricsPort: undefined,
    mongo: {
      uri: 'mongodb://localhost:27017',
      database: 'meritum',
      waitMs: 2_000,
      observable: false,
    },
    publicOrigin: undefined,
    trustProxy: false,
    nominationsOpen: true,
    adminEmails: ['admin@awards.example', 'programme@awards.example'],
    google: undefined,
    mail: {
      smtpUrl: undefined,
      perMinute: 120,
      from: 'support@awards.example',
      directory: '.data/mail',
      sending: true,
      pages: true,
    },
    documents: {
      clamd: undefined,
      unscannedToJudges: false,
      unfinishedBytes: 1_073_741_824,
      spareBytes: 8_589_934_592,
    },
    busyAtMs: 250,
    formerOrigins: [],
    passkeyHost: undefined,
    beacon: undefined,
    logLevel: 'info',
    rates: { read: 300, write: 60, frequent: 1_200, upload: 30, credentials: 30 },
    attempts: {
      failedSignInsPerAddress: 60,
      failedSignInsPerAccount: 100,
      registrationsPerAddress: 30,
      resetsPerAddress: 30,
    },
    password: {
      memoryKiB: 65_536,
      passes: 3,
      concurrency: expect.any(Number),
    },
  });
});

test('every bad variable is named in one message', () => {
  const bad = {
    PORT: 'eighty',
    MONGODB_URI: 'postgres://x',
    NOMINATIONS_OPEN: 'yes',
    PUBLIC_ORIGIN: 'https://awards.example/path',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'loud',
    ADMIN_EMAILS: 'admin@awards.example,nobody',
    GOOGLE_ISSUER: 'http://provider.example',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
    CLAMD: 'clamd:3310',
    DRAND_RELAYS: 'https://api.drand.sh,http://relay.example',
  };
  const [, ...lines] = messageOf({ NODE_ENV: 'production', ...bad }).split('\n');
  const named = lines.map((line) => line.trim().split(/[. ]/)[0]);
  expect(named.sort()).toEqual([...Object.keys(bad), 'JWT_SECRET'].sort());
});

test('production generates no secret and refuses a short one', () => {
  const here = { ...enough, NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://localhost:4000' };
  expect(messageOf(here)).toMatch(/JWT_SECRET is required in production/);
  expect(messageOf({ ...here, JWT_SECRET: key.slice(1) })).toMatch(/at least 32/);
  expect(readConfig({ ...here, JWT_SECRET: key }).keys).toEqual(keyRing(key));
});

test('outside production each start generates a secret', () => {
  const idOf = () => readConfig(enough).keys['access tokens'].current.id;
  expect(idOf()).not.toBe(idOf());
});

test.each<[string, Record<string, string>, object]>([
  ['an empty variable counts as not set', { PORT: '', JWT_SECRET: '' }, { port: 8080 }],
  [
    'OPEN-007 a setting closes the nominations',
    { NOMINATIONS_OPEN: 'false' },
    { nominationsOpen: false },
  ],
  [
    'proxies are trusted by address, not by count',
    { TRUST_PROXY: 'loopback 10.0.0.0/8,' },
    { trustProxy: 'loopback, 10.0.0.0/8' },
  ],
  [
    'PERM-008 the addresses of admins are normalised as in accounts',
    { ADMIN_EMAILS: ' Chair@Awards.example, second@awards.example' },
    { adminEmails: ['chair@awards.example', 'second@awards.example'] },
  ],
  [
    'relays of the beacon are asked in order, for rounds of quicknet',
    { DRAND_RELAYS: 'https://api.drand.sh/, https://drand.cloudflare.com' },
    {
      beacon: {
        relays: ['https://api.drand.sh', 'https://drand.cloudflare.com'],
        chain: quicknet,
      },
    },
  ],
  [
    'the setting limits how many passwords are hashed simultaneously',
    { PASSWORD_HASHES_AT_ONCE: '7' },
    { password: { concurrency: 7 } },
  ],
])('%s', (_, env, expected) => {
  expect(readConfig({ ...enough, ...env })).toMatchObject(expected);
});

test('OPEN-034 a provider is configured by its client; Google unless another is named', () => {
  expect(readConfig({ ...enough, GOOGLE_CLIENT_ID: 'us' }).google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'us',
    clientSecret: undefined,
  });
  const local = { GOOGLE_CLIENT_ID: 'us', GOOGLE_ISSUER: 'http://localhost:4100/provider' };
  expect(readConfig({ ...enough, ...local }).google?.issuer).toBe(local.GOOGLE_ISSUER);
});

test.each(['http://127.0.0.1.example', 'http://localhost.example', 'ftp://localhost', 'google'])(
  'a provider needs a connection that nobody can tamper with: %s',
  (GOOGLE_ISSUER) => {
    expect(messageOf({ ...enough, GOOGLE_ISSUER })).toMatch(/GOOGLE_ISSUER must be an https/);
  },
);

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(readConfig(enough))).toBe(true);
});

const production = { ...enough, NODE_ENV: 'production', JWT_SECRET: key };
const here = { PUBLIC_ORIGIN: 'http://localhost:4000' };

test.each([
  [enough, true],
  [{ ...enough, ...here }, true],
  [{ ...enough, MAIL_PAGES: 'false' }, false],
  [{ ...production, ...here }, false],
  [{ ...production, ...here, MAIL_PAGES: 'true' }, true],
])(
  'mails are shown in development, or on a site of this computer that asks for it: %#',
  (env, shown) => {
    expect(readConfig(env).mail.pages).toBe(shown);
  },
);

const mebibyte = 1_048_576;

test.each([
  [{ cores: 1, poolThreads: 4 }, 1],
  [{ cores: 2, poolThreads: 4 }, 2],
  [{ cores: 3, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 4 }, 2],
  [{ cores: 16, poolThreads: 18 }, 16],
  [{ cores: 8, poolThreads: 1 }, 1],
  [{ cores: 16, poolThreads: 18, memory: 512 }, 3],
  [{ cores: 16, poolThreads: 18, memory: 1_024 }, 11],
  [{ cores: 16, poolThreads: 18, memory: 256 }, 1],
])(
  'one per core, leaving two threads of the pool and what the memory holds (MiB): %j hashes %i simultaneously',
  (machine, count) => {
    const { memory } = { memory: 0, ...machine };
    expect(hashesAtOnce({ ...machine, memory: memory * mebibyte }, 64 * mebibyte)).toBe(count);
  },
);

test('former secrets are read too', () => {
  const [one, two] = ['before '.padEnd(32, 'x'), 'long before '.padEnd(32, 'x')];
  const env = { ...enough, JWT_SECRET: key, JWT_SECRET_PREVIOUS: `${one}, ${two},${key}` };
  expect(readConfig(env).keys).toEqual(keyRing(key, [one, two]));
  expect(messageOf({ ...env, JWT_SECRET_PREVIOUS: `${one},short` })).toMatch(
    /JWT_SECRET_PREVIOUS.1 must have at least 32/,
  );
});

test.each(['p@lm', 'p/lm', 'p%lm'])(
  'the address of a database that cannot be read for its password %s is refused without it',
  (password) => {
    const message = messageOf({ ...enough, MONGODB_URI: `mongodb://app:${password}@db.example/m` });
    expect(message).toMatch(/MONGODB_URI must be .* @ is %40/);
    expect(message).not.toMatch(/lm\b/);
  },
);

describe('secrets from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('each is read from its file, without what editors add', () => {
    const { keys, google, mail, mongo, documents } = readConfig({
      NODE_ENV: 'development',
      MONGODB_URI_FILE: file('uri', 'mongodb://localhost:1\r\n'),
      JWT_SECRET_FILE: file('jwt', `${key}\n`),
      JWT_SECRET_PREVIOUS_FILE: file('previous', `${key.repeat(2)}\n`),
      GOOGLE_CLIENT_ID: 'us',
      GOOGLE_CLIENT_SECRET_FILE: file('google', 'theirs'),
      SMTP_URL_FILE: file('smtp', '\ufeffsmtp://mail.example\n'),
      DOCUMENTS_S3: 'https://store.example/documents',
      DOCUMENTS_S3_KEY_FILE: file('s3', 'id:sec:ret\n'),
    });
    expect([keys, google?.clientSecret, mail.smtpUrl, mongo.uri, documents.objectStore]).toEqual([
      keyRing(key, [key.repeat(2)]),
      'theirs',
      'smtp://mail.example',
      'mongodb://localhost:1',
      {
        bucket: 'https://store.example/documents',
        region: 'us-east-1',
        keyId: 'id',
        secret: 'sec:ret',
      },
    ]);
  });

  test('an empty file counts as not set', () => {
    const env = { ...enough, SMTP_URL_FILE: file('empty', '\n') };
    expect(readConfig(env).mail.smtpUrl).toBeUndefined();
  });

  test('a missing file and a contradicting one are named without their content', () => {
    const other = `${key.slice(1)}f`;
    const message = messageOf({
      ...enough,
      JWT_SECRET: other,
      JWT_SECRET_FILE: file('another', key),
      SMTP_URL_FILE: join(folder, 'nowhere'),
    });
    expect(message.split('\n').slice(1)).toEqual([
      '  JWT_SECRET_FILE and JWT_SECRET differ: set one of them',
      '  SMTP_URL_FILE names a file that cannot be read (ENOENT)',
    ]);
  });

  test('secrets from files follow the same rules', () => {
    const message = messageOf({ ...enough, JWT_SECRET_FILE: file('short', 'short') });
    expect(message).toMatch(/JWT_SECRET must have at least 32 characters/);
  });
});

test.each([
  ['smtps://awards%40mail.test:p%2Fss%2Bw%25rd@mail.test:465', true],
  ['smtps://awards%40mail.test:p:ssword@mail.test:465', true],
  ['smtps://awards%40mail.test:pässword@mail.test:465', true],
  ['smtp://mail.test', true],
  ['smtps://awards%40mail.test:p/ssword@mail.test:465', false],
  ['smtps://awards%40mail.test:p%ssword@mail.test:465', false],
  ['smtps://awards%40mail.test:p#ssword@mail.test:465', false],
  ['smtps://awards%40mail.test:p?ssword@mail.test:465', false],
  ['smtps://awards%40mail.test:p@ssword@mail.test:465', false],
  ['smtps://awards@mail.test:password@mail.test:465', false],
  ['"smtps://awards%40mail.test:password@mail.test:465"', false],
])('a mail server is written so that its password is whole: %s', (address, isTaken) => {
  const said = messageOf({ ...enough, SMTP_URL: address });
  expect([said.includes('SMTP_URL'), said.includes('@ is %40')]).toEqual([!isTaken, !isTaken]);
});

test.each([
  ['imaps://mails%40awards.test:secret@imap.test', true],
  ['imaps://mails:secret@imap.test:993/INBOX%2FBounces', true],
  ['imap://mails:secret@imap.test/INBOX', true],
  ['imaps://imap.test/INBOX', false],
  ['https://mails:secret@imap.test', false],
  ['imaps://mails@awards.test:secret@imap.test', false],
  ['imaps://mails:secr#et@imap.test', false],
])(
  'the mailbox of mails that come back is written so that its password is whole: %s',
  (address, isTaken) => {
    expect(messageOf({ ...enough, BOUNCES_URL: address }).includes('BOUNCES_URL')).toBe(!isTaken);
  },
);
