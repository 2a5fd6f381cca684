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
import { type CallContract, media, nothing } from './call';

const tag = 'nominations';

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
    method: 'POST',
    path: '/api/nominations',
    tag,
    summary: "Submits the caller's nomination, or a returned one again",
    may: 'signed-in',
    rate: 'write',
    headers: submitHeaders,
    body: submitNominationRequest,
    replies: { 201: submitNominationReply },
    refusals: ['already-exists', 'failed-precondition'],
  },
  getTechNominationStatus: {
    method: 'GET',
    path: '/api/nominations/status',
    tag,
    summary: "How the caller's nomination stands",
    may: 'signed-in',
    rate: 'read',
    query: statusQuery,
    replies: { 200: nominationStatusReply },
  },
  getTechNomination: {
    method: 'GET',
    path: '/api/nominations/mine',
    tag,
    summary: "All of the caller's nomination under review, and what may be done with it",
    may: 'signed-in',
    rate: 'read',
    replies: { 200: submittedNominationReply },
    refusals: ['not-found'],
  },
  getTechNominationCopy: {
    method: 'GET',
    path: '/api/nominations/mine.pdf',
    tag,
    summary: 'The same as a PDF',
    may: 'signed-in',
    rate: 'upload',
    replies: { 200: media('application/pdf', "The caller's nomination") },
    refusals: ['not-found'],
  },
  withdrawTechNomination: {
    method: 'POST',
    path: '/api/nominations/mine/withdrawal',
    tag,
    summary: "Takes the caller's nomination out of the contest, before anybody has rated it",
    may: 'signed-in',
    rate: 'write',
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  reopenTechNomination: {
    method: 'POST',
    path: '/api/nominations/mine/reopening',
    tag,
    summary: "Gives the caller's nomination back to be edited, before a judge has it",
    may: 'signed-in',
    rate: 'write',
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  uploadNominationDocument: {
    method: 'POST',
    path: '/api/nominations/documents',
    tag,
    summary: 'Stores a document that a nomination can then refer to',
    may: 'signed-in',
    rate: 'upload',
    file: 'file',
    replies: { 201: documentReply },
    refusals: ['invalid-argument'],
  },
  getDocument: {
    method: 'GET',
    path: '/api/documents/:documentId',
    tag,
    summary: 'A document, to its owner',
    may: 'signed-in',
    rate: 'read',
    params: documentParams,
    replies: { 200: media('application/octet-stream', 'The document') },
    refusals: ['permission-denied', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
