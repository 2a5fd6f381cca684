import { askedAhead } from '@meritum/shared/client/askedAhead';
import { call } from '@meritum/shared/client/call';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';

export const judgeStatusKey = (uid: string) => ['judge-status', uid] as const;

/** Returns the signed-in person's status as a judge. Throws ClientError. */
export const getJudgeStatus = (signal: AbortSignal): Promise<JudgeStatusReply> =>
  askedAhead('getTechJudgeStatus', () => call('getTechJudgeStatus', { signal }));
