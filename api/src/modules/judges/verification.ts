import { type JudgeVerification, verificationNotes } from '@meritum/shared/contracts/judges';
import type { Actor } from '../../platform/authorisation/actor';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { JudgeAction } from './audit';
import { changeJudge } from './change-judge';
import type { Judges } from './context';
import {
  contradictory,
  deactivatedJudge,
  decidedMeanwhile,
  decidesAboutSelf,
  noApplication,
} from './errors';
import type { Judge } from './judge';
import { judgeMail } from './mails/events';
import { mayConfirmVerification, mayDecideOn, mayJudge } from './policy';
import { isDeactivated, isMinimal } from './rules';

type Fate = 'verified' | 'rejected' | 'pending';

/** What the dashboard means; `notes` tells the two that are not verified apart (OPEN-022). */
function fateOf({ isVerified, notes }: Pick<JudgeVerification, 'isVerified' | 'notes'>): Fate {
  const [fate] = (['verified', 'rejected', 'pending'] as const).filter(
    (it) => verificationNotes[it] === notes,
  );
  if (!fate || (fate === 'verified') !== isVerified) throw contradictory();
  return fate;
}

/** One write a fate; what follows from it, mail, entry and assignments, is derived (OPEN-023). */
const fates = {
  verified: {
    change: { status: 'ASSIGNMENTS_PENDING', isVerified: true },
    mail: 'judgeVerified',
    action: 'judge.verified',
    isDone: (judge: Judge) => mayJudge(judge),
  },
  rejected: {
    change: { status: 'REJECTED', isVerified: false },
    mail: 'judgeRejected',
    action: 'judge.rejected',
    isDone: (judge: Judge) => judge.status === 'REJECTED' && !judge.isVerified,
  },
  pending: { change: {}, mail: 'verificationPending', action: null, isDone: () => false },
} as const;

interface DecideArguments {
  /** Who decides: an admin, or a program that an operator runs. */
  admin: Pick<Actor, 'accountId' | 'person'> | { command: string };
  verification: Omit<JudgeVerification, 'adminEmail'>;
  /** Revision of the judge that the admin saw; left out, they decide whatever was decided before. */
  seen?: number;
}

/**
 * Decides about an application and tells the judge by mail, once for each decision: verified,
 * rejected (also a second time round, either way), or still being verified, which changes nothing.
 * Who decided is recorded. A decision that stands already is answered without a second mail; a
 * verification by another organiser confirms it.
 * @throws not-found without an application; permission-denied about one's own; invalid-argument where the notes contradict; failed-precondition
 * when it was changed at the same moment, or since the admin saw it.
 */
export async function decideJudge(
  context: Judges,
  { admin, verification, seen }: DecideArguments,
): Promise<Judge> {
  const fate = fates[fateOf(verification)];
  const judge = await context.judges.byEmail(verification.judgeEmail);
  if (!judge || isMinimal(judge)) throw noApplication();
  if ('person' in admin && !mayDecideOn(await admin.person(), judge)) throw decidesAboutSelf();
  if (isDeactivated(judge)) throw deactivatedJudge();
  const isVerifying = fate.action === 'judge.verified';
  if (isVerifying && 'person' in admin && mayConfirmVerification(admin, judge))
    return confirmed(context, { actor: admin, judge, reason: verification.notes });
  if (fate.isDone(judge)) return judge;
  if (seen !== undefined && seen !== judge.revision) throw decidedMeanwhile(judge);
  const standing = ({ status, isVerified }: Pick<Judge, 'status' | 'isVerified'>) => ({
    status,
    isVerified,
  });
  const entry =
    fate.action &&
    pendingAuditEntry<JudgeAction>(
      {
        actor: admin,
        action: fate.action,
        subject: { id: judge._id, accountId: judge.accountId },
        reason: verification.notes,
        before: standing(judge),
        after: fate.change,
      },
      context.clock,
    );
  const verifiers = isVerifying && 'person' in admin ? [admin.accountId] : [];
  return changeJudge(context, judge, {
    fields: fate.action ? { ...fate.change, verifiers } : fate.change,
    effects: (next) => ({ audit: entry, mails: [judgeMail(fate.mail, next)] }),
  });
}

/** Another organiser's word for a judge who was verified already; nobody is written to. */
function confirmed(
  context: Judges,
  { actor, judge, reason }: { actor: Pick<Actor, 'accountId'>; judge: Judge; reason: string },
): Promise<Judge> {
  const { verifiers = [] } = judge;
  const entry = pendingAuditEntry<JudgeAction>(
    {
      actor,
      action: 'judge.verification-confirmed',
      subject: { id: judge._id, accountId: judge.accountId },
      reason,
      before: { organisers: verifiers.length },
      after: { organisers: verifiers.length + 1 },
    },
    context.clock,
  );
  return changeJudge(context, judge, {
    fields: { verifiers: [...verifiers, actor.accountId] },
    effects: { audit: entry, mails: [] },
  });
}
