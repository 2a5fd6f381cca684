import { request } from '@meritum/shared/client/request';
import type { UndeliveredMail, UndeliveredMailsReply } from '@meritum/shared/contracts/mails';

export const undeliveredMailsKey = ['undelivered-mails'] as const;

/** Mails that were given up, the newest first. Throws ClientError. */
export async function listUndeliveredMails(signal: AbortSignal): Promise<UndeliveredMail[]> {
  const reply = await request<UndeliveredMailsReply>({ call: 'listUndeliveredMails', signal });
  return reply.mails;
}

/** Queues one of them again. Throws ClientError. */
export function resendMail(key: string): Promise<void> {
  return request({ call: 'resendMail', body: { key } });
}
