import { email } from '@meritum/shared/contracts/identity';
import { hasPlainHost } from '@meritum/shared/contracts/web-host';
import { adminEmails, site } from '@meritum/shared/programme/site';
import * as z from 'zod/mini';
import { isReadable } from '../platform/mongo/readable-address';
import { relays } from './beacon';
import { isLocalAddress } from './local-address';
import { bucketAddress, objectStoreKey } from './object-store';

const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);

const number = ({ min = 1, max = 1_000_000 } = {}) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );

const whole = (fallback: number, limits = {}) => z._default(number(limits), fallback);

const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.enum(['true', 'false'], 'must be true or false'),
      z.transform((value) => value === 'true'),
    ),
    fallback,
  );

/** A text that `isValid` accepts. */
const checked = (isValid: (value: string) => boolean, message: string) =>
  z.string().check(z.refine(isValid, message));

/** Items separated by commas, without the space around them. */
const list = <Item extends z.core.$ZodType<unknown, string>>(items: z.ZodMiniArray<Item>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((one) => one.trim())),
    ),
    items,
  );

const addressesIn = (value: string) => value.split(/[\s,]+/).filter(Boolean);

const proxyAddress = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]+(\/\d{1,3})?)$/i;

/** `false`, `true`, or trusted proxies' addresses, separated by commas or spaces. */
const trustProxy = z._default(
  z.pipe(
    checked(
      (value) =>
        /^(true|false)$/.test(value) || addressesIn(value).every((part) => proxyAddress.test(part)),
      'must be true, false or a list of addresses such as loopback,10.0.0.0/8',
    ),
    z.transform((value): boolean | string =>
      value === 'true' || value === 'false' ? value === 'true' : addressesIn(value).join(', '),
    ),
  ),
  false,
);

const origin = checked(
  (value) => URL.canParse(value) && new URL(value).origin === value,
  'must be an origin such as https://awards.example, in lower case and without a path',
);

const secret = z
  .string()
  .check(z.minLength(32, 'must have at least 32 characters; all keys are made from it'));

/** Former secrets, separated by commas; their tokens and signatures remain valid. */
const secrets = z._default(
  list(
    z
      .array(secret)
      .check(z.maxLength(4, 'must be at most four: remove those that are no longer in use')),
  ),
  [],
);

