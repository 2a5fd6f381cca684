import { withContext } from '../../module-kit/with-context';
import type { Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import { isOwnAccount } from '../../platform/authorisation/two-organisers';
import { conflictOf } from '../nominations/policy';
import { borderlineOf } from './borderline';
import { conflictsWith, isLiftable, liftedFor, proposalIn } from './conflicts';
import { readContest } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider, mayDecideAs } from './deciders';
import { changeResult, mayDecide, readForDecision, writeResult } from './decisions';
import { ratingsOfEntry } from './entry-ratings';
import { judgesWanted } from './extra-judges';
import { leftOutBecause } from './left-out';
import { resultForLog } from './logged';
import { isPublic, mayBeVoided, mayVoidNow, scoresAreShown } from './policy';
import { contestStates, statusAfter, voidedFor } from './present';
import type { Contest, Result } from './result';
import { plannedPublication, proposedPublication } from './schedule';
import { singleRatingsAreShown } from './single-ratings';
import { decisionOf, firstOf } from './voids';

/** What other modules may ask before any module starts. */
export function contestQueries(context: () => ContestQueries) {
  const statesIn = (season: string) => context().stores.results.listStates(season);
  type State = Awaited<ReturnType<typeof statesIn>>[number];
  async function categoriesIn(season: string, isMeant: (one: State) => boolean) {
    const meant = (await statesIn(season)).filter(isMeant);
    return new Set(meant.map(({ category }) => category));
  }
  return {
    /** Categories of a season whose judging has closed for good. */
    closedIn: (season: string): Promise<ReadonlySet<string>> =>
      categoriesIn(season, ({ state }) => state !== 'open'),
    publishedIn: (season: string): Promise<ReadonlySet<string>> => categoriesIn(season, isPublic),
    /** Ids of the voided entries in a season's open contests, which judges are not asked to rate. */
    async voidedIn(season: string): Promise<ReadonlySet<string>> {
      const open = (await statesIn(season)).filter(({ state }) => state === 'open');
      const voided = open
        .flatMap(({ voids }) => voids)
        .filter(({ kind, state }) => kind === 'entry' && state === 'confirmed');
      return new Set(voided.map(({ nominationId }) => nominationId));
    },
    /** The agreed moment of publication by category of a season. */
    async plannedPublications(season: string): Promise<ReadonlyMap<string, Date>> {
      const planned = (await statesIn(season)).map(
        (one) => [one.category, plannedPublication(one)?.publishAt] as const,
      );
      return new Map(planned.flatMap(([category, at]) => (at ? [[category, at]] : [])));
    },
    singleRatingsShown: async (id: string): Promise<boolean> => {
      const season = await context().deps.seasons.findById(id);
      return season !== null && singleRatingsAreShown(context(), season);
    },
    isPublished: async (contest: Contest): Promise<boolean> =>
      isPublic(await context().stores.results.findByContest(contest)),
    ...withContext(context, {
      conflictOfDecider,
      mayDecide,
      voidedFor,
      judgesWanted,
      liftedFor,
      conflictsWith,
      leftOutBecause,
    }),
  };
}

/** The functions for other modules, and the writes of publication. */
export const contestsApi = (queries: ReturnType<typeof contestQueries>, context: Results) => ({
  ...queries,
  findResult: context.stores.results.findByContest,
  listResults: context.stores.results.listBySeason,
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
  noteOpened: context.stores.results.noteOpened,
  /** Throws the given refusal for an organiser whose conflict of interest keeps them from deciding. */
  async requireDecider(actor: Decider, contest: Contest, refusal: () => Error): Promise<void> {
    await readForDecision(context, actor, contest, { refusal });
  },
  loggedIn: async (season: string) =>
    (await context.stores.results.listBySeason(season)).map(resultForLog),
});

export type ContestsApi = ReturnType<typeof contestsApi>;

/** Proposals about contests that wait for a second organiser: closing, outcome, voids, conflicts. */
async function openDecisions(context: Results): Promise<OpenDecision[]> {
  const all = await context.stores.results.listBySeason();
  const ofEach = all.map(async (result) => [
    ...closingAndOutcome(context, result),
    ...voids(context, result),
    ...(await lifts(context, result)),
  ]);
  return (await Promise.all(ofEach)).flat();
}

const contestOf = ({ season, category }: Result) => ({ season, category });

const conflict = async (context: Results, actor: Decider, result: Result) =>
  conflictOfDecider(context, actor, await context.deps.nominations.listByContest(result));

function closingAndOutcome(context: Results, result: Result): OpenDecision[] {
  const about = {
    ...contestOf(result),
    mayDecide: async (actor: Decider) => mayDecideAs(await conflict(context, actor, result), 2),
  };
  if (!scoresAreShown(result))
    return openProposals(result.closingProposed, { ...about, kind: 'closing' });
  if (isPublic(result)) return [];
  const { id = '', stopped } = result.schedule ?? {};
  const moment = proposedPublication(result, context.platform.clock());
  return [
    ...openProposals(result.proposed, { ...about, kind: 'outcome' }),
    ...openProposals(moment, { ...about, kind: 'publication' }),
    // Organisers were mailed about the proposal under its own id.
    ...(stopped
      ? [{ ...about, kind: 'publication-stopped' as const, id: `${id}:stopped`, since: stopped.at }]
      : []),
  ];
}

/** Proposed voids, without contests in which the organiser has a conflict of interest. */
function voids(context: Results, result: Result): OpenDecision[] {
  const open = result.voids.filter((one) => mayBeVoided(result.state) && mayVoidNow(result, one));
  return open.flatMap((one) =>
    openProposals(firstOf(one), {
      ...contestOf(result),
      ...decisionOf(one),
      mayDecide: async (actor) => (await conflict(context, actor, result)).conflict === 'none',
    }),
  );
}

/** Proposed lifts, without those whose conflict no longer exists. */
async function lifts(context: Results, result: Result): Promise<OpenDecision[]> {
  const proposed = isPublic(result) ? [] : result.lifts.filter(({ confirmed }) => !confirmed);
  const ofEach = proposed.map(async (lift) => {
    const { nominationId, accountId } = lift;
    const [nomination] = await context.deps.nominations.findByIds([nominationId]);
    if (!nomination || !(await isLiftable(context, accountId, nomination))) return [];
    return openProposals(proposalIn(lift), {
      ...contestOf(result),
      kind: 'conflict',
      nominationId,
      mayDecide: async (actor) =>
        !(await isOwnAccount(context.deps.identity, actor, accountId)) &&
        conflictOf(await context.deps.nominations.affiliationOf(actor), nomination) === null,
    });
  });
  return (await Promise.all(ofEach)).flat();
}
