import * as z from 'zod/mini';
import { liftRequest } from '../conflicts';
import { contest, contestPageParams, contestQuery, ledgerParams, seasonQuery } from '../contests';
import { paperQuery } from '../papers';
import * as publishedResults from '../published-results';
import { receiptsReply } from '../receipts';
import * as results from '../results';
import { seasonRulesReply } from '../season-rules';
import * as voids from '../voids';
import { type CallContract, calling, media, nothing, refusals } from './call';

const tag = 'results';
const winnerPaper = z.extend(contestQuery, paperQuery);
const signedInReading = calling({ tag, may: 'signed-in', rate: 'read' });
const signedInWriting = calling({ tag, may: 'signed-in', rate: 'write' });
const forEverybody = calling({ tag, may: 'public', rate: 'read', refusals: ['not-found'] });
const forAdmins = calling({ tag, may: 'admin', rate: 'read', refusals: ['not-found'] });
/** Decisions that affect people; repeating the call changes nothing. */
const deciding = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh', refusals });

/** From frozen rules to published results, with everything needed to check them. */
export const resultCalls = {
  getSeasonRules: forEverybody('GET', '/api/season/rules', {
    summary:
      "A season's rules with their hash once they are frozen; the current season's by default",
    query: seasonQuery,
    replies: { 200: seasonRulesReply, 304: nothing },
  }),
  getPublishedResults: forEverybody('GET', '/api/results', {
    summary: 'Roots and hashes of every category whose judging has closed, and its public numbers',
    query: seasonQuery,
    replies: { 200: publishedResults.publishedResultsReply, 304: nothing },
    refusals: [],
  }),
  getContestPage: forEverybody('GET', '/api/results/:season/:category', {
    summary: 'The page at /results/:season/:category: what a published category came to',
    params: contestPageParams,
    replies: { 200: media('text/html', 'The page; 404 before publication'), 304: nothing },
    refusals: [],
  }),
  getContestCard: forEverybody('GET', '/api/results/:season/:category/card.png', {
    heavy: true,
    summary: 'The card image of a published category, for shared links',
    params: contestPageParams,
    replies: { 200: media('image/png', 'The card, 1200 x 630'), 304: nothing },
    refusals: ['not-found'],
  }),
  getLedger: forEverybody('GET', '/api/results/:season/:category/ledger.json', {
    summary: 'The ledger of a published category, from which anyone can compute its results again',
    params: ledgerParams,
    replies: {
      200: media('application/json', 'The ledger; docs/merit.md says how to check it'),
      304: nothing,
    },
  }),
  getLedgerTable: forEverybody('GET', '/api/results/:season/:category/ledger.csv', {
    summary: "The ledger's ratings as a table",
    params: ledgerParams,
    replies: { 200: media('text/csv', 'CSV (RFC 4180)'), 304: nothing },
  }),
  getContestJudges: forEverybody('GET', '/api/results/:season/:category/judges', {
    summary: 'How many ratings each judge of a published category gave, and who agreed to be named',
    params: ledgerParams,
    replies: { 200: publishedResults.contestJudgesReply },
  }),
  listNominationResults: signedInReading('GET', '/api/nominations/results', {
    summary: "What the caller's own entries came to, once results are published",
    replies: { 200: publishedResults.nominationResultsReply },
  }),
  noteResultOpened: signedInWriting('POST', '/api/nominations/results/opened', {
    summary:
      'Notes that the caller has opened the result of their own entry, so that no reminder follows',
    body: contest,
  }),
  getWinnerCertificate: signedInReading('GET', '/api/nominations/certificate.pdf', {
    heavy: true,
    summary: "The certificate of the caller's own entry, once it is published with an award",
    query: winnerPaper,
    replies: { 200: media('application/pdf', 'The certificate') },
    refusals: ['not-found', 'failed-precondition'],
  }),
  getWinnerReferenceLetter: signedInReading('GET', '/api/nominations/reference-letter.pdf', {
    heavy: true,
    summary: "The reference letter about the caller's own entry, once published with an award",
    query: winnerPaper,
    replies: { 200: media('application/pdf', 'The letter') },
    refusals: ['not-found', 'failed-precondition'],
  }),
  getReceipts: signedInReading('GET', '/api/judges/me/receipts', {
    summary: "Receipts of the caller's own completed ratings, also once they no longer judge",
    query: seasonQuery,
    replies: { 200: receiptsReply },
  }),
  listResults: forAdmins('GET', '/api/admin/results', {
    summary: 'How far each category of a season is on its way to publication, and who decided what',
    query: seasonQuery,
    replies: { 200: results.resultsReply },
  }),
  previewResults: forAdmins('GET', '/api/admin/results/preview', {
    heavy: true,
    summary: 'The outcome of a category so far, how certain it is, and what remains to be done',
    query: contestQuery,
    replies: { 200: results.previewReply },
  }),
  getEntryRatings: forAdmins('GET', '/api/admin/results/entry', {
    summary: 'The ratings of one entry, for an admin without a conflict of interest',
    query: voids.entryQuery,
    replies: { 200: voids.entryRatingsReply },
  }),
  freezeRules: deciding('POST', '/api/admin/results/rules', {
    summary: "Freezes a season's rules for good, and publishes their hash",
    body: results.freezeRequest,
    records: ['season.changed'],
    replies: { 200: seasonRulesReply },
  }),
  proposeExtraJudges: deciding('POST', '/api/admin/results/extra-judges', {
    summary: 'Asks for more judges of every borderline entry, once each, by the frozen rule',
    body: results.contestRequest,
    records: ['results.extra-judges-asked'],
    replies: { 200: results.extraJudgesReply },
  }),
  closeJudging: deciding('POST', '/api/admin/results/closing', {
    heavy: true,
    summary:
      "Ends a category's judging for good, and publishes the root of its ratings; while an entry has too few ratings, or none was nominated, it takes two organisers",
    body: results.closingRequest,
    records: [
      'results.closing-proposed',
      'results.closing-turned-down',
      'results.closing-withdrawn',
      'results.judging-closed',
    ],
    replies: { 200: results.contestReply },
  }),
  finaliseResults: deciding('POST', '/api/admin/results/outcome', {
    heavy: true,
    summary: 'Proposes an outcome, or confirms what another admin has proposed',
    body: results.finaliseRequest,
    records: [
      'results.proposed',
      'results.proposal-turned-down',
      'results.proposal-withdrawn',
      'results.finalised',
    ],
    replies: { 200: results.contestReply },
  }),
  publishResults: deciding('POST', '/api/admin/results/publication', {
    heavy: true,
    summary: 'Publishes what was finalised: directory, ledger, a mail to each nominator',
    body: results.outcomeRequest,
    records: ['results.published'],
    replies: { 200: results.contestReply },
  }),
  previewPublication: forAdmins('GET', '/api/admin/results/publication/preview', {
    heavy: true,
    summary:
      'What will be published, before it is: the page of the category, a result mail or a certificate with a watermark',
    query: results.publicationPreviewQuery,
    replies: {
      200: media('application/pdf', 'The certificate; page and mail as HTML', ['text/html']),
    },
    refusals,
  }),
  schedulePublication: deciding('POST', '/api/admin/results/schedule', {
    heavy: true,
    summary:
      'Proposes a day and hour at which what was finalised is published, or confirms what another admin has proposed',
    body: results.scheduleRequest,
    records: [
      'results.schedule-proposed',
      'results.schedule-turned-down',
      'results.schedule-withdrawn',
      'results.scheduled',
    ],
    replies: { 200: results.contestReply },
  }),
  stopPublication: deciding('POST', '/api/admin/results/schedule/stop', {
    summary: 'Stops a publication that two admins have agreed on, until its hour',
    body: results.stopRequest,
    records: ['results.schedule-stopped'],
    replies: { 200: results.contestReply },
  }),
  liftConflict: deciding('POST', '/api/admin/results/conflicts/lifting', {
    summary:
      "Proposes to lift another organiser's conflict of interest by employer, or lifts what another one has proposed",
    body: liftRequest,
    records: [
      'results.conflict-lift-proposed',
      'results.conflict-lift-turned-down',
      'results.conflict-lift-withdrawn',
      'results.conflict-lifted',
    ],
  }),
  listVoids: forAdmins('GET', '/api/admin/results/voids', {
    summary: 'Proposed and confirmed voids of ratings and entries',
    query: seasonQuery,
    replies: { 200: voids.voidsReply },
    refusals: [],
  }),
  proposeVoid: deciding('POST', '/api/admin/results/voids', {
    summary: 'Proposes to void a rating or an entry; another admin has to confirm it',
    body: voids.voidRequest,
    records: ['results.void-proposed'],
    replies: { 200: voids.voidReply },
    refusals: ['not-found', 'already-exists', 'failed-precondition'],
  }),
  confirmVoid: deciding('POST', '/api/admin/results/voids/confirmation', {
    summary: 'Confirms a void that another admin has proposed',
    body: voids.voidConfirmation,
    records: ['results.void-confirmed'],
    replies: { 200: voids.voidReply },
  }),
  withdrawVoid: deciding('POST', '/api/admin/results/voids/withdrawal', {
    summary: 'Withdraws a proposed void, or turns it down',
    body: voids.voidWithdrawal,
    records: ['results.void-turned-down', 'results.void-withdrawn'],
    replies: { 200: voids.voidReply },
  }),
} as const satisfies Record<string, CallContract>;
