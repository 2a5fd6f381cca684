import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Encoded } from './encoded';

/** Sends an encoded body, or 304 to callers who have it. */
export function sendEncoded(
  encoded: Encoded,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers, body } = answer(encoded, request.headers);
  return reply.code(status).headers(headers).send(body);
}
