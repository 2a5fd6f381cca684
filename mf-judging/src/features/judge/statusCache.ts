import { localKeys } from '@meritum/shared/client/localKeys';
import { readLocal, removeLocal, writeLocal } from '@meritum/shared/client/localStore';
import { type JudgeStatusReply, judgeStatusReply } from '@meritum/shared/contracts/judges';
import * as z from 'zod/mini';
import { labelOf } from './standing';

/** Milliseconds for which a status is used again without a call (CACHE-005). */
export const cacheLifetime = 300_000;

/** The entry under `judgeStatus`: whose status it is, and when it was read. */
const entry = z.object({ data: judgeStatusReply, timestamp: z.number(), email: z.string() });

/** The status, if it is theirs and was read within the last five minutes (CACHE-006). */
export function cachedStatus(email: string): JudgeStatusReply | undefined {
  const stored = readLocal(localKeys.judgeStatus);
  if (stored === undefined) return undefined;
  const { success, data: kept } = entry.safeParse(stored);
  if (!success) {
    forgetStatus();
    return undefined;
  }
  const age = Date.now() - kept.timestamp;
  return kept.email === email && age >= 0 && age < cacheLifetime ? kept.data : undefined;
}

export function cacheStatus(email: string, data: JudgeStatusReply): void {
  writeLocal(localKeys.judgeStatus, { data, timestamp: Date.now(), email });
  writeLocal(localKeys.judgeDashboardStatus, { email, status: labelOf(data) });
}

/** So that the next load asks the server. */
export function forgetStatus(): void {
  removeLocal(localKeys.judgeStatus);
}
