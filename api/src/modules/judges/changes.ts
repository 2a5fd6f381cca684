import type { DeactivationRequest } from '@meritum/shared/contracts/listed-judges';
import { foldText } from '@meritum/shared/contracts/search';
import { retryOnConflict } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import { isSamePerson } from '../../platform/authorisation/same-person';
import { refused } from '../../platform/errors/domain-error';
import type { AddressOfOwner } from '../identity/account';
import { changeAsDecided, changeJudge, type Judges } from './context';
import { decidesAboutSelf, judgeChanged, judgeUnknown } from './errors';
import type { Judge } from './judge';
import { mayJudge } from './policy';
import { isDeactivated, isVerifiedJudge } from './rules';

/** The judge, if the actor may change them. Throws not-found or permission-denied. */
async function judgeToChange({ stores }: Judges, actor: Decider, judgeId: string): Promise<Judge> {
  const judge = await stores.judges.findById(judgeId);
  if (!judge) throw judgeUnknown();
  if (isSamePerson(await actor.person(), judge)) throw decidesAboutSelf();
  return judge;
}

/** Settings by an organiser that do not decide whether the person may judge. */
type Adjustment = Pick<Judge, 'capacityLimit'> | Pick<Judge, 'isPaid'>;

/**
 * Sets a judge's limit, or whether they are paid (OPEN-030). Writes an audit entry. Repeating it
 * does nothing.
 * @throws not-found; permission-denied about oneself; failed-precondition when the judge has
 * changed
 */
export async function adjustJudge(
  context: Judges,
  actor: Decider,
  { judgeId, revision, ...adjustment }: Omit<DeactivationRequest, 'reason'> & Adjustment,
): Promise<Judge> {
  const judge = await judgeToChange(context, actor, judgeId);
  const before =
    'isPaid' in adjustment ? { isPaid: judge.isPaid } : { capacityLimit: judge.capacityLimit };
  if (JSON.stringify(before) === JSON.stringify(adjustment)) return judge;
  if (judge.revision !== revision) throw judgeChanged();
  return changeAsDecided(context, judge, {
    actor,
    action: 'isPaid' in adjustment ? 'judge.paid-marked' : 'judge.capacity-set',
    reason: '',
    before,
    after: adjustment,
    fields: adjustment,
  });
}

/** Deactivates or reactivates a verified judge, who is mailed. */
async function setWhetherJudging(
  context: Judges,
  actor: Decider,
  { judgeId, revision, reason }: DeactivationRequest,
  judges: boolean,
): Promise<Judge> {
  const judge = await judgeToChange(context, actor, judgeId);
  if (judges ? mayJudge(judge) : isDeactivated(judge)) return judge;
  if (judge.revision !== revision) throw judgeChanged();
  if (judges && !isDeactivated(judge)) throw refused('This judge is not deactivated.');
  if (!judges && !isVerifiedJudge(judge))
    throw refused('Only an accepted judge can be deactivated.');
  return changeAsDecided(context, judge, {
    actor,
    action: judges ? 'judge.reactivated' : 'judge.deactivated',
    reason,
    before: { judges: !judges },
    after: { judges },
    fields: { deactivated: judges ? null : { reason, at: context.platform.clock() } },
    mail: judges ? 'judgeReactivated' : 'judgeDeactivated',
  });
}

/**
 * Deactivates a verified judge, who then sees and rates nothing. Planning gives pending entries to
 * others; completed ratings stay. The judge is mailed. Writes an audit entry. Repeating it does
 * nothing.
 * @throws not-found; permission-denied about oneself; failed-precondition
 */
export const deactivateJudge = (context: Judges, actor: Decider, given: DeactivationRequest) =>
  setWhetherJudging(context, actor, given, false);

/** Reactivates a deactivated judge. Otherwise as {@link deactivateJudge}. */
export const reactivateJudge = (context: Judges, actor: Decider, given: DeactivationRequest) =>
  setWhetherJudging(context, actor, given, true);

const handedOver = 'Their account was handed over. Reactivate them once you know who judges.';

/**
 * Copies an account's new address into its judge record. If the former one was never confirmed, it
 * may be another person's: the verification is undone and its mail not sent. A judge whose account
 * was handed over is deactivated. Both write an audit entry. Repeatable.
 */
export const followAddress = (
  context: Judges,
  { _id, email, formerEmails, isHandedOver }: AddressOfOwner,
): Promise<void> =>
  retryOnConflict(async () => {
    const judge = await context.stores.judges.findByAccount(_id);
    if (!judge || judge.email === email) return;
    const { status, isVerified } = judge;
    const isUndone = isVerifiedJudge(judge) && !formerEmails.includes(judge.email);
    const change = { status: 'VERIFICATION_PENDING', isVerified: false } as const;
    const isSuspended = isHandedOver && mayJudge(judge);
    const about = {
      actor: { command: 'change of address' },
      subject: { id: judge._id, accountId: _id },
    };
    const undone = {
      ...about,
      action: 'judge.decision-undone',
      reason: 'Another address replaced one that was not confirmed',
      before: { status, isVerified },
      after: change,
    } as const;
    const suspended = {
      ...about,
      action: 'judge.deactivated',
      reason: handedOver,
      before: { judges: true },
      after: { judges: false },
    } as const;
    const event = isUndone ? undone : isSuspended ? suspended : null;
    await changeJudge(context, judge, {
      fields: {
        email,
        folded: { ...judge.folded, email: foldText(email) },
        ...(formerEmails.length > 0 && { formerEmails }),
        ...(isSuspended && { deactivated: { reason: handedOver, at: context.platform.clock() } }),
        ...(isUndone && { ...change, verifiers: [], heldDecision: null }),
      },
      effects: { audit: event && pendingAuditEntry(context.platform.clock, event), mails: [] },
    });
  });
