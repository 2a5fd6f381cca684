import { localKeys } from '@meritum/shared/client/localKeys';
import { writeLocal } from '@meritum/shared/client/localStore';
import { statusCache } from '@meritum/shared/client/statusCache';
import { type JudgeStatusReply, judgeStatusReply } from '@meritum/shared/contracts/judges';
import { labelOf } from './status';

const cache = statusCache(localKeys.judgeStatus, judgeStatusReply);

export const cachedStatus = cache.read;
export const forgetStatus = cache.forget;

export function cacheStatus(email: string, data: JudgeStatusReply): void {
  cache.write(email, data);
  writeLocal(localKeys.judgeDashboardStatus, { email, status: labelOf(data) });
}
