import { call } from '@meritum/shared/client/call';
import type { MailText } from '@meritum/shared/contracts/mails';

/** Mails by what they are about. Throws ClientError. */
export const listBatches = (signal: AbortSignal) => call('listMailBatches', { signal });

/** The text of a mail that organisers may read. Throws ClientError. */
export const readMail = (key: string, signal: AbortSignal): Promise<MailText> =>
  call('getMailText', { query: { key }, signal });

/** Queues a failed mail again. Throws ClientError. */
export const resendMail = (key: string): Promise<void> => call('resendMail', { body: { key } });
