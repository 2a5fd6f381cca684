import { call } from '@meritum/shared/client/call';
import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { openCategory } from '@meritum/shared/programme/season';

export const nominationStatusKey = (uid: string) => ['nomination-status', uid] as const;

/** The signed-in person's nomination in the open category. Throws ClientError. */
export async function getNominationStatus(signal: AbortSignal): Promise<NominationStatusReply> {
  const reply = await call('getTechNominationStatus', {
    query: { category: openCategory },
    signal,
  });
  return reply.data;
}
