import { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './accept-encoding';
import { brotli, zip } from './encoded';

/** Characters from which on a slow line gains more than compressing takes. */
const worthwhile = 2_048;

/**
 * Compresses long replies of a call. Only for calls that need a token: other sites cannot make them,
 * and so cannot learn from their length.
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
