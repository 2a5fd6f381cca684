import { winnersQuery, winnersReply } from '../winners';
import { type CallContract, media, nothing } from './call';

const tag = 'winners';

/** The directory of winners, for everybody. */
export const winnerCalls = {
  getWinners: {
    tag,
    summary: 'The winners of a category and year',
    may: 'public',
    rate: 'read',
    query: winnersQuery,
    replies: { 200: winnersReply, 304: nothing },
  },
  getWinnersFeed: {
    tag,
    summary: 'The newest winners as an Atom feed',
    may: 'public',
    rate: 'read',
    replies: { 200: media('application/atom+xml', 'Atom feed (RFC 4287)'), 304: nothing },
  },
} as const satisfies Record<string, CallContract>;
