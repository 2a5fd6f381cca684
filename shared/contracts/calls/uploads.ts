import * as z from 'zod/mini';
import { limits } from '../limits';
import { uploadProgress, uploadStart } from '../uploads';
import { at, type CallContract, calling } from './call';

const tag = 'nominations';
const signedInFrequent = calling({ tag, may: 'signed-in', rate: 'frequent' });
const uploadId = z.string().check(z.maxLength(64));
const offset = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/)),
  z.transform((text) => Number(text)),
);

/** A document uploaded in parts, so that a broken connection loses little. */
export const uploadCalls = {
  startDocumentUpload: {
    ...at('POST', '/api/nominations/uploads'),
    tag,
    summary: `Begins an upload in parts, of ${limits.documentBytes / 1_048_576} MB at most`,
    may: 'signed-in',
    rate: 'upload',
    body: uploadStart,
    replies: { 201: uploadProgress },
    refusals: ['failed-precondition'],
  },
  getDocumentUpload: {
    ...signedInFrequent('GET', '/api/nominations/uploads/:uploadId'),
    summary: 'How far an upload in parts has come',
    params: z.object({ uploadId }),
    replies: { 200: uploadProgress },
    refusals: ['not-found'],
  },
  sendDocumentPart: {
    ...signedInFrequent('PUT', '/api/nominations/uploads/:uploadId/parts/:offset'),
    summary: 'Sends the next part; a repeated one is ignored. The last one completes the document',
    params: z.object({ uploadId, offset }),
    bytes: true,
    replies: { 200: uploadProgress },
    refusals: ['not-found', 'invalid-argument', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
