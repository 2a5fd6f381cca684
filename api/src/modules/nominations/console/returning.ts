import type { ReturnRequest } from '@meritum/shared/contracts/listed-nominations';
import { returnReason } from '@meritum/shared/contracts/nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { takeFields } from '@meritum/shared/contracts/shape';
import { writeWithEffects } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Decider } from '../../../platform/authorisation/actor';
import {
  agreedReason,
  newProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../../platform/authorisation/two-organisers';
import { type ChangeOfProposal, changedProposal } from '../../identity/turning-down';
import { takingNominations } from '../commands';
import type { Nominations } from '../context';
import { cannotReturn, conflictOfInterestError, nominationChanged } from '../errors';
import type { Nomination } from '../nomination';
import { mayReturn, returnTakesTwo } from '../policy';
import { returnReviewed } from '../returning';
import { isReturned } from '../rules';
import { entryFor, hasEnded } from './detail';

/**
 * Returns a nomination to its nominator with a note. Where that takes two organisers ({@link
 * stepOfTwo}), the proposal's note is sent. A repeated call gets the first reply.
 * @throws invalid-argument for a note with a link elsewhere; not-found; permission-denied for a
 * conflict of interest; failed-precondition when it has changed since
 */
export async function returnByAdmin(
  context: Nominations,
  actor: Decider,
  { nominationId, revision, ...named }: ReturnRequest,
): Promise<Nomination> {
  const { note } = named;
  context.ownLinksOnly(note, '/note');
  const { nomination, conflict } = await entryFor(context, actor, nominationId);
  if (conflict) throw conflictOfInterestError();
  const isDone = isReturned(nomination) && nomination.revision === revision + 1;
  if (isDone) refuseOnceDone(named);
  if (isDone && (named.proposalId || nomination.returned?.note === note)) return nomination;
  if (nomination.revision !== revision) throw nominationChanged();
  const isJudged = await hasEnded(context, nomination);
  if (!mayReturn(nomination, { conflict, hasEnded: isJudged })) throw cannotReturn();
  const { returnProposed } = nomination;
  const taking = await takingNominations(context, nomination.submittedBy);
  const takesTwo = returnTakesTwo(nomination, taking, context.platform.clock());
  const asked = { ...named, reason: note, takesTwo };
  const step = await stepOfTwo(context.deps.identity, actor, returnProposed, asked);
  if (step === 'repeat') return nomination;
  if (step !== 'confirm') return changeProposal(context, actor, { nomination, asked, step });
  const emailConfirmed = await context.deps.identity.isConfirmed(nomination.submittedBy);
  const given = takeFields(returnReason, named);
  const reason = { ...given, note: agreedReason(asked, returnProposed) };
  return returnReviewed(context, nomination, { actor, taking, reason, emailConfirmed });
}

interface ProposalChange {
  nomination: Nomination;
  asked: NamedProposal & { reason: string };
  step: ChangeOfProposal;
}

async function changeProposal(
  context: Nominations,
  actor: Decider,
  { nomination, asked, step }: ProposalChange,
): Promise<Nomination> {
  const { stores, platform, recordAudit } = context;
  const { _id: nominationId, status, revision, season, category, returnProposed } = nomination;
  const { reason } = asked;
  const audit = pendingAuditEntry(platform.clock, {
    actor,
    action: `nomination.return-${proposalStateAfter(asked)}`,
    subject: { id: nominationId, accountId: nomination.submittedBy },
    reason,
    before: { status, revision },
    after: { status, revision },
  });
  const { proposal, mails } = await changedProposal(context.deps.identity, actor, {
    step,
    first: returnProposed,
    made: newProposal(context.platform, actor, reason),
    about: { kind: 'return', season, category, nominationId },
  });
  return writeWithEffects(
    { recordAudit, mail: platform.mail, conflict: nominationChanged },
    { audit, mails },
    (effects) => stores.nominations.updateReturnProposedIf(nomination, proposal, effects),
  );
}
