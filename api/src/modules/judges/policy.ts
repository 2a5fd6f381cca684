import type { Viewer } from '../../platform/authorisation/actor';
import { isOwnAccount, type People } from '../../platform/authorisation/two-organisers';
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
export async function mayConfirmVerification(
  context: People,
  actor: Viewer,
  judge: Pick<Judge, 'verifiers'> & JudgeStateFields,
): Promise<boolean> {
  if (judge.verifiers.length === 0 || !mayJudge(judge)) return false;
  if ((await actor.person()).role !== 'admin') return false;
  const isOwn = await Promise.all(judge.verifiers.map((one) => isOwnAccount(context, actor, one)));
  return !isOwn.includes(true);
}

/** Whether somebody may apply: once, before any decision (STATE-004, D67). */
export function mayApply(judge: Judge | null): boolean {
  return judge === null || (judge.status === 'APPLICATION_PENDING' && isMinimal(judge));
}
