import { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './accept-encoding';
import { brotli, zip } from './encoded';

/** From so many characters on a slow line gains more than compressing takes. */
const worthwhile = 2_048;

/**
 * Compresses long replies. Only of calls that need a token: the length of a compressed reply would
 * tell something to another site that can make the call.
 */
export async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
  reply.header('vary', 'accept-encoding');
  const coding = negotiateEncoding(headers['accept-encoding']);
  if (coding === 'identity') return payload;
  reply.header('content-encoding', coding);
  return coding === 'gzip'
    ? zip(payload)
    : brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
