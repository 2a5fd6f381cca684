import {
  type ErrorCode,
  errorStatus,
  type FieldProblem,
  type ProblemReason,
} from '@meritum/shared/contracts/errors';

/** A refusal with a stable code; the one error handler turns it into problem details. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors: FieldProblem[] | undefined;
  /** Whole seconds after which another attempt has a chance; answered as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What the refusal can be mended by. */
  reason: ProblemReason | undefined;
  /** What only an operator can mend: a line of the log, never part of the answer. */
  forOperator: string | undefined;
  /** Not read-only: the framework writes it again. */
  statusCode: number;

  constructor(code: ErrorCode, message: string, errors?: FieldProblem[], retryAfter?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.statusCode = errorStatus[code];
  }
}

/** The request is wrong in the places given. */
export function invalidArgument(message: string, errors?: FieldProblem[]): DomainError {
  return new DomainError('invalid-argument', message, errors);
}

/** The caller has to sign in (again). */
export function unauthenticated(message = 'Please sign in and try again.'): DomainError {
  return new DomainError('unauthenticated', message);
}

/** Too much was asked; after `waitMs` another attempt is let in, by whole seconds that suffice. */
export function tooManyRequests(message: string, waitMs: number): DomainError {
  return new DomainError('resource-exhausted', message, undefined, secondsOf(waitMs));
}

/** Whole seconds that are over when `waitMs` are. */
export const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1_000));

/** The service cannot do its work at this moment. */
export function unavailable(): DomainError {
  return new DomainError(
    'unavailable',
    'The service is not available at the moment. Please try again shortly.',
  );
}
