import {
  type ErrorCode,
  errorStatus,
  type FieldProblem,
  type ProblemReason,
} from '@meritum/shared/contracts/errors';
import type { Proposal } from '@meritum/shared/contracts/proposals';
import { pluralize } from '@meritum/shared/programme/format-count';

/** An error with a stable code, which the error handler turns into problem details. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors: FieldProblem[] | undefined;
  /** Seconds until a retry makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What the caller can do about it. */
  reason: ProblemReason | undefined;
  /** The present proposal, for acts that take two organisers. */
  proposal: Proposal | undefined;
  /** For the operator's log; never in the reply. */
  forOperator: string | undefined;
  /** Not read-only, because the framework sets it again. */
  statusCode: number;

  constructor(code: ErrorCode, message: string, errors?: FieldProblem[], retryAfter?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.statusCode = errorStatus[code];
  }
}

export function invalidArgument(message: string, errors?: FieldProblem[]): DomainError {
  return new DomainError('invalid-argument', message, errors);
}

export const invalidAt = (pointer: string, message: string): DomainError =>
  invalidArgument(message, [{ pointer, message }]);

/** The error for a request that is impossible in the present state. */
export const refused = (message: string): DomainError =>
  new DomainError('failed-precondition', message);

export const notFound = (message: string): DomainError => new DomainError('not-found', message);

/** Null instead of a not-found error. */
export const orNull = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error) => {
    if (error instanceof DomainError && error.code === 'not-found') return null;
    throw error;
  });

export const alreadyExists = (message: string): DomainError =>
  new DomainError('already-exists', message);

export const notPermitted = (message: string): DomainError =>
  new DomainError('permission-denied', message);

export function unauthenticated(message = 'Sign in and try again.'): DomainError {
  return new DomainError('unauthenticated', message);
}

export function tooManyRequests(message: string, waitMs: number): DomainError {
  return new DomainError('resource-exhausted', message, undefined, secondsOf(waitMs));
}

/** `waitMs` rounded up to seconds. */
const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1_000));

/** The wait in words, rounded up, so that waiting that long is enough. */
export function waitInWords(waitMs: number): string {
  const count = secondsOf(waitMs);
  if (count < 90) return pluralize(count, 'second');
  const minutes = Math.ceil(count / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export function unavailable(): DomainError {
  return new DomainError(
    'unavailable',
    'The service is not available at the moment. Try again shortly.',
  );
}
