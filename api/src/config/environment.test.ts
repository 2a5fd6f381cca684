import { ConfigError, readConfig } from './environment';

const enough = { MONGODB_URI: 'mongodb://localhost:27017' };

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('an address of the database is enough to start in development', () => {
  expect(readConfig(enough)).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    mongo: {
      uri: 'mongodb://localhost:27017',
      database: 'meritum',
      waitMs: 2_000,
      observable: false,
    },
    jwtSecret: expect.stringMatching(/^.{43}$/),
    publicOrigin: undefined,
    trustProxy: false,
    nominationsOpen: true,
    logLevel: 'info',
    rates: { read: 300, write: 60, upload: 30, credentials: 30 },
    password: { memoryKiB: 65_536, passes: 3, atOnce: expect.any(Number) },
  });
});

test('every bad variable is named at once', () => {
  const message = messageOf({
    NODE_ENV: 'production',
    PORT: 'eighty',
    MONGODB_URI: 'postgres://x',
    NOMINATIONS_OPEN: 'yes',
    PUBLIC_ORIGIN: 'https://awards.example/path',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'loud',
  });
  const named = message
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(' ')[0]);
  expect(named.sort()).toEqual(
    [
      'JWT_SECRET',
      'LOG_LEVEL',
      'MONGODB_URI',
      'NOMINATIONS_OPEN',
      'PORT',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
    ].sort(),
  );
});

test('production has no secret of its own and refuses a short one', () => {
  const production = { ...enough, NODE_ENV: 'production' };
  expect(messageOf(production)).toMatch(/JWT_SECRET is required in production/);
  expect(messageOf({ ...production, JWT_SECRET: 'x'.repeat(31) })).toMatch(/at least 32/);
  expect(readConfig({ ...production, JWT_SECRET: 'x'.repeat(32) }).jwtSecret).toBe('x'.repeat(32));
});

test('outside production each start makes a secret of its own', () => {
  expect(readConfig(enough).jwtSecret).not.toBe(readConfig(enough).jwtSecret);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ ...enough, PORT: '', JWT_SECRET: '' }).port).toBe(8080);
});

test('OPEN-007 a setting closes the nominations', () => {
  expect(readConfig({ ...enough, NOMINATIONS_OPEN: 'false' }).nominationsOpen).toBe(false);
});

test('proxies are trusted by address, not by count', () => {
  const trusted = 'loopback, 10.0.0.0/8';
  expect(readConfig({ ...enough, TRUST_PROXY: trusted }).trustProxy).toBe(trusted);
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(readConfig(enough))).toBe(true);
});
