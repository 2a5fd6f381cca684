import { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './accept-encoding';
import { brotli, zip } from './encoded';

/** From this length on, compressing saves more time on a slow line than it takes. */
const worthwhile = 2_048;

/**
 * Compresses long replies of calls that need a token. Others stay uncompressed: if another site can
 * make the call, the compressed length could reveal content.
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
