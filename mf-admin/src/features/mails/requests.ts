import { call } from '@meritum/shared/client/call';
import type { UndeliveredMail } from '@meritum/shared/contracts/mails';

export const undeliveredMailsKey = ['undelivered-mails'] as const;

/** Mails that were given up, the newest first. Throws ClientError. */
export async function listUndeliveredMails(signal: AbortSignal): Promise<UndeliveredMail[]> {
  const reply = await call('listUndeliveredMails', { signal });
  return reply.mails;
}

/** Queues one of them again. Throws ClientError. */
export function resendMail(key: string): Promise<void> {
  return call('resendMail', { body: { key } });
}
