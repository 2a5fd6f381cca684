import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import { conflictOf, mayReturn } from '../policy';
import { isInCurrentContest, type NominationAdminQueries } from './detail';

/** Proposals to return a nomination, which wait for a second organiser. */
export async function openDecisions(context: NominationAdminQueries): Promise<OpenDecision[]> {
  const proposed = await context.nominations.proposedForReturn();
  return proposed.flatMap((nomination) =>
    openProposals(nomination.returnProposed, {
      kind: 'return',
      season: nomination.season,
      category: nomination.category,
      nominationId: nomination._id,
      async mayDecide(actor) {
        const tie = conflictOf(await context.affiliationOf(actor), nomination);
        return mayReturn(nomination, {
          tie,
          isCurrent: await isInCurrentContest(context, nomination),
        });
      },
    }),
  );
}
