import { seasonQuery } from '../contests';
import { overviewReply } from '../overview';
import { systemReply } from '../system';
import { at, type CallContract } from './call';

/** The season at a glance, for organisers. */
export const overviewCalls = {
  getOverview: {
    ...at('GET', '/api/admin/overview'),
    tag: 'overview',
    summary: 'A season in numbers, and what needs a person now',
    may: 'admin',
    rate: 'frequent',
    query: seasonQuery,
    replies: { 200: overviewReply },
    refusals: ['not-found'],
  },
  getSystem: {
    ...at('GET', '/api/admin/system'),
    tag: 'overview',
    summary: 'Whether mails leave, the database answers, documents have room and regular work runs',
    may: 'admin',
    rate: 'frequent',
    replies: { 200: systemReply },
  },
} as const satisfies Record<string, CallContract>;
