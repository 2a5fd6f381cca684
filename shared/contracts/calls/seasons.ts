import { extensionReply, extensionRequest, extensionsQuery, extensionsReply } from '../extensions';
import {
  nextSeasonRequest,
  seasonChange,
  seasonReply as seasonOfOrganisers,
  seasonReview,
  seasonReviewReply,
  seasonsReply,
} from '../season-changes';
import { seasonEventParams, seasonReply } from '../seasons';
import { type CallContract, calling, media, nothing } from './call';

const tag = 'season';
const publicReading = calling({ tag, may: 'public', rate: 'read' });
const adminReading = calling({ tag, may: 'admin', rate: 'read' });
const deciding = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh' });

/** The season as the portals need it, and organisers' changes to it. */
export const seasonCalls = {
  getSeason: publicReading('GET', '/api/season', {
    summary:
      'The current season: what is open, its dates and rules, and the choices of the winners page',
    replies: { 200: seasonReply, 304: nothing },
  }),
  getSeasonEvent: publicReading('GET', '/api/season/events/:event', {
    summary:
      'The season’s dates, the end of nominations or the announcement of the winners, as a file for calendars',
    params: seasonEventParams,
    replies: { 200: media('text/calendar', 'The events (RFC 5545)') },
    refusals: ['not-found'],
  }),
  listSeasons: adminReading('GET', '/api/admin/seasons', {
    screener: true,
    summary: 'Every season with all of its settings, the newest first',
    replies: { 200: seasonsReply },
  }),
  reviewSeason: adminReading('POST', '/api/admin/seasons/review', {
    summary: 'What changing a season would do; nothing is written. Refused if the change would be',
    body: seasonReview,
    records: 'nothing',
    proof: 'none',
    replies: { 200: seasonReviewReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
  updateSeason: deciding('POST', '/api/admin/seasons/change', {
    summary:
      'Changes a season; refused if it has been changed since it was read, unless to the same values',
    body: seasonChange,
    records: ['season.changed'],
    replies: { 200: seasonOfOrganisers },
    refusals: ['not-found', 'failed-precondition'],
  }),
  startNextSeason: deciding('POST', '/api/admin/seasons/next', {
    summary:
      'Prepares the season after the current one, made from it; it begins when nominations or judging first open in it',
    body: nextSeasonRequest,
    records: ['season.started'],
    replies: { 201: seasonOfOrganisers },
    refusals: ['already-exists', 'failed-precondition'],
  }),
  listExtensions: adminReading('GET', '/api/admin/extensions', {
    summary: 'Who may submit or rate after a deadline of the season, and until when',
    query: extensionsQuery,
    replies: { 200: extensionsReply },
  }),
  extendDeadline: deciding('POST', '/api/admin/extensions', {
    summary:
      "Proposes to open one person's form or ratings until a moment, or does so as another admin has proposed",
    body: extensionRequest,
    records: [
      'extension.proposed',
      'extension.turned-down',
      'extension.withdrawn',
      'extension.confirmed',
    ],
    replies: { 200: extensionReply },
    refusals: ['not-found', 'failed-precondition'],
  }),
} as const satisfies Record<string, CallContract>;
