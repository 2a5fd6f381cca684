import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import { publishedNameOf } from '../nominations/nomination';
import type { Deciding } from './deciding';
import { accountName, proposalOf } from './renaming';

/** Proposals about awards that wait for a second organiser: to revoke one, or to change its name. */
export async function openDecisions(
  of: Deciding,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const open: OpenDecision[] = [];
  for (const recognition of await of.recognitions.proposedBy(organisers)) {
    const { nominationId, revokedAt, revocationProposed } = recognition;
    const [nomination] = nominationId ? await of.context.nominations.byIds([nominationId]) : [];
    if (!nomination || revokedAt) continue;
    const { _id, season, category } = nomination;
    const renameProposed = proposalOf(recognition, await accountName(of, nomination));
    const about = {
      season,
      category,
      nominationId: _id,
      name: publishedNameOf(nomination),
      mayDecide: (actor: Parameters<OpenDecision['mayDecide']>[0]) =>
        of.context.contests.mayDecide(actor, { season, category }),
    };
    open.push(
      ...openProposals(revocationProposed, { ...about, kind: 'revocation' }),
      ...openProposals(renameProposed, { ...about, kind: 'rename' }),
    );
  }
  return open;
}
