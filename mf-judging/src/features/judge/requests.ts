import { askedAhead } from '@meritum/shared/client/askedAhead';
import { call } from '@meritum/shared/client/call';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';

/** Key prefix of all queries in a judge's name, so that they can be dropped together. */
export const judgeScope = 'judge';

export const judgeStatusKey = (uid: string) => [judgeScope, 'status', uid] as const;

/** Returns the signed-in person's status as a judge. Throws ClientError. */
export const getJudgeStatus = (signal: AbortSignal): Promise<JudgeStatusReply> =>
  askedAhead('getTechJudgeStatus', () => call('getTechJudgeStatus', { signal }));
