import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type {
  ImportReply,
  ImportRequest,
  WinnerListsReply,
} from '@meritum/shared/contracts/winner-imports';
import type { AuditedDocument } from '../../../module-kit/audit-trail';
import { answerRepetition, writeWithEffects } from '../../../module-kit/change-document';
import type { Effects } from '../../../module-kit/effects';
import type { MailRequest } from '../../../module-kit/mail-request';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Decider } from '../../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import {
  agreedReason,
  newProposal,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../../platform/authorisation/two-organisers';
import { after, days } from '../../../platform/clock';
import { refused } from '../../../platform/errors/domain-error';
import { changedProposal } from '../../identity/turning-down';
import type { DirectoryChange } from '../change';
import type { Winners } from '../context';
import { directoryChanged, importUnknown } from '../errors';
import type { ImportProposal } from '../store';
import { refuseContested } from './contested';

/** How long a proposed import can be applied. */
const proposalLifetime = days(7);

/**
 * Proposes a checked file, or applies it if another organiser has proposed it ({@link stepOfTwo}).
 * One write applies it, so that readers see all of it or nothing. Repeatable. Writes an audit
 * entry.
 * @throws not-found when the file is not the checked one; failed-precondition when it was checked
 * or proposed too long ago, or the directory has changed since
 */
export async function applyImport(
  context: Winners,
  actor: Decider,
  { importId, digest, reason, ...named }: ImportRequest,
): Promise<ImportReply> {
  const { winners } = context.stores;
  const change = await winners.findChange(importId);
  if (!change || change.digest !== digest) throw importUnknown();
  const { state, report } = change;
  if (state === 'applied' || change.winners.length === 0) {
    refuseOnceDone(named);
    return { state: 'applied', ...report };
  }
  if (change.until < context.platform.clock() && (await winners.findApplying()) !== change._id)
    throw refused('This file was checked too long ago. Check it again.');
  return answerRepetition(
    () => takeStep(context, { actor, change, reason, named }),
    async () => (named.withdrawalOf || named.turnDownOf ? null : appliedBefore(context, change)),
  );
}

interface Asked {
  actor: Decider;
  change: DirectoryChange;
  reason: string;
  named: NamedProposal;
}

async function takeStep(
  context: Winners,
  { actor, change, reason, named }: Asked,
): Promise<ImportReply> {
  const { report } = change;
  const found = await context.stores.winners.findProposal();
  const proposed = found?.changeId === change._id ? found : undefined;
  const isNamed = Object.values(named).some((id) => id !== undefined);
  // A new proposal replaces that of another file.
  const first = isNamed ? found : proposed;
  const step = await stepOfTwo(context.deps.identity, actor, first, { ...named, reason });
  if (step === 'repeat') return { state: proposalStateAfter(named), ...report };
  if (step !== 'propose' && !proposed) throw importUnknown();
  const decision = { actor, change, reason, proposed };
  if (step === 'withdraw' || step === 'turn-down') return end(context, decision, step);
  await refuseContested(context, change);
  if (step === 'propose') return proposeOne(context, decision);
  return apply(context, { ...decision, reason: agreedReason({ ...named, reason }, proposed) });
}

interface Decision extends Omit<Asked, 'named'> {
  /** The proposal of this file, as read. */
  proposed: ImportProposal | undefined;
  mails?: readonly MailRequest[];
}

/** Writes the decision with its audit entry. Throws failed-precondition as above. */
async function decide(
  { recordAudit, platform: { clock, mail } }: Winners,
  { actor, change, reason, mails = [] }: Decision,
  action: AuditAction,
  write: (effects: Effects) => Promise<AuditedDocument | null>,
): Promise<void> {
  const after = { ...change.report, digest: change.digest };
  const event = { actor, action, reason, subject: { id: change._id }, before: null, after };
  const effects = { audit: pendingAuditEntry(clock, event), mails };
  await writeWithEffects({ recordAudit, mail, conflict: directoryChanged }, effects, write);
}

async function proposeOne(context: Winners, decision: Decision): Promise<ImportReply> {
  const { stores, platform } = context;
  const { actor, change, reason } = decision;
  const proposal = { changeId: change._id, ...newProposal(platform, actor, reason) };
  const lasting = { ...change, until: after(platform.clock(), proposalLifetime) };
  await decide(context, decision, 'winners.import-proposed', (effects) =>
    stores.winners.proposeImport(lasting, proposal, effects),
  );
  return { state: 'proposed', ...change.report };
}

async function end(
  context: Winners,
  decision: Decision,
  step: 'withdraw' | 'turn-down',
): Promise<ImportReply> {
  const { actor, change, reason, proposed: first } = decision;
  if (!first) throw importUnknown();
  const made = { ...first, ...newProposal(context.platform, actor, reason) };
  const about = { kind: 'import' } as const;
  const { proposal, mails } = await changedProposal(context.deps.identity, actor, {
    step,
    first,
    made,
    about,
  });
  const state = step === 'withdraw' ? 'withdrawn' : 'turned-down';
  await decide(context, { ...decision, mails }, `winners.import-${state}`, (effects) =>
    context.stores.winners.endImport(first, proposal, effects),
  );
  return { state, ...change.report };
}

async function apply(context: Winners, decision: Decision): Promise<ImportReply> {
  const { winners } = context.stores;
  await decide(context, decision, 'winners.imported', async (effects) => {
    const committed = await winners.commit(decision.change, effects, decision.proposed);
    if (committed) await winners.finish();
    return committed;
  });
  return { state: 'applied', ...decision.change.report };
}

/** Of two simultaneous requests, the second gets the first reply. */
async function appliedBefore(
  { stores: { winners } }: Winners,
  { _id }: DirectoryChange,
): Promise<ImportReply | null> {
  await winners.finish();
  const change = await winners.findChange(_id);
  return change?.state === 'applied' ? { state: 'applied', ...change.report } : null;
}

/** The proposed import with its proposal; null if it can no longer be applied. */
async function openImport({ stores: { winners }, platform: { clock } }: Winners) {
  const proposal = await winners.findProposal();
  const change = proposal && (await winners.findChange(proposal.changeId));
  if (!change?.digest || change.until < clock()) return null;
  if (change.basis !== (await winners.readVersion())) return null;
  const { _id: importId, digest, report } = change;
  return { proposal, importId, digest, report, winners: change.shown ?? [] };
}

/** The import that waits for a second organiser. */
export async function openDecisions(context: Winners): Promise<OpenDecision[]> {
  const proposal = (await openImport(context))?.proposal;
  return openProposals(proposal, { kind: 'import', mayDecide: async () => true });
}

/** The import that waits for another organiser; null if it can no longer be applied. */
export async function proposedImport(
  context: Winners,
  actor: Decider,
): Promise<WinnerListsReply['proposed']> {
  const open = await openImport(context);
  const shown = await presentProposal(context.deps.identity, actor, open?.proposal);
  if (!open || !shown) return null;
  const { importId, digest, report, winners } = open;
  return {
    importId,
    digest,
    ...shown,
    ...report,
    winners,
  };
}
