import type { DeactivationRequest } from '@meritum/shared/contracts/listed-judges';
import type { Actor } from '../../platform/authorisation/actor';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { JudgeAction } from './audit';
import { changeJudge, type Judges } from './context';
import { judgeChanged, notDeactivated, notJudgingNow } from './errors';
import type { Judge } from './judge';
import { judgeToChange } from './judge-to-change';
import { judgeMail } from './mails/events';
import { mayJudge } from './policy';
import { isDeactivated, isVerifiedJudge } from './rules';

type Who = Pick<Actor, 'accountId'>;

/**
 * Deactivates a verified judge, who then sees and rates nothing; planning gives pending entries to
 * others, and completed ratings stay. The judge is told by mail. Writes an audit entry. Repeating
 * it does nothing.
 * @throws not-found; permission-denied about oneself; failed-precondition
 */
export async function deactivateJudge(
  context: Judges,
  actor: Who,
  { judgeId, revision, reason }: DeactivationRequest,
): Promise<Judge> {
  const judge = await judgeToChange(context, actor, judgeId);
  if (isDeactivated(judge)) return judge;
  if (judge.revision !== revision) throw judgeChanged();
  if (!isVerifiedJudge(judge)) throw notJudgingNow();
  const deactivated = { reason, at: context.clock() };
  return decide(context, actor, { judge, deactivated, reason });
}

/**
 * Reactivates a deactivated judge, who is told by mail. Writes an audit entry. Repeating it does
 * nothing.
 * @throws not-found; permission-denied about oneself; failed-precondition
 */
export async function reactivateJudge(
  context: Judges,
  actor: Who,
  { judgeId, revision, reason }: DeactivationRequest,
): Promise<Judge> {
  const judge = await judgeToChange(context, actor, judgeId);
  if (mayJudge(judge)) return judge;
  if (judge.revision !== revision) throw judgeChanged();
  if (!isDeactivated(judge)) throw notDeactivated();
  return decide(context, actor, { judge, deactivated: null, reason });
}

interface Deciding {
  judge: Judge;
  deactivated: NonNullable<Judge['deactivated']> | null;
  reason: string;
}

function decide(
  context: Judges,
  actor: Who,
  { judge, deactivated, reason }: Deciding,
): Promise<Judge> {
  const { _id: id, accountId } = judge;
  const entry = pendingAuditEntry<JudgeAction>(
    {
      actor,
      action: deactivated ? 'judge.deactivated' : 'judge.reactivated',
      subject: { id, accountId },
      reason,
      before: { judges: deactivated !== null },
      after: { judges: deactivated === null },
    },
    context.clock,
  );
  const template = deactivated ? 'judgeDeactivated' : 'judgeReactivated';
  return changeJudge(context, judge, {
    fields: { deactivated },
    effects: (next) => ({ audit: entry, mails: [judgeMail(template, next)] }),
  });
}
