import { randomBytes } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import { quicknet } from '@meritum/shared/merit/assign/beacon';
import { keyRing } from '../platform/keys/keys';
import { configProblems } from './production';
import { readSecretFiles } from './secret-files';
import { type Environment, environment } from './settings';

interface Machine {
  /** Processors that this process may use. */
  cores: number;
  /** Size of libuv's thread pool, which hashing shares with files, DNS and compression. */
  poolThreads: number;
  /** Memory in bytes; 0 where nothing limits it. */
  memory: number;
}

/** Memory in bytes for the rest of the process, including documents and computations. */
const otherMemory = 320 * 1_048_576;

/**
 * How many passwords are hashed simultaneously: one per core, leaving a thread of the pool for
 * other work, and only as many as fit in the memory.
 * @param hashBytes memory of one hash
 */
export function hashesAtOnce({ cores, poolThreads, memory }: Machine, hashBytes: number): number {
  const held = memory > 0 ? Math.floor((memory - otherMemory) / hashBytes) : cores;
  return Math.max(1, Math.min(cores, poolThreads - 2, held));
}

/** The machine, or the container's part of it. */
const thisMachine = (poolThreads: number): Machine => ({
  cores: availableParallelism(),
  poolThreads,
  memory: Math.min(process.constrainedMemory() || totalmem(), totalmem()),
});

/** Every setting of the API, parsed once and frozen. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** The OpenID provider and our client there; undefined when not configured (OPEN-034). */
function googleOf(env: Environment) {
  if (!env.GOOGLE_CLIENT_ID) return undefined;
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  };
}

/** The bucket for documents; undefined when the database keeps them. */
function objectStoreOf(env: Environment) {
  if (!env.DOCUMENTS_S3 || !env.DOCUMENTS_S3_KEY) return undefined;
  return { bucket: env.DOCUMENTS_S3, region: env.DOCUMENTS_S3_REGION, ...env.DOCUMENTS_S3_KEY };
}

function toConfig(env: Environment) {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    mongo: {
      uri: env.MONGODB_URI,
      database: env.MONGODB_DATABASE,
      waitMs: env.MONGODB_WAIT_MS,
      /** Whether the driver emits events of its commands, for tests, metrics and traces. */
      observable:
        env.NODE_ENV === 'test' ||
        env.METRICS_PORT !== undefined ||
        env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    },
    /**
     * A key for each purpose. Outside production each start generates its own secret, so that no
     * known secret is ever used.
     */
    keys: keyRing(
      env.JWT_SECRET ?? randomBytes(32).toString('base64url'),
      env.JWT_SECRET_PREVIOUS.filter((one) => one !== env.JWT_SECRET),
    ),
    erasedPeopleList: env.ERASED_PEOPLE_LIST,
    busyAtMs: env.BUSY_AT_MS,
    publicOrigin: env.PUBLIC_ORIGIN,
    formerOrigins: env.FORMER_ORIGINS,
    passkeyHost: env.WEBAUTHN_HOST,
    trustProxy: env.TRUST_PROXY,
    nominationsOpen: env.NOMINATIONS_OPEN,
    /** People with these confirmed addresses become admins (PERM-008). */
    adminEmails: env.ADMIN_EMAILS,
    google: googleOf(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      bouncesUrl: env.BOUNCES_URL,
      from: env.MAIL_FROM,
      directory: env.MAIL_DIRECTORY,
      sending: env.MAIL_SENDER,
      perMinute: env.MAIL_PER_MINUTE,
      /** Whether pages, which anyone can read, show mails written as files. */
      pages:
        env.MAIL_PAGES === 'true' || (env.MAIL_PAGES === 'auto' && env.NODE_ENV === 'development'),
    },
    documents: {
      clamd: env.CLAMD,
      objectStore: objectStoreOf(env),
      unscannedToJudges: env.JUDGES_READ_UNSCANNED && env.CLAMD === undefined,
      unfinishedBytes: env.UNFINISHED_UPLOADS_MB * 1_048_576,
      spareBytes: env.SPARE_DOCUMENTS_MB * 1_048_576,
    },
    beacon: env.DRAND_RELAYS && { relays: env.DRAND_RELAYS, chain: quicknet },
    logLevel: env.LOG_LEVEL,
    /** Requests per minute from one address, by class of route. */
    rates: {
      read: env.RATE_READS_PER_MINUTE,
      write: env.RATE_WRITES_PER_MINUTE,
      frequent: env.RATE_FREQUENT_PER_MINUTE,
      upload: env.RATE_UPLOADS_PER_MINUTE,
      credentials: env.RATE_CREDENTIALS_PER_MINUTE,
    },
    /** Numbers of allowed attempts; the module that counts them defines the periods. */
    attempts: {
      failedSignInsPerAddress: env.FAILED_SIGN_INS_PER_ADDRESS,
      failedSignInsPerAccount: env.FAILED_SIGN_INS_PER_ACCOUNT,
      registrationsPerAddress: env.REGISTRATIONS_PER_ADDRESS,
      resetsPerAddress: env.RESETS_PER_ADDRESS,
    },
    password: {
      memoryKiB: env.PASSWORD_MEMORY_KIB,
      passes: env.PASSWORD_PASSES,
      concurrency:
        env.PASSWORD_HASHES_AT_ONCE ||
        hashesAtOnce(thisMachine(env.UV_THREADPOOL_SIZE), env.PASSWORD_MEMORY_KIB * 1_024),
    },
  };
}

/** Thrown by {@link readConfig}; the message names every invalid variable, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Replaces an invalid setting while the others are checked. */
const placeholder = { MONGODB_URI: 'mongodb://localhost' };

/** Problems of settings that are valid alone but not together. */
function combinedProblems(given: Record<string, string | undefined>, wrong: ReadonlySet<string>) {
  const understood = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  const env = environment.parse({ ...placeholder, ...understood });
  return configProblems(env).filter(({ name }) => !wrong.has(name));
}

/**
 * The settings from `env` and from secret files; an empty variable counts as not set. Throws {@link
 * ConfigError}.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const files = readSecretFiles(env);
  const given = {
    ...Object.fromEntries(
      Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
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
    ...combinedProblems(given, wrong).map(({ name, message }) => `  ${name} ${message}`),
  ];
  if (parsed.success && lines.length === 0) return Object.freeze(toConfig(parsed.data));
  throw new ConfigError(`The settings of the API cannot be used:\n${lines.join('\n')}`);
}
