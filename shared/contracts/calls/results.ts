import * as z from 'zod/mini';
import { liftRequest } from '../conflicts';
import { contestQuery, ledgerParams, seasonQuery } from '../contests';
import { paperQuery } from '../papers';
import {
  contestJudgesReply,
  nominationResultsReply,
  openedRequest,
  publishedResultsReply,
} from '../published-results';
import { receiptsReply } from '../receipts';
import {
  closingRequest,
  contestReply,
  contestRequest,
  extraJudgesReply,
  finaliseRequest,
  freezeRequest,
  outcomeRequest,
  previewReply,
  resultsReply,
} from '../results';
import { seasonRulesReply } from '../season-rules';
import {
  entryQuery,
  entryRatingsReply,
  voidConfirmation,
  voidReply,
  voidRequest,
  voidsReply,
  voidWithdrawal,
} from '../voids';
import { type CallContract, calling, media, nothing } from './call';

const tag = 'results';
const winnerPaper = z.extend(contestQuery, paperQuery);
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write' });
const forEverybody = calling({ tag, may: 'public', rate: 'read' });
const forAdmins = calling({ tag, may: 'admin', rate: 'read' });
/** Decisions that affect people; repeating the call changes nothing. */
const deciding = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh' });

/** From frozen rules to published results, with everything needed to check them. */
export const resultCalls = {
  getSeasonRules: {
    ...forEverybody('GET', '/api/season/rules'),
    summary:
      "A season's rules with their hash once they are frozen; the current season's by default",
    query: seasonQuery,
    replies: { 200: seasonRulesReply, 304: nothing },
    refusals: ['not-found'],
  },
  getPublishedResults: {
    ...forEverybody('GET', '/api/results'),
    summary: 'Roots and hashes of every category whose judging has closed, and its public numbers',
    query: seasonQuery,
    replies: { 200: publishedResultsReply, 304: nothing },
  },
  getLedger: {
    ...forEverybody('GET', '/api/results/:season/:category/ledger.json'),
    summary: 'The ledger of a published category, from which anyone can compute its results again',
    params: ledgerParams,
    replies: {
      200: media('application/json', 'The ledger; docs/merit.md says how to check it'),
      304: nothing,
    },
    refusals: ['not-found'],
  },
  getLedgerTable: {
    ...forEverybody('GET', '/api/results/:season/:category/ledger.csv'),
    summary: "The ledger's ratings as a table",
    params: ledgerParams,
    replies: { 200: media('text/csv', 'CSV (RFC 4180)'), 304: nothing },
    refusals: ['not-found'],
  },
  getContestJudges: {
    ...forEverybody('GET', '/api/results/:season/:category/judges'),
    summary: 'How many ratings each judge of a published category gave, and who agreed to be named',
    params: ledgerParams,
    replies: { 200: contestJudgesReply },
    refusals: ['not-found'],
  },
  listNominationResults: {
    ...signedInReading('GET', '/api/nominations/results'),
    summary: "What the caller's own entries came to, once results are published",
    replies: { 200: nominationResultsReply },
  },
  noteResultOpened: {
    ...signedInWriting('POST', '/api/nominations/results/opened'),
    summary:
      'Notes that the caller has opened the result of their own entry, so that no reminder follows',
    body: openedRequest,
    replies: { 204: nothing },
  },
  getWinnerCertificate: {
    ...signedInReading('GET', '/api/nominations/certificate.pdf'),
    heavy: true,
    summary: "The certificate of the caller's own entry, once it is published with an award",
    query: winnerPaper,
    replies: { 200: media('application/pdf', 'The certificate') },
    refusals: ['not-found', 'failed-precondition'],
  },
  getWinnerReferenceLetter: {
    ...signedInReading('GET', '/api/nominations/reference-letter.pdf'),
    heavy: true,
    summary: "The reference letter about the caller's own entry, once published with an award",
    query: winnerPaper,
    replies: { 200: media('application/pdf', 'The letter') },
    refusals: ['not-found', 'failed-precondition'],
  },
  getReceipts: {
    ...signedInReading('GET', '/api/judges/me/receipts'),
    summary: "Receipts of the caller's own completed ratings, also once they no longer judge",
    query: seasonQuery,
    replies: { 200: receiptsReply },
  },
  listResults: {
    ...forAdmins('GET', '/api/admin/results'),
    summary: 'How far each category of a season is on its way to publication, and who decided what',
    query: seasonQuery,
    replies: { 200: resultsReply },
    refusals: ['not-found'],
  },
  previewResults: {
    ...forAdmins('GET', '/api/admin/results/preview'),
    heavy: true,
    summary: 'The outcome of a category so far, how certain it is, and what remains to be done',
    query: contestQuery,
    replies: { 200: previewReply },
    refusals: ['not-found'],
  },
  getEntryRatings: {
    ...forAdmins('GET', '/api/admin/results/entry'),
    summary: 'The ratings of one entry, for an admin without a conflict of interest',
    query: entryQuery,
    replies: { 200: entryRatingsReply },
    refusals: ['not-found'],
  },
  freezeRules: {
    ...deciding('POST', '/api/admin/results/rules'),
    summary: "Freezes a season's rules for good, and publishes their hash",
    body: freezeRequest,
    records: ['season.changed'],
    replies: { 200: seasonRulesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  proposeExtraJudges: {
    ...deciding('POST', '/api/admin/results/extra-judges'),
    summary: 'Asks for more judges of every borderline entry, once each, by the frozen rule',
    body: contestRequest,
    records: ['results.extra-judges-asked'],
    replies: { 200: extraJudgesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  closeJudging: {
    ...deciding('POST', '/api/admin/results/closing'),
    heavy: true,
    summary:
      "Ends a category's judging for good, and publishes the root of its ratings; while an entry has too few ratings, or none was nominated, it takes two organisers",
    body: closingRequest,
    records: ['results.closing-proposed', 'results.closing-withdrawn', 'results.judging-closed'],
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  finaliseResults: {
    ...deciding('POST', '/api/admin/results/outcome'),
    heavy: true,
    summary:
      'Proposes an outcome, or confirms what another admin has proposed; signed with a passkey by admins who have one',
    body: finaliseRequest,
    records: ['results.proposed', 'results.proposal-withdrawn', 'results.finalised'],
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  publishResults: {
    ...deciding('POST', '/api/admin/results/publication'),
    heavy: true,
    summary: 'Publishes what was finalised: directory, ledger, a mail to each nominator',
    body: outcomeRequest,
    records: ['results.published'],
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  liftConflict: {
    ...deciding('POST', '/api/admin/results/conflicts/lifting'),
    summary:
      "Proposes to lift another organiser's conflict of interest by employer, or lifts what another one has proposed",
    body: liftRequest,
    records: [
      'results.conflict-lift-proposed',
      'results.conflict-lift-withdrawn',
      'results.conflict-lifted',
    ],
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  listVoids: {
    ...forAdmins('GET', '/api/admin/results/voids'),
    summary: 'Proposed and confirmed voids of ratings and entries',
    query: seasonQuery,
    replies: { 200: voidsReply },
  },
  proposeVoid: {
    ...deciding('POST', '/api/admin/results/voids'),
    summary: 'Proposes to void a rating or an entry; another admin has to confirm it',
    body: voidRequest,
    records: ['results.void-proposed'],
    replies: { 200: voidReply },
    refusals: ['not-found', 'already-exists', 'failed-precondition'],
  },
  confirmVoid: {
    ...deciding('POST', '/api/admin/results/voids/confirmation'),
    summary: 'Confirms a void that another admin has proposed',
    body: voidConfirmation,
    records: ['results.void-confirmed'],
    replies: { 200: voidReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  withdrawVoid: {
    ...deciding('POST', '/api/admin/results/voids/withdrawal'),
    summary: 'Withdraws a proposed void, or turns it down',
    body: voidWithdrawal,
    records: ['results.void-withdrawn'],
    replies: { 200: voidReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
