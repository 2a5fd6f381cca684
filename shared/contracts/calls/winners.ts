import { seasonQuery } from '../contests';
import { exported } from '../exports';
import * as winnerImports from '../winner-imports';
import { feedQuery, winnersQuery, winnersReply } from '../winners';
import { type CallContract, calling, media, nothing } from './call';

const tag = 'winners';
const adminUpload = calling({ tag, may: 'admin', rate: 'upload' });
const publicReading = calling({ tag, may: 'public', rate: 'read' });

export const winnerCalls = {
  getWinners: publicReading('GET', '/api/winners', {
    summary: 'The winners of a category and year',
    query: winnersQuery,
    replies: { 200: winnersReply, 304: nothing },
  }),
  getWinnersFeed: publicReading('GET', '/api/winners/feed.atom', {
    summary: 'All winners as an Atom feed in pages, the newest first',
    query: feedQuery,
    replies: {
      200: media('application/atom+xml', 'Atom feed (RFC 4287), paged (RFC 5005)'),
      304: nothing,
    },
    refusals: ['not-found'],
  }),
  listWinnerLists: adminUpload('GET', '/api/admin/winners', {
    summary: 'The lists of the directory, of one season or of all',
    query: seasonQuery,
    rate: 'read',
    replies: { 200: winnerImports.winnerListsReply },
  }),
  exportWinners: adminUpload('GET', '/api/admin/winners/export', {
    heavy: true,
    summary: 'The directory as a file that can be imported again',
    query: winnerImports.winnersExportQuery,
    ...exported('The winners', 'winners.exported'),
  }),
  checkWinnersImport: adminUpload('POST', '/api/admin/winners/import/check', {
    heavy: true,
    summary: 'Checks a CSV of winners: every problem by line and column, or what it would change',
    file: 'file',
    records: 'nothing',
    proof: 'none',
    replies: { 200: winnerImports.importCheckReply },
    refusals: ['invalid-argument'],
  }),
  applyWinnersImport: adminUpload('POST', '/api/admin/winners/import', {
    summary: 'Proposes a checked file, or imports it if another organiser has proposed it',
    rate: 'write',
    proof: 'fresh',
    body: winnerImports.importRequest,
    records: [
      'winners.import-proposed',
      'winners.import-turned-down',
      'winners.import-withdrawn',
      'winners.imported',
    ],
    replies: { 200: winnerImports.importReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
} as const satisfies Record<string, CallContract>;
