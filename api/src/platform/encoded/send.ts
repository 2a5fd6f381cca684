import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Encoded } from './encoded';

/** Sends a body that was written out and compressed before, or 304 to who has it already. */
export function sendEncoded(
  encoded: Encoded,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers, body } = answer(encoded, request.headers);
  return reply.code(status).headers(headers).send(body);
}
