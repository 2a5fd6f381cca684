import {
  nextSeasonRequest,
  seasonChange,
  seasonReply as seasonOfOrganisers,
  seasonReview,
  seasonReviewReply,
  seasonsReply,
} from '../season-changes';
import { seasonReply } from '../seasons';
import { type CallContract, nothing } from './call';

const tag = 'season';

/** The season as the portals need it, and organisers' changes to it. */
export const seasonCalls = {
  getSeason: {
    method: 'GET',
    path: '/api/season',
    tag,
    summary:
      'The current season: what is open, its dates and rules, and the choices of the winners page',
    may: 'public',
    rate: 'read',
    replies: { 200: seasonReply, 304: nothing },
  },
  listSeasons: {
    method: 'GET',
    path: '/api/admin/seasons',
    tag,
    summary: 'Every season with all of its settings, the newest first',
    may: 'admin',
    rate: 'read',
    replies: { 200: seasonsReply },
  },
  reviewSeason: {
    method: 'POST',
    path: '/api/admin/seasons/review',
    tag,
    summary: 'What changing a season would do; nothing is written. Refused if the change would be',
    may: 'admin',
    rate: 'read',
    body: seasonReview,
    records: 'nothing',
    replies: { 200: seasonReviewReply },
    refusals: ['not-found', 'failed-precondition'],
  },
  updateSeason: {
    method: 'POST',
    path: '/api/admin/seasons/change',
    tag,
    summary:
      'Changes a season; refused if it has been changed since it was read, unless to the same values',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    body: seasonChange,
    records: ['season.changed'],
    replies: { 200: seasonOfOrganisers },
    refusals: ['not-found', 'failed-precondition'],
  },
  startNextSeason: {
    method: 'POST',
    path: '/api/admin/seasons/next',
    tag,
    summary:
      'Prepares the season after the current one, made from it; it begins when nominations or judging first open in it',
    may: 'admin',
    rate: 'write',
    proof: 'fresh',
    body: nextSeasonRequest,
    records: ['season.started'],
    replies: { 201: seasonOfOrganisers },
    refusals: ['already-exists', 'failed-precondition'],
  },
} as const satisfies Record<string, CallContract>;
