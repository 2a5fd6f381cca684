import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { hashesAtOnce } from './hashing-capacity';

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
  .check(z.minLength(32, 'must have at least 32 characters; it signs the access tokens'));

const settings = {
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  HOST: text('127.0.0.1'),
  PORT: whole(8080, { min: 0, max: 65_535 }),
  MONGODB_URI: z
    .string('is required: the address of the database, mongodb://... or mongodb+srv://...')
    .check(z.regex(/^mongodb(\+srv)?:\/\/./, 'must start with mongodb:// or mongodb+srv://')),
  MONGODB_DATABASE: text('meritum'),
  MONGODB_WAIT_MS: whole(2_000, { min: 100, max: 8_000 }),
  JWT_SECRET: z.optional(secret),
  PUBLIC_ORIGIN: z.optional(origin),
  TRUST_PROXY: trustProxy,
  NOMINATIONS_OPEN: flag(true),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  RATE_READS_PER_MINUTE: whole(300),
  RATE_WRITES_PER_MINUTE: whole(60),
  RATE_UPLOADS_PER_MINUTE: whole(30),
  RATE_CREDENTIALS_PER_MINUTE: whole(30),
  PASSWORD_MEMORY_KIB: whole(65_536, { min: 64 }),
  PASSWORD_PASSES: whole(3, { max: 10 }),
  /** 0: as many as the machine bears. */
  PASSWORD_HASHES_AT_ONCE: whole(0, { min: 0, max: 256 }),
  UV_THREADPOOL_SIZE: whole(4, { max: 1_024 }),
};

const environment = z.object(settings).check(
  z.refine((env) => env.NODE_ENV !== 'production' || env.JWT_SECRET !== undefined, {
    path: ['JWT_SECRET'],
    message: 'is required in production: at least 32 random characters',
    // Also beside other mistakes, so that every one of them is told at once.
    when: () => true,
  }),
);

/** Every setting of the API, parsed once and frozen. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

function toConfig(env: z.output<typeof environment>) {
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
    /** Outside production each start makes its own, so that no known secret can slip into use. */
    jwtSecret: env.JWT_SECRET ?? randomBytes(32).toString('base64url'),
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    nominationsOpen: env.NOMINATIONS_OPEN,
    logLevel: env.LOG_LEVEL,
    /** Requests a minute from one address, by class of route. */
    rates: {
      read: env.RATE_READS_PER_MINUTE,
      write: env.RATE_WRITES_PER_MINUTE,
      upload: env.RATE_UPLOADS_PER_MINUTE,
      credentials: env.RATE_CREDENTIALS_PER_MINUTE,
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

/** The settings in `env`; an empty variable counts as not set. Throws {@link ConfigError}. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(given);
  if (parsed.success) return Object.freeze(toConfig(parsed.data));
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(`The settings of the API cannot be used:\n${lines.join('\n')}`);
}
