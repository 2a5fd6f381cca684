import { randomBytes } from 'node:crypto';

import { availableParallelism } from 'node:os';

import { email } from '@meritum/shared/contracts/identity';
import { adminEmails, site } from '@meritum/shared/programme/site';

import * as z from 'zod/mini';
import { keyRing } from '../platform/keys/keys';
import { hashesAtOnce } from './hashing-capacity';
import { configProblems, type Deployment, isLocalAddress } from './production';
import { readSecretFiles } from './secret-files';

const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);

const whole = (fallback: number, { min = 1, max = 1_000_000 } = {}) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')),
      z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
    ),
    fallback,
  );

const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.enum(['true', 'false'], 'must be true or false'),
      z.transform((value) => value === 'true'),
    ),
    fallback,
  );

const proxyAddress = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]+(\/\d{1,3})?)$/i;

/** `false`, `true`, or the addresses of the proxies in front, separated by commas. */
const trustProxy = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            /^(true|false)$/.test(value) ||
            value.split(',').every((part) => proxyAddress.test(part.trim())),
          'must be true, false or a list of addresses such as loopback,10.0.0.0/8',
        ),
      ),
    z.transform((value): boolean | string =>
      value === 'true' || value === 'false' ? value === 'true' : value,
    ),
  ),
  false,
);

const origin = z
  .string()
  .check(
    z.refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      'must be an origin such as https://awards.example, without a path',
    ),
  );

const secret = z
  .string()
  .check(z.minLength(32, 'must have at least 32 characters; all keys are made from it'));

/** Secrets before the current one, separated by commas: what was made with them still counts. */
const secrets = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((one) => one.trim())),
    ),
    z
      .array(secret)
      .check(z.maxLength(4, 'must be four at most: take out what nothing is used of any more')),
  ),
  [],
);

const mailServer = z
  .string()
  .check(
    z.refine(
      (value) => URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value),
      'must be a mail server such as smtp://user:password@mail.example:587, or smtps://...',
    ),
  );

const clamd = z
  .string()
  .check(
    z.refine(
      (value) => /^(tcp:\/\/[^/@]+|unix:\/\/\/.+)$/.test(value) && URL.canParse(value),
      'must be a scanner such as tcp://clamd:3310 or unix:///run/clamav/clamd.ctl',
    ),
  );

/** Addresses separated by commas, as accounts have them: trimmed and in lower case. */
const addresses = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',')),
    ),
    z.array(email, 'must be e-mail addresses, separated by commas'),
  ),
  [...adminEmails],
);

/** An OpenID provider: what it says is believed, so that nobody may stand in between. */
const issuer = z._default(
  z
    .string()
    .check(
      z.refine(
        (value) =>
          URL.canParse(value) &&
          (new URL(value).protocol === 'https:' || isLocalAddress(value)) &&
          /^https?:/.test(value),
        'must be an https address; http only on this machine',
      ),
    ),
  'https://accounts.google.com',
);

const settings = {
  /** What is only for development is on where somebody says so, and not where nobody thought of it. */
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  HOST: text('127.0.0.1'),
  PORT: whole(8080, { min: 0, max: 65_535 }),
  MONGODB_URI: z
    .string('is required: the address of the database, mongodb://... or mongodb+srv://...')
    .check(z.regex(/^mongodb(\+srv)?:\/\/./, 'must start with mongodb:// or mongodb+srv://')),
  MONGODB_DATABASE: text('meritum'),
  /** Nobody but the API and the database is on the network between them. */
  MONGODB_PRIVATE_NETWORK: flag(false),
  MONGODB_WAIT_MS: whole(2_000, { min: 100, max: 8_000 }),
  JWT_SECRET: z.optional(secret),
  JWT_SECRET_PREVIOUS: secrets,
  PUBLIC_ORIGIN: z.optional(origin),
  TRUST_PROXY: trustProxy,
  NOMINATIONS_OPEN: flag(true),
  ADMIN_EMAILS: addresses,
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z._default(email, site.supportEmail),
  MAIL_DIRECTORY: text('.data/mail'),
  MAIL_SENDER: flag(true),
  /** Set, or by the kind of environment. */
  MAIL_PAGES: z._default(z.enum(['true', 'false', 'auto'], 'must be true or false'), 'auto'),
  /** ClamAV's daemon; without it documents are not scanned. */
  CLAMD: z.optional(clamd),
  /** Without a scanner: whether judges are given documents that none has looked at. */
  JUDGES_READ_UNSCANNED: flag(false),
  /** What files that are still arriving in parts may take up together. */
  UNFINISHED_UPLOADS_MB: whole(1_024, { min: 10 }),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  RATE_READS_PER_MINUTE: whole(300),
  RATE_WRITES_PER_MINUTE: whole(60),
  RATE_FREQUENT_PER_MINUTE: whole(1_200),
  RATE_UPLOADS_PER_MINUTE: whole(30),
  RATE_CREDENTIALS_PER_MINUTE: whole(30),
  FAILED_SIGN_INS_PER_ADDRESS: whole(60),
  FAILED_SIGN_INS_PER_ACCOUNT: whole(100),
  REGISTRATIONS_PER_ADDRESS: whole(30),
  RESETS_PER_ADDRESS: whole(30),
  PASSWORD_MEMORY_KIB: whole(65_536, { min: 64 }),
  PASSWORD_PASSES: whole(3, { max: 10 }),
  /** 0: as many as the machine bears. */
  PASSWORD_HASHES_AT_ONCE: whole(0, { min: 0, max: 256 }),
  UV_THREADPOOL_SIZE: whole(4, { max: 1_024 }),
};

