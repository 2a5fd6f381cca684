import * as log from '../log';
import { type CallContract, calling, media } from './call';

const forEverybody = calling({ tag: 'log', may: 'public', rate: 'read' });
const forTheirOwn = calling({ tag: 'log', may: 'signed-in', rate: 'read' });

export const logCalls = {
  getLogHead: forEverybody('GET', '/api/log/head', {
    summary: 'The last signed head of the public log, and the keys that have signed heads',
    replies: { 200: log.logHeadReply },
  }),
  getLogEntries: forEverybody('GET', '/api/log/entries', {
    summary: 'Entries of the public log from one position to below another, 1,000 at most',
    query: log.logEntriesQuery,
    replies: { 200: log.logEntriesReply },
  }),
  getLogConsistency: forEverybody('GET', '/api/log/consistency', {
    summary: 'The proof that the log of one size is the beginning of the log of another',
    query: log.logConsistencyQuery,
    replies: { 200: log.logConsistencyReply },
    refusals: ['not-found'],
  }),
  getLogInclusion: forEverybody('GET', '/api/log/inclusion', {
    summary: 'The proof that an entry is in the log of a size',
    query: log.logInclusionQuery,
    replies: { 200: log.logInclusionReply },
    refusals: ['not-found'],
  }),
  getOwnLogEntries: forTheirOwn('GET', '/api/log/own', {
    summary: "The log's entries about the caller's own nominations and ratings, with their salts",
    replies: { 200: log.ownLogEntriesReply },
  }),
  getEntryReceipts: forTheirOwn('GET', '/api/nominations/receipts', {
    summary:
      "Signed receipts of the caller's own nominations, and once judging is closed the proof that they took part",
    replies: { 200: media('application/json', 'The receipts, as a file to keep') },
  }),
} as const satisfies Record<string, CallContract>;
