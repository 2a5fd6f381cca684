import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { ProposalState } from '@meritum/shared/contracts/proposals';
import { changeDocument } from '../../module-kit/change-document';
import type { ChangedFields } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { entryUnknown } from '../contests/errors';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import { awardOf } from './award';
import { isCorrectable } from './correctable';
import { noAward, recognitionChanged } from './errors';
import type { Recognition } from './recognition';
import { type Recognising, recognitionOf } from './recognitions';

/**
 * A published award that an organiser decides about, named by its nomination; an unpublished one
 * can be corrected.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award
 */
export async function awardToDecide(
  of: Recognising,
  actor: Decider,
  nominationId: string,
  toCorrect = false,
) {
  const [nomination] = await of.deps.nominations.findByIds([nominationId]);
  if (!nomination) throw entryUnknown();
  const { season, category } = nomination;
  await of.deps.contests.requireDecider(actor, { season, category }, entryUnknown);
  const is = toCorrect ? await isCorrectable(of, nomination) : await awardOf(of.deps, nomination);
  if (!is) throw noAward();
  return { nomination, recognition: await recognitionOf(of, nomination) };
}

type Decided = Awaited<ReturnType<typeof awardToDecide>>;

interface Change {
  action: Extract<AuditAction, `recognition.${string}`>;
  reason: string;
  fields: ChangedFields<Recognition>;
  mails?: readonly MailRequest[];
}

/** Writes a decision with its audit entry, which contains neither name nor award. */
export async function changeRecognition(
  { stores, platform, recordAudit }: Recognising,
  actor: Decider,
  { nomination, recognition }: Decided,
  { action, reason, fields, mails = [] }: Change,
): Promise<void> {
  const { season, category, submittedBy: accountId } = nomination;
  const audit = pendingAuditEntry(platform.clock, {
    actor,
    action,
    subject: { id: recognition._id, accountId },
    reason,
    before: null,
    after: { contest: `${season}:${category}` },
  });
  const { updateIf: change } = stores.recognitions;
  const writing = { change, recordAudit, mail: platform.mail, conflict: recognitionChanged };
  await changeDocument(writing, recognition, { fields, effects: { audit, mails } });
}

interface ProposalChange<First extends FirstOfTwo> {
  kind: 'rename' | 'revocation';
  step: ChangeOfProposal;
  state: ProposalState;
  first: First | undefined;
  made: First;
}

/** Stores or ends a proposal, and returns its state. */
export async function changeProposal<First extends FirstOfTwo>(
  of: Recognising,
  actor: Decider,
  decided: Decided,
  { kind, state, ...change }: ProposalChange<First>,
): Promise<ProposalState> {
  const { _id: nominationId, season, category } = decided.nomination;
  const about = { kind, season, category, nominationId };
  const { proposal, mails } = await changedProposal(of.deps.identity, actor, { ...change, about });
  await changeRecognition(of, actor, decided, {
    action: `recognition.${kind}-${state}`,
    reason: change.made.reason,
    fields: { [`${kind}Proposed`]: proposal ?? undefined },
    mails,
  });
  return state;
}
