import * as z from 'zod/mini';
import { category } from '../categories';
import { seasonId } from '../contests';
import { idempotencyKeyHeader } from '../idempotency';
import { limits } from '../limits';
import * as nominations from '../nominations';
import { uploadProgress, uploadStart } from '../uploads';
import { type CallContract, calling, media, refusals } from './call';

const tag = 'nominations';
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read', refusals: ['not-found'] });
const signedInUpload = calling({ tag, may: 'signed-in', rate: 'upload' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write', refusals });

const signedInFrequent = calling({ tag, may: 'signed-in', rate: 'frequent' });
const uploadId = z.string().check(z.maxLength(64));
const offset = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/)),
  z.transform((text) => Number(text)),
);

const submitHeaders = z.looseObject({
  [idempotencyKeyHeader]: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, 'Use 8 to 128 visible characters')),
  ),
});

/** By default: the category that takes nominations now, in its season. */
const ownQuery = z.object({ season: z.optional(seasonId), category: z.optional(category) });

const documentParams = z.object({ documentId: z.string().check(z.maxLength(64)) });

export const nominationCalls = {
  submitTechNomination: signedInWriting('POST', '/api/nominations', {
    urgent: true,
    summary: "Submits the caller's nomination, or a returned one again",
    headers: submitHeaders,
    query: ownQuery,
    body: nominations.submitNominationRequest,
    replies: { 201: nominations.submitNominationReply },
    refusals: ['already-exists', 'failed-precondition'],
  }),
  getTechNominationStatus: signedInReading('GET', '/api/nominations/status', {
    summary: "How the caller's nomination stands",
    query: ownQuery,
    replies: { 200: nominations.nominationStatusReply },
  }),
  getTechNomination: signedInReading('GET', '/api/nominations/mine', {
    summary: "All of the caller's nomination, and what may be done with it",
    query: ownQuery,
    replies: { 200: nominations.submittedNominationReply },
  }),
  getTechNominationCopy: signedInUpload('GET', '/api/nominations/mine.pdf', {
    heavy: true,
    summary: 'The same as a PDF',
    query: ownQuery,
    replies: { 200: media('application/pdf', "The caller's nomination") },
    refusals: ['not-found'],
  }),
  withdrawTechNomination: signedInWriting('POST', '/api/nominations/mine/withdrawal', {
    summary: "Takes the caller's nomination out of the contest, before anybody has rated it",
    query: ownQuery,
  }),
  reopenTechNomination: signedInWriting('POST', '/api/nominations/mine/reopening', {
    summary: "Gives the caller's nomination back to be edited, before a judge has it",
    query: ownQuery,
  }),
  uploadNominationDocument: signedInUpload('POST', '/api/nominations/documents', {
    summary: 'Stores a document that a nomination can then refer to',
    file: 'file',
    replies: { 201: nominations.documentReply },
    refusals: ['invalid-argument', 'failed-precondition'],
  }),
  getDocument: signedInReading('GET', '/api/documents/:documentId', {
    summary: 'A document, to its owner',
    params: documentParams,
    replies: { 200: media('application/octet-stream', 'The document') },
    refusals: ['permission-denied', 'failed-precondition'],
  }),
  // A document in parts, so that a broken connection loses little.
  startDocumentUpload: signedInFrequent('POST', '/api/nominations/uploads', {
    summary: `Begins an upload in parts, of ${limits.documentBytes / 1_048_576} MB at most`,
    rate: 'upload',
    body: uploadStart,
    replies: { 201: uploadProgress },
    refusals: ['failed-precondition'],
  }),
  getDocumentUpload: signedInFrequent('GET', '/api/nominations/uploads/:uploadId', {
    summary: 'How far an upload in parts has come',
    params: z.object({ uploadId }),
    replies: { 200: uploadProgress },
    refusals: ['not-found'],
  }),
  sendDocumentPart: signedInFrequent('POST', '/api/nominations/uploads/:uploadId/parts/:offset', {
    summary: 'Sends the next part; a repeated one is ignored. The last one completes the document',
    params: z.object({ uploadId, offset }),
    bytes: true,
    replies: { 200: uploadProgress },
    refusals: ['not-found', 'invalid-argument', 'failed-precondition'],
  }),
} as const satisfies Record<string, CallContract>;
