import { exported } from '../exports';
import {
  importCheckReply,
  importReply,
  importRequest,
  winnerListsReply,
  winnersExportQuery,
} from '../winner-imports';
import { feedQuery, winnersQuery, winnersReply } from '../winners';
import { type CallContract, media, nothing } from './call';

const tag = 'winners';

/** The public directory of winners, and how organisers import past years. */
export const winnerCalls = {
  getWinners: {
    method: 'GET',
    path: '/api/winners',
    tag,
    summary: 'The winners of a category and year',
    may: 'public',
    rate: 'read',
    query: winnersQuery,
    replies: { 200: winnersReply, 304: nothing },
  },
  getWinnersFeed: {
    method: 'GET',
    path: '/api/winners/feed.atom',
    tag,
    summary: 'All winners as an Atom feed in pages, the newest first',
    may: 'public',
    rate: 'read',
    query: feedQuery,
    replies: {
      200: media('application/atom+xml', 'Atom feed (RFC 4287), paged (RFC 5005)'),
      304: nothing,
    },
    refusals: ['not-found'],
  },
  listWinnerLists: {
    method: 'GET',
    path: '/api/admin/winners',
    tag,
    summary: 'The lists of the directory, by year and category',
    may: 'admin',
    rate: 'read',
    replies: { 200: winnerListsReply },
  },
  exportWinners: {
    method: 'GET',
    path: '/api/admin/winners/export',
    tag,
    summary: 'The directory as a file that can be imported again',
    may: 'admin',
    rate: 'upload',
    query: winnersExportQuery,
    records: ['winners.exported'],
    replies: { 200: exported('The winners') },
  },
  checkWinnersImport: {
    method: 'POST',
    path: '/api/admin/winners/import/check',
    tag,
    summary: 'Checks a CSV of winners: every problem by line and column, or what it would change',
    may: 'admin',
    rate: 'upload',
    file: 'file',
    records: 'nothing',
    replies: { 200: importCheckReply },
    refusals: ['invalid-argument'],
  },
  applyWinnersImport: {
    method: 'POST',
    path: '/api/admin/winners/import',
    tag,
    summary: 'Imports a checked file into the directory, all or nothing',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    body: importRequest,
    records: ['winners.imported'],
    replies: { 200: importReply },
    refusals: ['not-found', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
