import { call } from '@meritum/shared/client/call';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';

/** Begins the keys of all that is read in a judge's name, so that it can be forgotten as one. */
export const judgeScope = 'judge';

export const judgeStatusKey = (uid: string) => [judgeScope, 'status', uid] as const;

/** Where the signed-in person stands as a judge. Throws ClientError. */
export function getJudgeStatus(signal: AbortSignal): Promise<JudgeStatusReply> {
  return call('getTechJudgeStatus', { signal });
}
