import type { FastifyRequest } from 'fastify';
import { type Documents, discardDocument, type Owner, storeDocument } from './commands';
import type { StoredDocument } from './document';
import { notAnUpload, notOneFile, uploadInterrupted } from './errors';

/** Stores the one file of a multipart request; none or several are refused and nothing is kept. */
export async function receiveDocument(
  context: Documents,
  owner: Owner,
  request: FastifyRequest,
): Promise<StoredDocument> {
  if (!hasBoundary(request)) throw notAnUpload();
  let stored: StoredDocument | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (stored) throw notOneFile();
      stored = await storeDocument(context, owner, { name: part.filename, content: part.file });
    }
  } catch (error) {
    // What the sender still sends is read away: left standing, it would block whatever comes next
    // on the same connection.
    request.raw.unpipe().resume();
    if (stored) await discardDocument(context, stored);
    throw interrupted(error) ? uploadInterrupted() : error;
  }
  if (!stored) throw notOneFile();
  return stored;
}

/** A boundary is 1 to 70 characters long (RFC 2046, 5.1.1). */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/** True for a form whose parts can be told apart; what is no form at all is refused for that. */
function hasBoundary(request: FastifyRequest): boolean {
  return !request.isMultipart() || boundary.test(request.headers['content-type'] ?? '');
}

/** True when the sender went away or its request ended too early. */
function interrupted(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    code === 'FST_MP_PREMATURE_CLOSE' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    message?.includes('terminated early') === true ||
    message === 'Unexpected end of multipart data'
  );
}
