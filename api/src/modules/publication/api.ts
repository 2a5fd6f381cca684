import { computedResults } from '../contests/outcome';
import type { Contest } from '../contests/result';
import type { WithoutEssay } from '../nominations/nomination';
import type { Publishing } from './context';
import type { Ledgers } from './ledgers';
import { publishedResultOf } from './published-entry';
import type { ClosedContests } from './receipts';
import { slugAtPublication } from './winners';

/** What other modules may ask about published results. */
export const publicationApi = (
  context: Publishing,
  ledgers: Ledgers,
  closedContest: ClosedContests,
) => ({
  /** SHA-256 of a published ledger as it is sent. Throws for one that is not published. */
  ledgerHashOf: async (contest: Contest) => (await ledgers.published(contest)).hash,
  publishedResultOf: (nomination: WithoutEssay) => publishedResultOf(context, ledgers, nomination),
  async slugAtPublication(nomination: WithoutEssay): Promise<string | undefined> {
    const snapshot = await context.contests.readContest(nomination);
    return slugAtPublication(await computedResults(context, snapshot), nomination._id);
  },
  /** The tree of a contest; null before judging has closed for good. */
  closedContest: async (contest: Contest) =>
    closedContest(await context.contests.resultOf(contest)),
});

export type PublicationApi = ReturnType<typeof publicationApi>;
