import type { Caller, Decider, Viewer } from '../../platform/authorisation/actor';
import type { WithoutEssay } from '../nominations/nomination';
import { borderlineOf } from './borderline';
import { conflictsWith, liftedFor } from './conflicts';
import { readContest } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider } from './deciders';
import {
  changeResult,
  mayDecide,
  type ResultChange,
  type ResultWrite,
  readForDecision,
  writeResult,
} from './decisions';
import { ratingsOfEntry } from './entry-ratings';
import { judgesWanted } from './extra-judges';
import { logged } from './logged';
import { openDecisions } from './open-decisions';
import { isPublic } from './policy';
import { contestStates, statusAfter, voidedFor, voidsProposedFor } from './present';
import type { Contest, Result } from './result';
import { singleRatingsAreShown } from './single-ratings';

/** What is asked about contests before anything is done. */
export const contestAnswers = (context: () => ContestQueries) => ({
  /** Categories of a season whose judging has closed for good. */
  closedIn: async (season: string): Promise<ReadonlySet<string>> =>
    new Set(
      (await context().results.all(season))
        .filter(({ state }) => state !== 'open')
        .map(({ category }) => category),
    ),
  publishedIn: async (season: string): Promise<ReadonlySet<string>> =>
    new Set((await context().results.all(season)).filter(isPublic).map(({ category }) => category)),
  singleRatingsShown: async (id: string): Promise<boolean> => {
    const season = await context().seasons.byId(id);
    return season !== null && singleRatingsAreShown(context(), season);
  },
  isPublished: async (contest: Contest): Promise<boolean> =>
    isPublic(await context().results.of(contest)),
  /** How strong the organiser's conflict of interest with any of the nominations is. */
  conflictOfDecider: (actor: Viewer, nominations: readonly WithoutEssay[]) =>
    conflictOfDecider(context(), actor, nominations),
  mayDecide: (actor: Decider, contest: Contest): Promise<boolean> =>
    mayDecide(context(), actor, contest),
  voidedFor: (actor: Decider, season: string) => voidedFor(context(), actor, season),
  judgesWanted: (season: string) => judgesWanted(context(), season),
  liftedFor: (accountId: string) => liftedFor(context(), accountId),
  conflictsWith: (reader: Caller, nomination: WithoutEssay) =>
    conflictsWith(context(), reader, nomination),
});

/** What other modules may ask about contests, and the writes that publication decides. */
export const contestsApi = (own: ReturnType<typeof contestAnswers>, context: Results) => ({
  ...own,
  resultOf: (contest: Contest): Promise<Result> => context.results.of(contest),
  resultsIn: (season?: string): Promise<Result[]> => context.results.all(season),
  readContest: (contest: Contest) => readContest(context, contest),
  readForDecision: (actor: Decider, contest: Contest) => readForDecision(context, actor, contest),
  changeResult: (read: Result, change: ResultChange) => changeResult(context, read, change),
  writeResult: (read: Result, change: ResultWrite) => writeResult(context, read, change),
  noteOpened: (contest: Contest, nominationId: string) =>
    context.results.noteOpened(contest, nominationId),
  statusAfter: (actor: Decider, result: Result) => statusAfter(context, actor, result),
  contestStates: () => contestStates(context),
  /** Throws the given refusal for an organiser whose conflict of interest keeps them from deciding. */
  async requireDecider(actor: Decider, contest: Contest, refusal: () => Error): Promise<void> {
    await readForDecision(context, actor, contest, { refusal });
  },
  openDecisions: () => openDecisions(context),
  borderlineIn: (season: string) => borderlineOf(context, season),
  voidsProposedFor: (actor: Decider, season: string) => voidsProposedFor(context, actor, season),
  loggedIn: async (season: string) => (await context.results.all(season)).map(logged),
  ratingsOfEntry: (actor: Decider, nominationId: string) =>
    ratingsOfEntry(context, actor, nominationId),
});

export type ContestsApi = ReturnType<typeof contestsApi>;
