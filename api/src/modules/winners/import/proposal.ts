import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import type { Caller } from '../../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import { presentProposal } from '../../../platform/authorisation/two-organisers';
import type { Importing } from './contested';

/** The proposed import with its proposal; null also when it can no longer be applied. */
async function openImport({ winners, clock }: Pick<Importing, 'winners' | 'clock'>) {
  const proposal = await winners.proposed();
  const change = proposal && (await winners.change(proposal.changeId));
  if (!change?.digest || change.until < clock()) return null;
  if (change.basis !== (await winners.version())) return null;
  const { _id: importId, digest, report } = change;
  return { proposal, importId, digest, report, winners: change.shown ?? [] };
}

/** The import that waits for a second organiser. */
export async function openDecisions(
  context: Pick<Importing, 'winners' | 'clock'>,
): Promise<OpenDecision[]> {
  const proposal = (await openImport(context))?.proposal;
  return openProposals(proposal, { kind: 'import', mayDecide: async () => true });
}

/** The import that waits for another organiser; null also when it can no longer be applied. */
export async function proposedImport(
  context: Pick<Importing, 'winners' | 'personOf' | 'clock'>,
  actor: Caller,
): Promise<WinnerListsReply['proposed']> {
  const open = await openImport(context);
  const shown = await presentProposal(context, actor, open?.proposal);
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