/** Detects an unescaped character in user or password that changes the address. */
const isMailServer = (start: RegExp, path: RegExp) => (value: string) => {
  if (!URL.canParse(value) || !start.test(value)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  const isWhole = path.test(pathname) && search === '' && hash === '';
  const hasOneHost = value.split('@').length <= 2;
  const parts = [username, password, pathname];
  return isWhole && hasOneHost && parts.every((part) => !/%(?![\da-f]{2})/i.test(part));
};

const mailbox = checked(
  isMailServer(/^imaps?:\/\/[^/:@]+:[^/@]+@[^/]/, /^(\/[^/]*)?$/),
  'must be a mailbox such as imaps://user:password@mail.example/INBOX, in which @ is %40, / %2F, # %23, ? %3F and % %25',
);

const mailServer = checked(
  isMailServer(/^smtps?:\/\/[^/]/, /^\/?$/),
  'must be a mail server such as smtp://user:password@mail.example:587, or smtps://..., in whose user and password @ is %40, / %2F, # %23, ? %3F and % %25',
);

const clamd = checked(
  (value) => /^(tcp:\/\/[^/@]+|unix:\/\/\/.+)$/.test(value) && URL.canParse(value),
  'must be a scanner such as tcp://clamd:3310 or unix:///run/clamav/clamd.ctl',
);

/** Addresses separated by commas, normalised as in accounts: trimmed and in lower case. */
const addresses = z._default(list(z.array(email, 'must be email addresses, separated by commas')), [
  ...adminEmails,
]);

/** The address of a trusted service. */
const trusted = checked(
  (value) =>
    URL.canParse(value) &&
    (new URL(value).protocol === 'https:' || isLocalAddress(value)) &&
    hasPlainHost(value),
  'must be an https address; http only on this machine',
);

const settings = {
  /** Production by default, so that development features are never on accidentally. */
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  HOST: text('127.0.0.1'),
  PORT: whole(8080, { min: 0, max: 65_535 }),
  /** Port of `/metrics`, for the internal network only; without it nothing is measured. */
  METRICS_PORT: z.optional(number({ min: 0, max: 65_535 })),
  /** The collector of traces; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    checked((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an http address'),
  ),
  MONGODB_URI: z
    .string('is required: the address of the database, mongodb://... or mongodb+srv://...')
    .check(
      z.refine(
        isReadable,
        'must be mongodb://... or mongodb+srv://..., in whose user and password @ is %40, / %2F and % %25',
      ),
    ),
  MONGODB_DATABASE: text('meritum'),
  /** Whether only the API and the database share a network. */
  MONGODB_PRIVATE_NETWORK: flag(false),
  MONGODB_WAIT_MS: whole(2_000, { min: 100, max: 8_000 }),
  /** Lateness of replies from which exports and plans are refused; 0 refuses nothing. */
  BUSY_AT_MS: whole(250, { min: 0, max: 60_000 }),
  JWT_SECRET: z.optional(secret),
  JWT_SECRET_PREVIOUS: secrets,
  PUBLIC_ORIGIN: z.optional(origin),
  /** The site's former origins, whose badges still verify. */
  FORMER_ORIGINS: z._default(list(z.array(origin)), []),
  /** The host that passkeys are bound to, if it is a former one of the site. */
  WEBAUTHN_HOST: z.optional(
    z.string().check(z.regex(/^[a-z\d.-]+$/, 'must be a host name such as awards.example')),
  ),
  TRUST_PROXY: trustProxy,
  NOMINATIONS_OPEN: flag(true),
  ADMIN_EMAILS: addresses,
  GOOGLE_ISSUER: z._default(trusted, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(mailServer),
  /** The mailbox for delivery reports; without it none is read. */
  BOUNCES_URL: z.optional(mailbox),
  MAIL_FROM: z._default(email, site.supportEmail),
  MAIL_DIRECTORY: text('.data/mail'),
  /** Outside the database and its backups; without it, restoring a backup erases nobody again. */
  ERASED_PEOPLE_LIST: z.optional(z.string()),
  MAIL_SENDER: flag(true),
  /** Mails per minute, over all processes. */
  MAIL_PER_MINUTE: whole(120, { max: 100_000 }),
  /** `auto` follows NODE_ENV. */
  MAIL_PAGES: z._default(z.enum(['true', 'false', 'auto'], 'must be true or false'), 'auto'),
  /** ClamAV's daemon; without it documents are not scanned. */
  CLAMD: z.optional(clamd),
  /** Whether judges may read unscanned documents when there is no scanner. */
  JUDGES_READ_UNSCANNED: flag(false),
  /** Space for all unfinished uploads together. */
  UNFINISHED_UPLOADS_MB: whole(1_024, { min: 10 }),
  /** Space for all stored but unsubmitted documents together. */
  SPARE_DOCUMENTS_MB: whole(8_192, { min: 160 }),
  /** The bucket for documents; without it the database keeps them. */
  DOCUMENTS_S3: z.optional(bucketAddress),
  DOCUMENTS_S3_REGION: text('us-east-1'),
  DOCUMENTS_S3_KEY: z.optional(objectStoreKey),
  /** Relays of the public beacon; without them none takes part in draws. */
  DRAND_RELAYS: relays,
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
  /** 0 means as many as the machine can run. */
  PASSWORD_HASHES_AT_ONCE: whole(0, { min: 0, max: 256 }),
  UV_THREADPOOL_SIZE: whole(4, { max: 1_024 }),
};

/** All settings, by variable name. */
export const environment = z.object(settings);
export type Environment = z.output<typeof environment>;