const environment = z.object(settings);
type Environment = z.output<typeof environment>;

/** Every setting of the API, parsed once and frozen. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** The OpenID provider and our client there; undefined where none is configured (OPEN-034). */
function googleOf(env: Environment) {
  if (!env.GOOGLE_CLIENT_ID) return undefined;
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  };
}

function toConfig(env: Environment) {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    mongo: {
      uri: env.MONGODB_URI,
      database: env.MONGODB_DATABASE,
      waitMs: env.MONGODB_WAIT_MS,
      /** Commands can be counted, which only tests do. */
      observable: env.NODE_ENV === 'test',
    },
    /**
     * A key for each purpose. Outside production each start makes a secret of its own for them, so
     * that no known one can slip into use.
     */
    keys: keyRing(
      env.JWT_SECRET ?? randomBytes(32).toString('base64url'),
      env.JWT_SECRET_PREVIOUS.filter((one) => one !== env.JWT_SECRET),
    ),
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    nominationsOpen: env.NOMINATIONS_OPEN,
    /** Whose confirmed address makes them an admin (PERM-008). */
    adminEmails: env.ADMIN_EMAILS,
    google: googleOf(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      directory: env.MAIL_DIRECTORY,
      sending: env.MAIL_SENDER,
      /** Whether pages show the mails that became files; they are open to everybody. */
      pages:
        env.MAIL_PAGES === 'true' || (env.MAIL_PAGES === 'auto' && env.NODE_ENV === 'development'),
    },
    documents: {
      clamd: env.CLAMD,
      unscannedToJudges: env.JUDGES_READ_UNSCANNED && env.CLAMD === undefined,
      unfinishedBytes: env.UNFINISHED_UPLOADS_MB * 1_048_576,
    },
    logLevel: env.LOG_LEVEL,
    /** Requests a minute from one address, by class of route. */
    rates: {
      read: env.RATE_READS_PER_MINUTE,
      write: env.RATE_WRITES_PER_MINUTE,
      frequent: env.RATE_FREQUENT_PER_MINUTE,
      upload: env.RATE_UPLOADS_PER_MINUTE,
      credentials: env.RATE_CREDENTIALS_PER_MINUTE,
    },
    /** What is let in before it is refused; over which time is said where it is counted. */
    attempts: {
      failedSignInsPerAddress: env.FAILED_SIGN_INS_PER_ADDRESS,
      failedSignInsPerAccount: env.FAILED_SIGN_INS_PER_ACCOUNT,
      registrationsPerAddress: env.REGISTRATIONS_PER_ADDRESS,
      resetsPerAddress: env.RESETS_PER_ADDRESS,
    },
    password: {
      memoryKiB: env.PASSWORD_MEMORY_KIB,
      passes: env.PASSWORD_PASSES,
      atOnce:
        env.PASSWORD_HASHES_AT_ONCE ||
        hashesAtOnce({ cores: availableParallelism(), poolThreads: env.UV_THREADPOOL_SIZE }),
    },
  };
}

/** Thrown by {@link readConfig}: the message names every bad variable, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** What stands in for a setting that was not understood while the others are judged. */
const harmless: Partial<Deployment> = { MONGODB_URI: 'mongodb://localhost' };

/** What is wrong with the settings taken together, but for those that are wrong by themselves. */
function objections(given: Record<string, string | undefined>, wrong: ReadonlySet<string>) {
  const understood = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  const env = environment.parse({ ...harmless, ...understood });
  return configProblems(env).filter(({ name }) => !wrong.has(name));
}

/**
 * The settings in `env`, secrets also out of files; an empty variable counts as not set. Throws
 * {@link ConfigError}.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const files = readSecretFiles(env);
  const given = {
    ...Object.fromEntries(
      Object.keys(settings).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    ),
    ...files.values,
  };
  const parsed = environment.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const unread = files.problems.map(({ name }) => name.replace(/_FILE$/, ''));
  const wrong = new Set([...issues.map(({ path }) => String(path[0])), ...unread]);
  const lines = [
    ...files.problems.map(({ name, message }) => `  ${name} ${message}`),
    ...issues.map(({ path, message }) => `  ${path.join('.')} ${message}`),
    ...objections(given, wrong).map(({ name, message }) => `  ${name} ${message}`),
  ];
  if (parsed.success && lines.length === 0) return Object.freeze(toConfig(parsed.data));
  throw new ConfigError(`The settings of the API cannot be used:\n${lines.join('\n')}`);
}
