import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import { conflictOf, mayReturn } from '../policy';
import { hasEnded, type NominationAdminQueries } from './detail';

/** Proposals to return a nomination, which wait for a second organiser until judging ends. */
export async function openDecisions(
  context: NominationAdminQueries,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const proposed = await context.nominations.proposedForReturn(organisers);
  const ofEach = proposed.map(async (nomination) => {
    if (await hasEnded(context, nomination)) return [];
    return openProposals(nomination.returnProposed, {
      kind: 'return',
      season: nomination.season,
      category: nomination.category,
      nominationId: nomination._id,
      async mayDecide(actor) {
        const conflict = conflictOf(await context.affiliationOf(actor), nomination);
        return mayReturn(nomination, { conflict, hasEnded: false });
      },
    });
  });
  return (await Promise.all(ofEach)).flat();
}
