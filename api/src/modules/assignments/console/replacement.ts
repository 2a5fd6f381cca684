import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { ReplacementRequest } from '@meritum/shared/contracts/listed-judges';
import { retryOnConflict, writeWithEffects } from '../../../module-kit/change-document';
import type { Effects } from '../../../module-kit/effects';
import type { MailRequest } from '../../../module-kit/mail-request';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Caller, Decider } from '../../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import {
  agreedReason,
  isOwnAccount,
  newProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../../platform/authorisation/two-organisers';
import { changedProposal } from '../../identity/turning-down';
import { decidesAboutSelf } from '../../judges/errors';
import { conflictOfInterestError } from '../../nominations/errors';
import { conflictOf } from '../../nominations/policy';
import type { Assignment } from '../assignment';
import type { Assignments } from '../context';
import { assignmentChanged, assignmentUnknown, nothingToReplace } from '../errors';
import { isOpen, nextReplacement } from '../rules';

/**
 * Takes a pending assignment away from a judge for good; another judge can be assigned, the same
 * one never again. From the third replacement at one entry on it takes two organisers
 * ({@link stepOfTwo}), and the reason is that of the proposal. Repeating it does nothing. Writes an
 * audit entry.
 * @throws not-found; permission-denied for the judge and for organisers with a conflict of
 * interest; failed-precondition when the assignment is not pending
 */
export const replaceJudge = (
  context: Assignments,
  actor: Decider,
  asked: ReplacementRequest,
): Promise<void> => retryOnConflict(() => replaceOnce(context, actor, asked));

async function replaceOnce(
  context: Assignments,
  actor: Decider,
  { assignmentId, nominationId, ...given }: ReplacementRequest,
): Promise<void> {
  const { stores, deps, platform } = context;
  const { conflict } = await deps.nominations.entryFor(actor, nominationId);
  if (conflict) throw conflictOfInterestError();
  const all = await stores.assignments.findByNomination(nominationId);
  const assignment = all.find(({ _id }) => _id === assignmentId);
  if (!assignment) throw assignmentUnknown();
  if (await isOwnAccount(deps.identity, actor, assignment.accountId)) throw decidesAboutSelf();
  const { status, replacementProposed } = assignment;
  if (status === 'replaced') {
    refuseOnceDone(given);
    return free(context, assignment);
  }
  if (!isOpen(assignment)) throw nothingToReplace();
  const { number, takesTwo } = nextReplacement(all);
  const step = await stepOfTwo(deps.identity, actor, replacementProposed, { ...given, takesTwo });
  if (step === 'repeat') return;
  if (step !== 'confirm') {
    const { season, category } = assignment;
    const { reason } = given;
    const { proposal, mails } = await changedProposal(deps.identity, actor, {
      step,
      first: replacementProposed,
      made: newProposal(platform, actor, reason),
      about: { kind: 'replacement', season, category, nominationId },
    });
    const action = `assignment.replacement-${proposalStateAfter(given)}` as const;
    await record(context, { actor, assignment, action, reason, mails }, (effects) =>
      stores.assignments.proposeReplacement(assignment, proposal, effects),
    );
    return;
  }
  const reason = agreedReason(given, replacementProposed);
  const decision = { actor, assignment, action: 'assignment.replaced', reason } as const;
  const replaced = await record(context, decision, (effects) =>
    stores.assignments.replace(assignment, number, effects),
  );
  await free(context, replaced);
}

interface Decision {
  actor: Caller;
  assignment: Assignment;
  action: AuditAction;
  reason: string;
  mails?: readonly MailRequest[];
}

/** Stores the replacement, unless a rating, recusal or replacement came first. */
function record(
  { platform: { mail, clock }, recordAudit }: Assignments,
  { actor, assignment, action, reason, mails = [] }: Decision,
  write: (effects: Effects) => Promise<Assignment | null>,
): Promise<Assignment> {
  const { _id: id, accountId, status } = assignment;
  const subject = { id, ...(accountId && { accountId }) };
  const isOver = /-(withdrawn|turned-down)$/.test(action);
  const after = { status: isOver ? status : 'replaced' };
  const event = { actor, action, subject, reason, before: { status }, after };
  const effects = { audit: pendingAuditEntry(clock, event), mails };
  return writeWithEffects({ recordAudit, mail, conflict: assignmentChanged }, effects, write);
}

/** Proposals to replace a judge, which wait for a second organiser. */
export async function openDecisions(
  { stores, deps }: Assignments,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const { identity, nominations } = deps;
  const proposed = await stores.assignments.findProposedForReplacement(organisers);
  const found = await nominations.findByIds(proposed.map(({ nominationId }) => nominationId));
  const entries = new Map(found.map((nomination) => [nomination._id, nomination]));
  return proposed.flatMap(({ replacementProposed, accountId, nominationId, season, category }) => {
    const nomination = entries.get(nominationId);
    // A deleted nomination keeps its judges until the next plan.
    if (!nomination) return [];
    return openProposals(replacementProposed, {
      ...{ kind: 'replacement', season, category, nominationId },
      mayDecide: async (actor) =>
        !(await isOwnAccount(identity, actor, accountId)) &&
        conflictOf(await nominations.affiliationOf(actor), nomination) === null,
    });
  });
}

/** Frees the judge's capacity; repeating it does nothing. */
const free = ({ deps }: Assignments, { judgeId, season, nominationId }: Assignment) =>
  deps.judges.release({ judgeId, season, nominationId }, true);
