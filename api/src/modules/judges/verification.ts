import { type JudgeVerification, verificationNotes } from '@meritum/shared/contracts/judges';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { isSamePerson } from '../../platform/authorisation/same-person';
import { invalidAt, notFound, refused } from '../../platform/errors/domain-error';
import { changeAsDecided, type Judges } from './context';
import { decidedMeanwhile, decidesAboutSelf } from './errors';
import type { Judge } from './judge';
import { mayConfirmVerification, mayJudge } from './policy';
import { isDeactivated, isMinimal, seasonsJoined, withYes } from './rules';

type Kind = 'verified' | 'rejected' | 'pending';

/** The dashboard's decision; `notes` tells the two unverified ones apart (OPEN-022). */
function kindOf({ isVerified, notes }: Pick<JudgeVerification, 'isVerified' | 'notes'>): Kind {
  const [decision] = (['verified', 'rejected', 'pending'] as const).filter(
    (it) => verificationNotes[it] === notes,
  );
  if (!decision || (decision === 'verified') !== isVerified)
    throw invalidAt('/notes', 'The notes contradict isVerified');
  return decision;
}

/** The fields, mail and audit entry of each decision (OPEN-023). */
const decisions = {
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

interface Deciding {
  /** An organiser, or a program that an operator runs. */
  admin: Decider | { command: string };
  /** The revision that the organiser saw; unchecked when missing. */
  seen?: number;
}

interface Decided extends Deciding {
  kind: Kind;
  reason: string;
  /** The organiser who can undo it while its mail waits. */
  heldFor?: string;
}

interface DecideArguments extends Deciding {
  verification: Omit<JudgeVerification, 'adminEmail'>;
}

/**
 * Decides about an application and mails the judge, once for each decision: verified, rejected
 * (both can change later), or still being verified, which changes nothing. Writes an audit entry.
 * Repeating a decision sends no second mail; a verification by another organiser confirms the
 * first. A verified judge takes part in the running seasons.
 * @throws not-found without an application; permission-denied about one's own; invalid-argument
 * when the notes contradict `isVerified`; failed-precondition when the judge is deactivated or has
 * changed
 */
export async function decideJudge(
  context: Judges,
  { verification, ...by }: DecideArguments,
): Promise<Judge> {
  const kind = kindOf(verification);
  const judge = await context.stores.judges.findByEmail(verification.judgeEmail);
  return decideOn(context, judge, { ...by, kind, reason: verification.notes });
}

/** As {@link decideJudge}, for a judge that was already read. */
export async function decideOn(
  context: Judges,
  judge: Judge | null,
  { admin, kind, reason, seen, heldFor }: Decided,
): Promise<Judge> {
  const decision = decisions[kind];
  if (!judge || isMinimal(judge))
    throw notFound('There is no application with this email address.');
  if ('person' in admin && isSamePerson(await admin.person(), judge)) throw decidesAboutSelf();
  if (isDeactivated(judge))
    throw refused('This judge is deactivated. Reactivate them before you decide again.');
  const isVerifying = decision.action === 'judge.verified';
  if (
    isVerifying &&
    'person' in admin &&
    (await mayConfirmVerification(context.deps.identity, admin, judge))
  )
    return confirmed(context, { actor: admin, judge, reason });
  if (isDecided(judge, kind)) return judge;
  if (seen !== undefined && seen !== judge.revision) throw decidedMeanwhile(judge);
  const { status, isVerified } = judge;
  const verifiers = isVerifying && 'person' in admin ? [admin.accountId] : [];
  const now = context.platform.clock();
  const joined = isVerifying ? seasonsJoined(await context.deps.seasons.all(), now) : [];
  const answers = withYes(judge, joined, now);
  return changeAsDecided(context, judge, {
    actor: admin,
    action: decision.action,
    reason,
    before: { status, isVerified },
    after: decision.change,
    fields: decision.action ? { ...decision.change, verifiers, answers } : decision.change,
    mail: decision.mail,
    ...(heldFor && { heldFor }),
  });
}

/** Whether this decision was already made, so that repeating it changes nothing. */
export const isDecided = (judge: Judge, kind: Kind) => decisions[kind].isDone(judge);

/** Records another organiser's confirmation of a verification; sends no mail. */
function confirmed(
  context: Judges,
  { actor, judge, reason }: { actor: Caller; judge: Judge; reason: string },
): Promise<Judge> {
  const { verifiers } = judge;
  return changeAsDecided(context, judge, {
    actor,
    action: 'judge.verification-confirmed',
    reason,
    before: { organisers: verifiers.length },
    after: { organisers: verifiers.length + 1 },
    fields: { verifiers: [...verifiers, actor.accountId] },
  });
}
