import * as z from 'zod/mini';
import { category } from '../categories';
import { idempotencyKeyHeader } from '../idempotency';
import {
  documentReply,
  nominationStatusReply,
  submitNominationReply,
  submitNominationRequest,
  submittedNominationReply,
} from '../nominations';
import { at, type CallContract, media, nothing } from './call';

const tag = 'nominations';
const signedInReading = { tag, may: 'signed-in', rate: 'read' } as const;
const signedInUpload = { tag, may: 'signed-in', rate: 'upload' } as const;
const signedInWriting = { tag, may: 'signed-in', rate: 'write' } as const;

const submitHeaders = z.looseObject({
  [idempotencyKeyHeader]: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, 'Use 8 to 128 visible characters')),
  ),
});

/** The season's current category if none is given. */
const statusQuery = z.object({ category: z.optional(category) });

const documentParams = z.object({ documentId: z.string().check(z.maxLength(64)) });

/** The caller's own nomination and its document. */
export const nominationCalls = {
  submitTechNomination: {
    ...at('POST', '/api/nominations'),
    ...signedInWriting,
    summary: "Submits the caller's nomination, or a returned one again",
    headers: submitHeaders,
    body: submitNominationRequest,
    replies: { 201: submitNominationReply },
    refusals: ['already-exists', 'failed-precondition'],
  },
  getTechNominationStatus: {
    ...at('GET', '/api/nominations/status'),
    ...signedInReading,
    summary: "How the caller's nomination stands",
    query: statusQuery,
    replies: { 200: nominationStatusReply },
  },
  getTechNomination: {
    ...at('GET', '/api/nominations/mine'),
    ...signedInReading,
    summary: "All of the caller's nomination under review, and what may be done with it",
    replies: { 200: submittedNominationReply },
    refusals: ['not-found'],
  },
  getTechNominationCopy: {
    ...at('GET', '/api/nominations/mine.pdf'),
    ...signedInUpload,
    summary: 'The same as a PDF',
    replies: { 200: media('application/pdf', "The caller's nomination") },
    refusals: ['not-found'],
  },
  withdrawTechNomination: {
    ...at('POST', '/api/nominations/mine/withdrawal'),
    ...signedInWriting,
    summary: "Takes the caller's nomination out of the contest, before anybody has rated it",
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  reopenTechNomination: {
    ...at('POST', '/api/nominations/mine/reopening'),
    ...signedInWriting,
    summary: "Gives the caller's nomination back to be edited, before a judge has it",
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  uploadNominationDocument: {
    ...at('POST', '/api/nominations/documents'),
    ...signedInUpload,
    summary: 'Stores a document that a nomination can then refer to',
    file: 'file',
    replies: { 201: documentReply },
    refusals: ['invalid-argument'],
  },
  getDocument: {
    ...at('GET', '/api/documents/:documentId'),
    ...signedInReading,
    summary: 'A document, to its owner',
    params: documentParams,
    replies: { 200: media('application/octet-stream', 'The document') },
    refusals: ['permission-denied', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
