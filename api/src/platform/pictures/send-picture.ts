import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../encoded/encoded';

export interface SentPicture {
  mediaType: string;
  content: Buffer;
}

/** Sends a picture, or 304 to callers who have it. */
export function sendPicture(
  { mediaType, content }: SentPicture,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.header('etag', etag);
  if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send();
  return reply.type(mediaType).send(content);
}
