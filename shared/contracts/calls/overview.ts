import { seasonQuery } from '../contests';
import { openDecisionsReply } from '../open-decisions';
import { overviewReply, remindedReply, unconfirmedReply } from '../overview';
import { systemReply } from '../system';
import { type CallContract, calling } from './call';

const watching = calling({ tag: 'overview', may: 'admin', rate: 'frequent' });

export const overviewCalls = {
  getOverview: watching('GET', '/api/admin/overview', {
    summary: 'A season in numbers, and what needs a person now',
    query: seasonQuery,
    replies: { 200: overviewReply },
    refusals: ['not-found'],
  }),
  listOpenDecisions: watching('GET', '/api/admin/open-decisions', {
    summary: 'What waits for the organiser’s decision, and what they have proposed themselves',
    replies: { 200: openDecisionsReply },
  }),
  getUnconfirmed: watching('GET', '/api/admin/unconfirmed', {
    summary: 'How many nominators and judges are left out until they confirm their address',
    rate: 'read',
    replies: { 200: unconfirmedReply },
  }),
  remindUnconfirmed: watching('POST', '/api/admin/unconfirmed/reminders', {
    summary: 'Mails them a link that confirms it, except who was mailed one within the last day',
    rate: 'write',
    proof: 'fresh',
    records: ['addresses.reminded'],
    replies: { 200: remindedReply },
    refusals: ['failed-precondition'],
  }),
  getSystem: watching('GET', '/api/admin/system', {
    summary: 'The state of mail delivery, database, document storage and background jobs',
    replies: { 200: systemReply },
  }),
} as const satisfies Record<string, CallContract>;
