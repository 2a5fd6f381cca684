import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Caller } from '../../platform/authorisation/actor';
import type { Judge, JudgeStateFields } from './judge';
import { isDeactivated, isMinimal, isVerifiedJudge, mailboxesOf } from './rules';

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

/** Organisers may change every judge but themselves. */
export function mayChangeJudge({ accountId }: Caller, judge: Pick<Judge, 'accountId'>): boolean {
  return judge.accountId !== accountId;
}

/** Organisers may not decide on an application of their own account or address. */
export function mayDecideOn(
  { accountId, email }: { accountId: string; email: string },
  judge: Pick<Judge, 'accountId' | 'email' | 'formerEmails'>,
): boolean {
  return judge.accountId !== accountId && !mailboxesOf(judge).includes(mailboxKey(email));
}

/** Whether the organiser may confirm a verification that only others have decided. */
export function mayConfirmVerification(
  { accountId }: Caller,
  judge: Pick<Judge, 'accountId' | 'verifiers'> & JudgeStateFields,
): boolean {
  const { verifiers } = judge;
  const isVerifiedByOthers = verifiers.length > 0 && !verifiers.includes(accountId);
  return isVerifiedByOthers && mayJudge(judge) && mayChangeJudge({ accountId }, judge);
}

/** May apply once, before anything was decided (STATE-004, D67). */
export function mayApply(judge: Judge | null): boolean {
  return judge === null || (judge.status === 'APPLICATION_PENDING' && isMinimal(judge));
}
