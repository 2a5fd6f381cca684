import type { Judge, JudgeStandingFields } from './judge';
import { isDeactivated, isMinimal, isVerifiedJudge } from './rules';

/**
 * Rates nominations: was verified, and was neither rejected nor deactivated since (PERM-005,
 * PERM-006, JUD-017).
 */
export function mayJudge(standing: JudgeStandingFields | null): boolean {
  return standing !== null && isVerifiedJudge(standing) && !isDeactivated(standing);
}

/** Applied, and was neither rejected nor deactivated: can still be assigned something. */
export function mayStillJudge(judge: Judge | null): boolean {
  return (
    judge !== null && !isMinimal(judge) && judge.status !== 'REJECTED' && !isDeactivated(judge)
  );
}

/** An admin changes every judge but themselves. */
export function mayChangeJudge(
  { accountId }: { accountId: string },
  judge: Pick<Judge, 'accountId'>,
): boolean {
  return judge.accountId !== accountId;
}

/** Nobody decides about an application of their own: made by their account, or with their address. */
export function mayDecideOn(
  { accountId, email }: { accountId: string; email: string },
  judge: Pick<Judge, 'accountId' | 'email'>,
): boolean {
  return judge.accountId !== accountId && judge.email.toLowerCase() !== email.toLowerCase();
}

/**
 * Whether an organiser's word is new: who judges on the word of another one alone can have their
 * verification confirmed.
 */
export function mayConfirmVerification(
  { accountId }: { accountId: string },
  judge: Pick<Judge, 'accountId' | 'verifiers'> & JudgeStandingFields,
): boolean {
  const { verifiers = [] } = judge;
  const isOnAWord = verifiers.length > 0 && !verifiers.includes(accountId);
  return isOnAWord && mayJudge(judge) && mayChangeJudge({ accountId }, judge);
}

/** Applies once, and only before anything was decided (STATE-004, D67). */
export function mayApply(judge: Judge | null): boolean {
  return judge === null || (judge.status === 'APPLICATION_PENDING' && isMinimal(judge));
}
