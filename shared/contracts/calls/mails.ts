import * as mails from '../mails';
import { type CallContract, calling } from './call';

const adminReading = calling({ tag: 'mail', may: 'admin', rate: 'read' });

export const mailCalls = {
  listMails: adminReading('GET', '/api/admin/mails', {
    summary: 'Mails and their state, without content',
    query: mails.mailsQuery,
    replies: { 200: mails.mailsReply },
  }),
  listMailBatches: adminReading('GET', '/api/admin/mails/batches', {
    summary: 'Recent mails, counted by what they are about',
    replies: { 200: mails.mailBatchesReply },
  }),
  getMailText: adminReading('GET', '/api/admin/mails/text', {
    summary: 'The text of a mail, where its kind may be read',
    query: mails.mailTextQuery,
    replies: { 200: mails.mailText },
    refusals: ['not-found', 'failed-precondition'],
  }),
  resendMails: adminReading('POST', '/api/admin/mails/resend-all', {
    heavy: true,
    rate: 'write',
    summary: 'Sends all failed mails again, or those of one batch or kind',
    body: mails.resendAllRequest,
    records: ['mail.sent-again'],
    proof: 'none',
    replies: { 200: mails.resendAllReply },
  }),
  resendMail: adminReading('POST', '/api/admin/mails/resend', {
    summary: 'Queues a mail again that was given up or came back',
    rate: 'write',
    body: mails.resendRequest,
    records: ['mail.sent-again'],
    proof: 'none',
    refusals: ['not-found', 'failed-precondition'],
  }),
} as const satisfies Record<string, CallContract>;
