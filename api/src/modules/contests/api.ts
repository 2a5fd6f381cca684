import type { Actor } from '../../platform/authorisation/actor';
import type { WithoutEssay } from '../nominations/nomination';
import { borderlineOf } from './borderline';
import { conflictsWith, liftedFor } from './conflicts';
import { contestOf, readContest } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider } from './deciders';
import { type Decider, mayDecide, readForDecision } from './decisions';
import { ratingsOfEntry } from './entry-ratings';
import { ledgerUnknown } from './errors';
import { judgesWanted } from './extra-judges';
import type { Ledgers } from './ledgers';
import { logged } from './logged';
import { openDecisions } from './open-decisions';
import { computedResults } from './outcome';
import { isPublic } from './policy';
import { contestStates, voidedFor, voidsProposedFor } from './present';
import { publishedResultOf } from './published-entry';
import type { closedContests } from './receipts';
import type { Contest } from './result';
import { singleRatingsAreTold } from './single-ratings';
import { slugAtPublication } from './winners';

type Who = Pick<Actor, 'accountId' | 'person'>;

/** What is asked about contests before anything is done. */
export const contestAnswers = (context: () => ContestQueries) => ({
  /** Categories of a season whose judging has closed for good. */
  closedIn: async (season: string): Promise<ReadonlySet<string>> =>
    new Set(
      (await context().results.all(season))
        .filter(({ state }) => state !== 'open')
        .map(({ category }) => category),
    ),
  /** Whether organisers are told what single judges of a season gave. */
  singleRatingsTold: async (id: string): Promise<boolean> => {
    const season = await context().seasons.byId(id);
    return season !== null && singleRatingsAreTold(context(), season);
  },
  isPublished: async (contest: Contest): Promise<boolean> =>
    isPublic(await context().results.of(contest)),
  /** How strong the organiser's conflict of interest with any of the nominations is. */
  conflictOfDecider: (actor: Pick<Actor, 'person'>, nominations: readonly WithoutEssay[]) =>
    conflictOfDecider(context(), actor, nominations),
  mayDecide: (actor: Decider, contest: Contest): Promise<boolean> =>
    mayDecide(context(), actor, contest),
  voidedFor: (actor: Who, season: string) => voidedFor(context(), actor, season),
  judgesWanted: (season: string) => judgesWanted(context(), season),
  liftedFor: (accountId: string) => liftedFor(context(), accountId),
  conflictsWith: (reader: { accountId: string }, nomination: WithoutEssay) =>
    conflictsWith(context(), reader, nomination),
});

interface Given {
  own: ReturnType<typeof contestAnswers>;
  context: Results;
  ledgers: Ledgers;
  closedContest: ReturnType<typeof closedContests>;
}

/** What other modules may ask about contests and their results. */
export const contestsApi = ({ own, context, ledgers, closedContest }: Given) => ({
  ...own,
  /** How far the contests of every season are; the newest season first. */
  contestStates: () => contestStates(context),
  /** Throws the given refusal for an organiser whose conflict of interest keeps them from deciding. */
  async requireDecider(actor: Decider, contest: Contest, refusal: () => Error): Promise<void> {
    await readForDecision(context, actor, contest, { refusal });
  },
  openDecisions: () => openDecisions(context),
  borderlineIn: (season: string) => borderlineOf(context, season),
  voidsProposedFor: (actor: Who, season: string) => voidsProposedFor(context, actor, season),
  /** What the public log records of a season's contests. */
  loggedIn: async (season: string) => (await context.results.all(season)).map(logged),
  /** SHA-256 of a published ledger as it is sent. Throws for one that is not published. */
  async ledgerHashOf(contest: Contest): Promise<string> {
    const published = await ledgers.of(contest);
    if (!published) throw ledgerUnknown();
    return published.hash;
  },
  /** What an entry came to, and in which season; null before publication, and if it took no part. */
  async publishedResultOf(nomination: WithoutEssay) {
    const entry = await publishedResultOf(context, ledgers, nomination);
    if (!entry) return null;
    const { season, contest } = await contestOf(context, nomination);
    const { publishedAt } = await context.results.of(contest);
    return { entry, season, contest, publishedAt: publishedAt as Date };
  },
  /** The slug with which the nomination's winner was published; undefined without one. */
  async slugAtPublication(nomination: WithoutEssay): Promise<string | undefined> {
    const results = await computedResults(context, await readContest(context, nomination));
    return slugAtPublication(results, nomination._id);
  },
  /** The tree of a contest; null before judging has closed for good. */
  closedContest: async (contest: Contest) => closedContest(await context.results.of(contest)),
  ratingsOfEntry: (actor: Who, nominationId: string) =>
    ratingsOfEntry(context, ledgers, actor, nominationId),
});

export type ContestsApi = ReturnType<typeof contestsApi>;
