import { contestPath } from '@meritum/shared/programme/contest-path';
import { site } from '@meritum/shared/programme/site';
import type { Decider } from '../../platform/authorisation/actor';
import { computedResults } from '../contests/outcome';
import type { Contest } from '../contests/result';
import type { WithoutEssay } from '../nominations/nomination';
import { publishedContests } from './contest-page';
import type { Publishing } from './context';
import { publishedResultOf } from './entry-results';
import type { Ledgers } from './ledgers';
import { unpublished } from './preview';
import type { ClosedContests } from './receipts';
import { slugAtPublication } from './winners';

/** The functions about published results for other modules. */
export const publicationApi = (
  context: Publishing,
  ledgers: Ledgers,
  closedContest: ClosedContests,
) => ({
  /** SHA-256 of a published ledger as it is sent. Throws for one that is not published. */
  ledgerHashOf: async (contest: Contest) => (await ledgers.published(contest)).hash,
  /** The addresses of the pages of published contests. */
  pages: async () =>
    (await publishedContests(context)).map((one) => `${site.origin}${contestPath(one)}`),
  /** A preview of a final outcome's publication. Throws as {@link unpublished} does. */
  unpublished: (...asked: [actor: Decider, contest: Contest, tier: string | null]) =>
    unpublished(context, ...asked),
  publishedResultOf: (nomination: WithoutEssay) => publishedResultOf(context, ledgers, nomination),
  async slugAtPublication(nomination: WithoutEssay): Promise<string | undefined> {
    const snapshot = await context.deps.contests.readContest(nomination);
    return slugAtPublication(await computedResults(context, snapshot), nomination._id);
  },
  /** The tree of a contest; null before judging is closed for good. */
  closedContest: async (contest: Contest) =>
    closedContest(await context.deps.contests.findResult(contest)),
});

export type PublicationApi = ReturnType<typeof publicationApi>;
