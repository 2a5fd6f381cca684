import type { ReturnRequest } from '@meritum/shared/contracts/listed-nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { writeWithEffects } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Decider } from '../../../platform/authorisation/actor';
import {
  agreedReason,
  newProposal,
  type People,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../../platform/authorisation/two-organisers';
import { type ChangeOfProposal, changedProposal } from '../../identity/turning-down';
import type { OwnLinksOnly } from '../../mail/links-elsewhere';
import { type Nominations, takingNominations } from '../commands';
import { cannotReturn, conflictOfInterestError, nominationChanged } from '../errors';
import type { Nomination } from '../nomination';
import { mayReturn, returnTakesTwo } from '../policy';
import { returnReviewed } from '../returning';
import { isReturned } from '../rules';
import { entryFor, hasEnded, type NominationAdminQueries } from './detail';

export interface ReturnContext
  extends Nominations,
    People,
    Pick<NominationAdminQueries, 'affiliationOf' | 'closedIn' | 'seasons'> {
  seasons: Nominations['seasons'] & NominationAdminQueries['seasons'];
  isConfirmed(accountId: string): Promise<boolean>;
  /** Of the note, which is mailed. */
  ownLinksOnly: OwnLinksOnly;
}

/**
 * Returns a nomination to its nominator with a note, for an admin without a conflict of interest.
 * Where that takes two ({@link stepOfTwo}), it is returned with the note of the proposal. A repeated
 * call gets the first reply.
 * @throws invalid-argument for a note that links elsewhere; not-found; permission-denied for a
 * conflict of interest; failed-precondition when it has changed since
 */
export async function returnByAdmin(
  context: ReturnContext,
  actor: Decider,
  { nominationId, revision, note, ...named }: ReturnRequest,
): Promise<Nomination> {
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
  const takesTwo = returnTakesTwo(nomination, taking, context.clock());
  const asked = { ...named, reason: note, takesTwo };
  const step = await stepOfTwo(context, actor, returnProposed, asked);
  if (step === 'repeat') return nomination;
  if (step !== 'confirm') return changeProposal(context, actor, { nomination, asked, step });
  const emailConfirmed = await context.isConfirmed(nomination.submittedBy);
  const reason = { note: agreedReason(asked, returnProposed) };
  return returnReviewed(context, nomination, { actor, reason, emailConfirmed });
}

interface ProposalChange {
  nomination: Nomination;
  asked: NamedProposal & { reason: string };
  step: ChangeOfProposal;
}

async function changeProposal(
  context: ReturnContext,
  actor: Decider,
  { nomination, asked, step }: ProposalChange,
): Promise<Nomination> {
  const { nominations, recordAudit, mail, clock } = context;
  const { _id: nominationId, status, revision, season, category, returnProposed } = nomination;
  const { reason } = asked;
  const audit = pendingAuditEntry(clock, {
    actor,
    action: `nomination.return-${proposalStateAfter(asked)}`,
    subject: { id: nominationId, accountId: nomination.submittedBy },
    reason,
    before: { status, revision },
    after: { status, revision },
  });
  const { proposal, mails } = await changedProposal(context, actor, {
    step,
    first: returnProposed,
    made: newProposal(context, actor, reason),
    about: { kind: 'return', season, category, nominationId },
  });
  return writeWithEffects(
    { recordAudit, mail, conflict: nominationChanged },
    { audit, mails },
    (effects) => nominations.proposeReturn(nomination, proposal, effects),
  );
}
