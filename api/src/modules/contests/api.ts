import { withContext } from '../../composition/with-context';
import type { Decider } from '../../platform/authorisation/actor';
import { borderlineOf } from './borderline';
import { conflictsWith, liftedFor } from './conflicts';
import { readContest } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider } from './deciders';
import { changeResult, mayDecide, readForDecision, writeResult } from './decisions';
import { ratingsOfEntry } from './entry-ratings';
import { judgesWanted } from './extra-judges';
import { logged } from './logged';
import { openDecisions } from './open-decisions';
import { isPublic } from './policy';
import { contestStates, statusAfter, voidedFor } from './present';
import type { Contest } from './result';
import { singleRatingsAreShown } from './single-ratings';

/** What is asked about contests before anything is done. */
export const contestAnswers = (context: () => ContestQueries) => ({
  /** Categories of a season whose judging has closed for good. */
  closedIn: async (season: string): Promise<ReadonlySet<string>> =>
    new Set(
      (await context().results.states(season))
        .filter(({ state }) => state !== 'open')
        .map(({ category }) => category),
    ),
  publishedIn: async (season: string): Promise<ReadonlySet<string>> =>
    new Set(
      (await context().results.states(season)).filter(isPublic).map(({ category }) => category),
    ),
  singleRatingsShown: async (id: string): Promise<boolean> => {
    const season = await context().seasons.byId(id);
    return season !== null && singleRatingsAreShown(context(), season);
  },
  isPublished: async (contest: Contest): Promise<boolean> =>
    isPublic(await context().results.of(contest)),
  ...withContext(context, {
    conflictOfDecider,
    mayDecide,
    voidedFor,
    judgesWanted,
    liftedFor,
    conflictsWith,
  }),
});

/** What other modules may ask about contests, and the writes that publication decides. */
export const contestsApi = (own: ReturnType<typeof contestAnswers>, context: Results) => ({
  ...own,
  resultOf: context.results.of,
  resultsIn: context.results.all,
  ...withContext(() => context, {
    readContest,
    readForDecision,
    changeResult,
    writeResult,
    statusAfter,
    contestStates,
    openDecisions,
    borderlineIn: borderlineOf,
    ratingsOfEntry,
  }),
  noteOpened: context.results.noteOpened,
  /** Throws the given refusal for an organiser whose conflict of interest keeps them from deciding. */
  async requireDecider(actor: Decider, contest: Contest, refusal: () => Error): Promise<void> {
    await readForDecision(context, actor, contest, { refusal });
  },
  loggedIn: async (season: string) => (await context.results.all(season)).map(logged),
});

export type ContestsApi = ReturnType<typeof contestsApi>;
