import type { Actor } from '../../platform/authorisation/actor';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { JudgeAction } from './audit';
import { changeJudge, type Judges } from './context';
import { judgeChanged } from './errors';
import type { Judge } from './judge';
import { judgeToChange } from './judge-to-change';

interface About {
  judgeId: string;
  revision: number;
}

/** What an organiser sets without deciding whether the person may judge. */
type Adjustment = Required<Pick<Judge, 'capacityLimit'>> | Pick<Judge, 'isPaid'>;

/**
 * Sets a judge's limit, or whether they are paid (OPEN-030). Writes an audit entry. Repeating it
 * does nothing.
 * @throws not-found; permission-denied about oneself; failed-precondition when the judge has
 * changed
 */
export async function adjustJudge(
  context: Judges,
  actor: Pick<Actor, 'accountId'>,
  { judgeId, revision, ...adjustment }: About & Adjustment,
): Promise<Judge> {
  const judge = await judgeToChange(context, actor, judgeId);
  const before =
    'isPaid' in adjustment
      ? { isPaid: judge.isPaid }
      : { capacityLimit: judge.capacityLimit ?? null };
  if (JSON.stringify(before) === JSON.stringify(adjustment)) return judge;
  if (judge.revision !== revision) throw judgeChanged();
  const entry = pendingAuditEntry<JudgeAction>(
    {
      actor,
      action: 'isPaid' in adjustment ? 'judge.paid-marked' : 'judge.capacity-set',
      subject: { id: judge._id, accountId: judge.accountId },
      reason: '',
      before,
      after: adjustment,
    },
    context.clock,
  );
  return changeJudge(context, judge, { fields: adjustment, effects: { audit: entry, mails: [] } });
}
