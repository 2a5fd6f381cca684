import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/authorisation/actor';
import { originOf } from '../../platform/rates/origins';
import { type DocumentOwner, discardDocument, storeDocument } from './commands';
import type { Documents } from './context';
import type { StoredDocument } from './document';
import { notAnUpload, notOneFile, uploadInterrupted } from './errors';

/** Limits for a form with one file, just high enough to notice a second file or an extra byte. */
export const formWithOneFile = (maxBytes: number) => ({
  throwFileSizeLimit: false,
  limits: { fileSize: maxBytes + 1, files: 2, fields: 5, fieldSize: 1_000, parts: 7 },
});

/** The uploading account with its network origin. */
export async function ownerOf(
  actor: Viewer,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<DocumentOwner> {
  return { ...(await actor.person()), origin: originOf(ip) };
}

/** Stores the single file of a multipart request; keeps nothing when there are none or several. */
export async function receiveDocument(
  context: Documents,
  owner: DocumentOwner,
  request: FastifyRequest,
): Promise<StoredDocument> {
  let stored: StoredDocument | undefined;
  try {
    return await withOneFile(request, async ({ filename: name, file: content }) => {
      stored = await storeDocument(context, owner, { name, content });
      return stored;
    });
  } catch (error) {
    if (stored) await discardDocument(context, stored);
    throw error;
  }
}

/**
 * Passes the single file of a multipart request to `take` and returns its result.
 * @throws invalid-argument for none or several files, a missing boundary or a truncated form;
 * unsupported-media-type for other content types
 */
export async function withOneFile<Result>(
  request: FastifyRequest,
  take: (file: MultipartFile) => Promise<Result>,
): Promise<Result> {
  if (!hasBoundary(request)) throw notAnUpload();
  const results: Result[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (results.length > 0) throw notOneFile();
      results.push(await take(part));
    }
  } catch (error) {
    // Drain the rest of the upload; it would block the next request on the same connection.
    request.raw.unpipe().resume();
    throw interrupted(error) ? uploadInterrupted() : error;
  }
  const [result] = results;
  if (result === undefined) throw notOneFile();
  return result;
}

/** A boundary is 1 to 70 characters long (RFC 2046, 5.1.1). */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/** Whether a form has a valid boundary. True for other content types, which are refused later. */
function hasBoundary(request: FastifyRequest): boolean {
  return !request.isMultipart() || boundary.test(request.headers['content-type'] ?? '');
}

/** Whether the sender disconnected or the request was truncated. */
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
