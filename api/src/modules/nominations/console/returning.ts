import type { ReturnRequest } from '@meritum/shared/contracts/listed-nominations';
import type { ReturnReason } from '@meritum/shared/contracts/nominations';
import { writeWithEffects } from '../../../composition/change-document';
import type { Caller, Decider } from '../../../platform/authorisation/actor';
import {
  agreedReason,
  newProposal,
  type People,
  refuseWithdrawal,
  stepOfTwo,
} from '../../../platform/authorisation/two-organisers';
import { pendingAuditEntry } from '../../audit/pending-entries';
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
  { nominationId, revision, proposalId, withdrawalOf, ...reason }: ReturnRequest,
): Promise<Nomination> {
  const named = { proposalId, withdrawalOf };
  context.ownLinksOnly(reason.note, '/note');
  const { nomination, conflict } = await entryFor(context, actor, nominationId);
  if (conflict) throw conflictOfInterestError();
  const isDone = isReturned(nomination) && nomination.revision === revision + 1;
  if (isDone && (proposalId || nomination.returned?.note === reason.note)) return nomination;
  if (isDone) refuseWithdrawal(named);
  if (nomination.revision !== revision) throw nominationChanged();
  const isJudged = await hasEnded(context, nomination);
  if (!mayReturn(nomination, { conflict, hasEnded: isJudged })) throw cannotReturn();
  const { returnProposed } = nomination;
  const taking = await takingNominations(context, nomination.submittedBy);
  const takesTwo = returnTakesTwo(nomination, taking, context.clock());
  const asked = { ...named, reason: reason.note, takesTwo };
  const step = await stepOfTwo(context, actor, returnProposed, asked);
  if (step === 'repeat') return nomination;
  if (step !== 'confirm') return changeProposal(context, actor, { nomination, reason, step });
  const emailConfirmed = await context.isConfirmed(nomination.submittedBy);
  const note = agreedReason({ proposalId, reason: reason.note }, returnProposed);
  return returnReviewed(context, nomination, { actor, reason: { note }, emailConfirmed });
}

interface ProposalChange {
  nomination: Nomination;
  reason: ReturnReason;
  step: 'propose' | 'withdraw';
}

function changeProposal(
  context: ReturnContext,
  actor: Caller,
  { nomination, reason: { note }, step }: ProposalChange,
): Promise<Nomination> {
  const { nominations, recordAudit, mail, clock } = context;
  const { status, revision } = nomination;
  const entry = pendingAuditEntry(clock, {
    actor,
    action: step === 'propose' ? 'nomination.return-proposed' : 'nomination.return-withdrawn',
    subject: { id: nomination._id, accountId: nomination.submittedBy },
    reason: note,
    before: { status, revision },
    after: { status, revision },
  });
  const proposal = step === 'propose' ? newProposal(context, actor, note) : null;
  return writeWithEffects(
    { recordAudit, mail, conflict: nominationChanged },
    { audit: entry, mails: [] },
    (effects) => nominations.proposeReturn(nomination, proposal, effects),
  );
}
