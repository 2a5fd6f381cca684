import { type ErrorCode, errorStatus } from '@meritum/shared/contracts/errors';
import { limits } from '@meritum/shared/contracts/limits';
import { ObjectStoreAway } from '../files/s3-client';
import { causeOf, isConnectionBroken, isDriverError } from '../mongo/driver-errors';
import { DomainError, unavailable } from './domain-error';

const texts: Partial<Record<string, [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'payload-too-large',
    `The request is too large: at most ${limits.requestBytes / 1024} KB are accepted.`,
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid-argument', 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported-media-type',
    'The request body has a content type that is not accepted here.',
  ],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    'unsupported-media-type',
    'Send the file as multipart/form-data.',
  ],
};

const databaseAway = new Set([
  'MongoServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoPoolClosedError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
  'MongoClientClosedError',
]);

/** Server codes that refuse writes for now: no primary, stopping, disk full, writes blocked. */
const takesNoWrites = new Set<unknown>([
  91, 189, 371, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031,
]);

/** Server codes after a restart during a long read, whose cursor is gone. */
const cursorGone = new Set<unknown>([43, 237]);

/** Codes of a socket that broke while the driver waited for it to drain. */
const brokenSocket = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT']);

/** Whether the database is unavailable, as opposed to refusing a command. */
export function isDatabaseAway(failure: unknown): boolean {
  const error = causeOf(failure);
  if (!isDriverError(error))
    return error instanceof Error && 'code' in error && brokenSocket.has(String(error.code));
  return (
    isConnectionBroken(error) ||
    databaseAway.has(error.name) ||
    takesNoWrites.has(error.code) ||
    cursorGone.has(error.code) ||
    error.hasErrorLabel('RetryableWriteError')
  );
}

/** The refusal for `error`, or undefined when it is a fault of ours. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error) || error instanceof ObjectStoreAway) return unavailable();
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  const known = texts[String(code)];
  if (known) return new DomainError(...known);
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined;
  const match = Object.entries(errorStatus).find(([, status]) => status === statusCode);
  const fallback = (match?.[0] ?? 'invalid-argument') as ErrorCode;
  return new DomainError(fallback, 'The request is malformed.');
}
