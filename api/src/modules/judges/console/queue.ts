import type {
  ApplicationOutcome,
  DecisionsRequest,
  UndoRequest,
} from '@meritum/shared/contracts/applications';
import { limits } from '@meritum/shared/contracts/limits';
import { retryOnConflict, writeWithEffects } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Caller, Decider } from '../../../platform/authorisation/actor';
import { isSamePerson } from '../../../platform/authorisation/same-person';
import { shownName } from '../../../platform/authorisation/two-organisers';
import { after, seconds } from '../../../platform/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Judges } from '../context';
import {
  decidedText,
  decidesAboutSelf,
  judgeChanged,
  judgeUnknown,
  undoneTooLate,
} from '../errors';
import type { Judge } from '../judge';
import { mayConfirmVerification } from '../policy';
import { isVerifiedJudge } from '../rules';
import { decideOn, isDecided } from '../verification';

type Seen = UndoRequest['applications'][number];
type Decision = Pick<DecisionsRequest, 'decision' | 'reason'>;

const refused = (judgeId: string, message: string): ApplicationOutcome => ({
  judgeId,
  done: false,
  revision: null,
  undoable: false,
  message,
});

/**
 * Verifies or rejects several applicants, each by its own conditional write and audit entry. Their
 * mails wait until {@link endHolds}. Repeating the request returns the same.
 * @throws permission-denied when one of them is the actor's own; then nothing is decided
 */
export async function decideApplications(
  context: Judges,
  actor: Decider,
  { applications, ...decision }: DecisionsRequest,
): Promise<ApplicationOutcome[]> {
  const person = await actor.person();
  const judges = await context.stores.judges.findByIds(applications.map(({ judgeId }) => judgeId));
  if (judges.some((judge) => isSamePerson(person, judge))) throw decidesAboutSelf();
  return eachOf(applications, (seen) =>
    retryOnConflict(() => decideOne(context, actor, decision, seen), 2),
  );
}

/** One at a time, since each appends to the audit trail; a refusal does not stop the others. */
async function eachOf(
  applications: readonly Seen[],
  work: (seen: Seen) => Promise<ApplicationOutcome>,
): Promise<ApplicationOutcome[]> {
  const outcomes: ApplicationOutcome[] = [];
  for (const seen of applications) {
    try {
      outcomes.push(await work(seen));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push(refused(seen.judgeId, error.message));
    }
  }
  return outcomes;
}

/** Decides about the judge as the actor saw them. A refusal names who has decided meanwhile. */
async function decideOne(
  context: Judges,
  admin: Decider,
  { decision: kind, reason }: Decision,
  { judgeId, revision }: Seen,
): Promise<ApplicationOutcome> {
  const judge = await context.stores.judges.findById(judgeId);
  if (!judge) throw judgeUnknown();
  const isConfirming =
    kind === 'verified' && (await mayConfirmVerification(context.deps.identity, admin, judge));
  const isRepeated = isDecided(judge, kind) && judge.heldDecision?.by === admin.accountId;
  if (!isConfirming && !isRepeated) {
    const isOver = isDecided(judge, kind) || isVerifiedJudge(judge);
    const isChanged = judge.revision !== revision;
    if (isOver || (isChanged && judge.status === 'REJECTED'))
      return refused(judgeId, decidedText(judge, await decidedBy(context, judge)));
    if (isChanged) throw judgeChanged();
  }
  const decided = await decideOn(context, judge, {
    admin,
    kind,
    reason,
    heldFor: admin.accountId,
  });
  return {
    judgeId,
    done: true,
    revision: decided.revision,
    undoable: decided.heldDecision?.by === admin.accountId,
    message: isConfirming
      ? `${judge.fullName} was already accepted by another organiser. You have confirmed it.`
      : '',
  };
}

/** The name of the last organiser who decided; undefined if erased. */
async function decidedBy({ deps }: Judges, { _id, heldDecision }: Judge) {
  const held = heldDecision?.by ? await deps.identity.personOf(heldDecision.by) : null;
  if (held) return shownName(held);
  return (await deps.audit.historyOf(_id))[0]?.by ?? undefined;
}

/**
 * Undoes the actor's decisions whose mails still wait: the applicants are as before. A later
 * decision would have sent the mail, so there is none. Writes an audit entry for each.
 */
export const undoDecisions = (
  context: Judges,
  actor: Caller,
  { applications }: UndoRequest,
): Promise<ApplicationOutcome[]> =>
  eachOf(applications, async (seen) => {
    const { _id: judgeId, revision } = await undoOne(context, actor, seen);
    return { judgeId, done: true, revision, undoable: false, message: '' };
  });

async function undoOne(
  context: Judges,
  actor: Caller,
  { judgeId, revision }: Seen,
): Promise<Judge> {
  const { stores, platform, recordAudit } = context;
  const judge = await stores.judges.findById(judgeId);
  if (!judge) throw judgeUnknown();
  const { heldDecision: held, status, isVerified, verifiers } = judge;
  if (held?.by !== actor.accountId || judge.revision !== revision) {
    const isConfirmed = verifiers.length > 1 && verifiers.includes(actor.accountId);
    throw undoneTooLate(judge, isConfirmed);
  }
  const change = { status: held.from, isVerified: false };
  const audit = pendingAuditEntry(platform.clock, {
    actor: { accountId: actor.accountId },
    action: 'judge.decision-undone',
    subject: { id: judgeId, accountId: judge.accountId },
    reason: '',
    before: { status, isVerified },
    after: change,
  });
  const conflict = () => undoneTooLate(judge);
  return writeWithEffects({ recordAudit, conflict }, { audit, mails: [] }, (effects) =>
    stores.judges.undo(judge, held, { ...change, verifiers: [], heldDecision: null }, effects),
  );
}

/** Milliseconds until a mail is sent: the page's time for undoing, and some for its request. */
const hold = seconds(limits.undoSeconds + 3);

/** Sends the mails of decisions that were not undone, and assigns entries to those verified. */
export async function endHolds(context: Judges): Promise<void> {
  const { stores, platform, deps } = context;
  let isJudging = false;
  for (const judge of await stores.judges.listHeldSince(after(platform.clock(), -hold))) {
    const { heldDecision: held } = judge;
    if (!held || !(await stores.judges.endHold(judge._id, held))) continue;
    await platform.mail(held.mail);
    isJudging ||= isVerifiedJudge(judge);
  }
  if (isJudging) await deps.notices.allocate();
}
