import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first bytes of each media type. */
const beginnings: Record<string, RegExp> = {
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/svg+xml': /^<svg/,
  'application/pdf': /^%PDF-/,
  'application/json': /^[[{"\dtfn]/,
  'application/problem+json': /^{/,
  'text/html': /^(?:<!--[^>]*-->\s*)?<!doctype html/i,
};

/** Fails any test in which a reply's content does not match its content type. */
export async function expectTypeOfBytes(_: FastifyRequest, reply: FastifyReply, body: unknown) {
  const [type = ''] = String(reply.getHeader('content-type')).split(';');
  const isPlain = reply.getHeader('content-encoding') === undefined;
  const start = Buffer.isBuffer(body) ? body.toString('latin1', 0, 99) : body;
  const expected = beginnings[type];
  if (isPlain && expected && typeof start === 'string' && start !== '' && !expected.test(start))
    throw new Error(`This is not ${type}: ${start}`);
}
