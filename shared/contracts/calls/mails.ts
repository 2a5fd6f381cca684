import { resendRequest, undeliveredMailsReply } from '../mails';
import { type CallContract, nothing } from './call';

const tag = 'mail';

/** What admins can do about mails that were given up. */
export const mailCalls = {
  listUndeliveredMails: {
    tag,
    summary: 'Mails that were given up, without their content',
    may: 'admin',
    rate: 'read',
    replies: { 200: undeliveredMailsReply },
  },
  resendMail: {
    tag,
    summary: 'Queues a mail that was given up once more',
    may: 'admin',
    rate: 'write',
    body: resendRequest,
    replies: { 204: nothing },
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallContract>;
