import { seasonReply } from '../seasons';
import { type CallContract, nothing } from './call';

/** What the portals need of the season. */
export const seasonCalls = {
  getSeason: {
    tag: 'season',
    summary: 'The current season: what is open, the days, the rules',
    may: 'public',
    rate: 'read',
    replies: { 200: seasonReply, 304: nothing },
  },
} as const satisfies Record<string, CallContract>;
