import {
  mailBatchesReply,
  mailsQuery,
  mailsReply,
  mailText,
  mailTextQuery,
  resendRequest,
} from '../mails';
import { at, type CallContract, nothing } from './call';

const tag = 'mail';

/** Sent and unsent mails, for admins, and what they can do about them. */
export const mailCalls = {
  listMails: {
    ...at('GET', '/api/admin/mails'),
    tag,
    summary: 'Mails and their state, without content',
    may: 'admin',
    rate: 'read',
    query: mailsQuery,
    replies: { 200: mailsReply },
  },
  listMailBatches: {
    ...at('GET', '/api/admin/mails/batches'),
    tag,
    summary: 'Recent mails, counted by what they are about',
    may: 'admin',
    rate: 'read',
    replies: { 200: mailBatchesReply },
  },
  getMailText: {
    ...at('GET', '/api/admin/mails/text'),
    tag,
    summary: 'The text of a mail, where its kind may be read',
    may: 'admin',
    rate: 'read',
    query: mailTextQuery,
    replies: { 200: mailText },
    refusals: ['not-found', 'failed-precondition'],
  },
  resendMail: {
    ...at('POST', '/api/admin/mails/resend'),
    tag,
    summary: 'Queues a mail again that was given up',
    may: 'admin',
    rate: 'write',
    body: resendRequest,
    records: ['mail.sent-again'],
    replies: { 204: nothing },
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallContract>;
