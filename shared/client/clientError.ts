import type { ErrorCode, FieldProblem, Problem, ProblemReason } from '../contracts/errors';
import type { Proposal } from '../contracts/proposals';

type Details = Pick<ClientError, 'code' | 'message' | 'status'> &
  Partial<
    Pick<ClientError, 'errors' | 'reason' | 'proposal' | 'said' | 'retryAfter' | 'isBlocked'>
  >;

/** A failed call, with the server's message if there is one. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly code: ErrorCode;
  readonly errors: FieldProblem[];
  /** What the caller can do about the refusal. */
  readonly reason: ProblemReason | undefined;
  /** The present proposal, for acts that take two organisers. */
  readonly proposal: Proposal | undefined;
  /** The server's message, if it sent one. */
  readonly said: string | undefined;
  /** HTTP status; 0 if there was no reply. */
  readonly status: number;
  /** Seconds to wait before the next try, if the server said so. */
  readonly retryAfter: number | undefined;
  /** Whether something on the way replied instead of the server, such as a network's filter. */
  readonly isBlocked: boolean;

  constructor({ code, message, errors = [], ...details }: Details) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.reason = details.reason;
    this.proposal = details.proposal;
    this.said = details.said;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.isBlocked = details.isBlocked ?? false;
  }
}

/** Checks by name: each separately built part has its own copy of the class, so `instanceof` fails. */
export function isClientError(error: unknown): error is ClientError {
  return error instanceof Error && error.name === 'ClientError';
}

/** The error without a reply: no network, no server, or a timeout. */
export function unavailable(message: string): ClientError {
  return new ClientError({ code: 'unavailable', message, status: 0 });
}

/** The error for a reply by something on the way; the server may have got the call. */
export function blocked(): ClientError {
  const message =
    'Your network blocked this. Sign in to the network if it asks for that, try another one, or ask whoever runs it.';
  return new ClientError({ code: 'unavailable', message, status: 0, isBlocked: true });
}

/** Whether the call may have been carried out: only a refusal, or not sending it, excludes that. */
export function mayBeDone({ status, code }: ClientError): boolean {
  return (status === 0 && code === 'unavailable') || status >= 500;
}

/** Whether the same call may succeed later, because nothing is wrong with the request. */
export function mayPass(error: ClientError): boolean {
  return error.status === 429 || mayBeDone(error);
}

export interface FailedReply {
  status: number;
  /** The body, parsed if it is JSON. */
  body: unknown;
  retryAfter: string | null;
}

/** Returns the error for a reply; one without problem details comes from a proxy. */
export function errorOfReply({ status, body, retryAfter }: FailedReply): ClientError {
  const wait = Number.parseInt(retryAfter ?? '', 10);
  const details = { status, retryAfter: Number.isNaN(wait) ? undefined : wait };
  if (isProblem(body)) {
    const { code, message, errors = [], reason, proposal } = body;
    return new ClientError({ ...details, code, message, errors, reason, proposal, said: message });
  }
  const said = wordsOf(body);
  if (said === undefined && isOfNoServer(status)) return blocked();
  return new ClientError({
    ...details,
    code: proxyCodes[status] ?? 'unavailable',
    message: said ?? `The server could not answer. Try again later.`,
    said,
  });
}

/** Whether no proxy in front of our server sends this status, not even if ours is down or busy. */
const isOfNoServer = (status: number) => (status < 500 && !proxyCodes[status]) || status === 501;

const proxyCodes: Record<number, ErrorCode> = {
  413: 'payload-too-large',
  429: 'resource-exhausted',
};

/** Returns `message` of a body that is not problem details (API-013). */
function wordsOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message ? body.message : undefined;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
