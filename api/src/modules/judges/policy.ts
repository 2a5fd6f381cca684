import type { Caller } from '../../platform/authorisation/actor';
import type { Judge, JudgeStateFields } from './judge';
import { isDeactivated, isMinimal, isVerifiedJudge } from './rules';

/**
 * Whether the judge may rate: verified, and neither rejected nor deactivated since (PERM-005,
 * PERM-006, JUD-017).
 */
export function mayJudge(judge: JudgeStateFields | null): boolean {
  return judge !== null && isVerifiedJudge(judge) && !isDeactivated(judge);
}

/** Whether the judge may still be assigned entries: applied, neither rejected nor deactivated. */
export function mayStillJudge(judge: Judge | null): boolean {
  return (
    judge !== null && !isMinimal(judge) && judge.status !== 'REJECTED' && !isDeactivated(judge)
  );
}

/** Whether an organiser who is not the judge may confirm a verification that only others decided. */
export function mayConfirmVerification(
  { accountId }: Caller,
  judge: Pick<Judge, 'verifiers'> & JudgeStateFields,
): boolean {
  const { verifiers } = judge;
  return verifiers.length > 0 && !verifiers.includes(accountId) && mayJudge(judge);
}

/** May apply once, before anything was decided (STATE-004, D67). */
export function mayApply(judge: Judge | null): boolean {
  return judge === null || (judge.status === 'APPLICATION_PENDING' && isMinimal(judge));
}
