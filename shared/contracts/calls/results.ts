import { liftRequest } from '../conflicts';
import {
  closingRequest,
  contestQuery,
  contestReply,
  contestRequest,
  entryQuery,
  entryRatingsReply,
  extraJudgesReply,
  freezeRequest,
  ledgerParams,
  nominationResultReply,
  outcomeRequest,
  previewReply,
  publishedResultsReply,
  receiptsReply,
  resultsReply,
  seasonQuery,
  seasonRulesReply,
  voidConfirmation,
  voidReply,
  voidRequest,
  voidsReply,
  voidWithdrawal,
} from '../results';
import { type CallContract, media, nothing } from './call';

const tag = 'results';
const forEverybody = { tag, may: 'public', rate: 'read' } as const;
const forAdmins = { tag, may: 'admin', rate: 'read' } as const;
/** What decides fates; the same call again changes nothing. */
const deciding = { tag, may: 'admin', rate: 'write', proof: 'fresh' } as const;

/** From frozen rules to published results, and everything by which they can be checked. */
export const resultCalls = {
  getSeasonRules: {
    ...forEverybody,
    summary:
      "A season's rules with their hash once they are frozen; the current season's by default",
    query: seasonQuery,
    replies: { 200: seasonRulesReply, 304: nothing },
    refusals: ['not-found'],
  },
  getPublishedResults: {
    ...forEverybody,
    summary: 'Roots and hashes of every category whose judging has closed, and its public numbers',
    query: seasonQuery,
    replies: { 200: publishedResultsReply, 304: nothing },
  },
  getLedger: {
    ...forEverybody,
    summary: 'The ledger of a published category, from which anyone can compute its results again',
    params: ledgerParams,
    replies: {
      200: media('application/json', 'The ledger; docs/merit.md says how to check it'),
      304: nothing,
    },
    refusals: ['not-found'],
  },
  getLedgerTable: {
    ...forEverybody,
    summary: "The ledger's ratings as a table",
    params: ledgerParams,
    replies: { 200: media('text/csv', 'CSV (RFC 4180)'), 304: nothing },
    refusals: ['not-found'],
  },
  getNominationResult: {
    tag,
    summary: "What the caller's own entry came to, once results are published",
    may: 'signed-in',
    rate: 'read',
    query: contestQuery,
    replies: { 200: nominationResultReply },
  },
  getReceipts: {
    tag,
    summary: "Receipts of the caller's own completed ratings",
    may: 'signed-in',
    rate: 'read',
    query: seasonQuery,
    replies: { 200: receiptsReply },
    refusals: ['permission-denied'],
  },
  listResults: {
    ...forAdmins,
    summary:
      'Where each category of a season stands on its way to publication, and who decided what',
    query: seasonQuery,
    replies: { 200: resultsReply },
    refusals: ['not-found'],
  },
  previewResults: {
    ...forAdmins,
    summary:
      'What the ratings of a category say so far, how sure it is, and what remains to be done',
    query: contestQuery,
    replies: { 200: previewReply },
    refusals: ['not-found'],
  },
  getEntryRatings: {
    ...forAdmins,
    summary: 'The ratings of one entry, for an admin without a tie to it',
    query: entryQuery,
    replies: { 200: entryRatingsReply },
    refusals: ['not-found'],
  },
  freezeRules: {
    ...deciding,
    summary: "Freezes a season's rules for good, and publishes their hash",
    body: freezeRequest,
    replies: { 200: seasonRulesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  proposeExtraJudges: {
    ...deciding,
    summary: 'Asks for more judges of every borderline entry, once each, by the frozen rule',
    body: contestRequest,
    replies: { 200: extraJudgesReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  closeJudging: {
    ...deciding,
    summary:
      "Ends a category's judging for good, and publishes the root of its ratings; before anybody has rated it takes two organisers",
    body: closingRequest,
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  finaliseResults: {
    ...deciding,
    summary: 'Proposes an outcome, or confirms what another admin has proposed',
    body: outcomeRequest,
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  publishResults: {
    ...deciding,
    summary: 'Publishes what was finalised: directory, ledger, a mail to each nominator',
    body: outcomeRequest,
    replies: { 200: contestReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  liftConflict: {
    ...deciding,
    summary:
      "Proposes to lift another organiser's conflict of interest by employer, or lifts what another one has proposed",
    body: liftRequest,
    replies: { 204: nothing },
    refusals: ['not-found', 'failed-precondition'],
  },
  listVoids: {
    ...forAdmins,
    summary: 'Ratings and entries that were taken out, or are proposed to be',
    query: seasonQuery,
    replies: { 200: voidsReply },
  },
  proposeVoid: {
    ...deciding,
    summary: 'Proposes to take a rating or an entry out; another admin has to confirm it',
    body: voidRequest,
    replies: { 200: voidReply },
    refusals: ['not-found', 'already-exists', 'failed-precondition'],
  },
  confirmVoid: {
    ...deciding,
    summary: 'Takes out what another admin has proposed to take out',
    body: voidConfirmation,
    replies: { 200: voidReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  withdrawVoid: {
    ...deciding,
    summary: 'Withdraws a proposal to take something out, or turns it down',
    body: voidWithdrawal,
    replies: { 200: voidReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
