import { call } from '@meritum/shared/client/call';
import type { MailState, MailsReply, MailText } from '@meritum/shared/contracts/mails';
import { consoleKey } from '../console/ForgetOnLeaving';

/** Filters of the list; '' and `all` do not filter. */
export interface MailFilters {
  state: MailState | 'all';
  template: string;
  search: string;
  page: number;
}

/** Whether the text looks like a complete address, which the server requires. */
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

export const mailsKey = [consoleKey, 'mails'] as const;

/** A page of mails, the newest first. Throws ClientError. */
export function listMails(filters: MailFilters, signal: AbortSignal): Promise<MailsReply> {
  const { state, template, search, page } = filters;
  return call('listMails', {
    query: {
      ...(state !== 'all' && { state }),
      ...(template && { template }),
      ...(isAddress(search) && { to: search }),
      page: String(page),
    },
    signal,
  });
}

/** The text of a mail that organisers may read. Throws ClientError. */
export const readMail = (key: string, signal: AbortSignal): Promise<MailText> =>
  call('getMailText', { query: { key }, signal });

/** Queues a failed mail again. Throws ClientError. */
export function resendMail(key: string): Promise<void> {
  return call('resendMail', { body: { key } });
}
