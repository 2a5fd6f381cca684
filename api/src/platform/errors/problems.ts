import { STATUS_CODES } from 'node:http';
import type { Problem } from '@meritum/shared/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { toDomainError } from './translate';

const internal = new DomainError(
  'internal',
  'This failed because of an error on our side. Try again later.',
);

function problemOf(error: DomainError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.statusCode] ?? 'Error',
    status: error.statusCode,
    code: error.code,
    message: error.message,
    ...(error.reason ? { reason: error.reason } : {}),
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.proposal ? { proposal: error.proposal } : {}),
    requestId,
  };
}

/** Whether work stopped because the caller disconnected. */
const isGivenUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError';

/** Logs an error, and sets status and headers of its reply. */
function problemIn(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const refusal = toDomainError(error);
  if (!refusal && !isGivenUp(error, request)) request.log.error({ err: error }, 'request failed');
  if (refusal && refusal !== error && refusal.statusCode >= 500)
    request.log.warn({ err: error }, 'request refused');
  if (refusal?.forOperator) request.log.error(refusal.forOperator);
  const problem = problemOf(refusal ?? internal, request.id);
  request.refusal = problem.reason ?? problem.code;
  if (refusal?.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  // If the connection closed, the sender of an oversized body would not get the reply.
  if (problem.status === 413) reply.header('connection', 'keep-alive');
  reply.code(problem.status);
  return problem;
}

/**
 * Replies with problem details (RFC 9457). Faults of ours are logged with the request id and reveal
 * nothing to the caller; refusals are normal replies.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return reply.type('application/problem+json').send(problemIn(error, request, reply));
}

/** As {@link sendProblem}, but with an HTML page for visitors. */
export async function sendProblemPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = problemIn(error, request, reply);
  const { problemPage, problemPolicy } = await import('./problem-page');
  return reply
    .header('content-security-policy', problemPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(problemPage(problem, String(reply.getHeader('retry-after') ?? '')));
}
