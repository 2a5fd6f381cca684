import { call } from '@meritum/shared/client/call';
import type { MailState, MailsReply } from '@meritum/shared/contracts/mails';
import { consoleKey } from '../console/ForgetOnLeaving';

/** What is looked for among the mails; '' and `all` look for everything. */
export interface MailFilters {
  state: MailState | 'all';
  template: string;
  search: string;
  page: number;
}

/** Whether a text can be a whole address; the server looks for nothing less. */
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

/** Queues one that was given up again. Throws ClientError. */
export function resendMail(key: string): Promise<void> {
  return call('resendMail', { body: { key } });
}
