import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import type { Actor } from '../../../platform/authorisation/actor';
import { presentProposal } from '../../../platform/authorisation/two-organisers';
import type { Importing } from './contested';

/** The import that waits for another organiser; null also when it can no longer be applied. */
export async function proposedImport(
  context: Pick<Importing, 'winners' | 'personOf' | 'clock'>,
  actor: Pick<Actor, 'accountId'>,
): Promise<WinnerListsReply['proposed']> {
  const { winners, clock } = context;
  const proposal = await winners.proposed();
  if (!proposal) return null;
  const shown = await presentProposal(context, actor, proposal);
  const change = await winners.change(proposal.changeId);
  if (!shown || !change?.digest || change.until < clock()) return null;
  if (change.basis !== (await winners.version())) return null;
  const { _id: importId, digest, report } = change;
  return {
    importId,
    digest,
    ...shown,
    ...report,
    winners: change.shown ?? [],
  };
}
