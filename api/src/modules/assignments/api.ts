import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import { fixingOf, type SeasonDraw, valuesAwaited } from '../draw/draw';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
import type { AppliedPlan } from '../planning/plan-input';
import type { Assignment } from './assignment';
import type { Assignments } from './commands';
import {
  type AssignmentAdminQueries,
  activityOfSeason,
  coverageOfSeason,
  entriesOfJudge,
  judgesOfNomination,
  type Without,
} from './console/queries';
import { giveReceipts } from './receipts/commands';
import { setRatingsAside } from './setting-aside';

type Contest = Pick<Assignment, 'season' | 'category'>;
type Asking = Pick<Actor, 'person'>;

interface Given {
  assigning: Assignments;
  queries: AssignmentAdminQueries;
  /** Assigns available judges where ratings are missing; returns how many it made. */
  allocate(): Promise<number>;
  /** How chance takes part in the season's plans; null where it does not. */
  drawOf(season: Season): Promise<SeasonDraw | null>;
  /** Applied plans of a season, with the digests that bind them to their input. */
  plansIn(season: string): Promise<AppliedPlan[]>;
  /** Names of the mails about judging if the actor has a conflict of interest, else none. */
  mailsWithheldFrom(actor: Asking): Promise<readonly string[]>;
  /** The given ids whose nomination the actor has a conflict of interest with. */
  conflictedIds(actor: Asking, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What other modules may read and do with assignments and ratings. */
export const assignmentsApi = ({ assigning, queries, ...given }: Given) => ({
  ...given,
  /** When the draw was fixed, and the digest that the public log tells of it. */
  async fixingOf(season: Season) {
    const draw = await given.drawOf(season);
    return draw && fixingOf(draw);
  },
  /** How many values for the draw planning waits for. */
  valuesAwaited: async (season: Season) =>
    valuesAwaited(await given.drawOf(season), assigning.clock()),
  byId: assigning.assignments.byId,
  ofNomination: assigning.assignments.ofNomination,
  ofContest: assigning.assignments.ofContest,
  ofAccount: assigning.assignments.ofAccount,
  progress: assigning.assignments.progress,
  judgedOf: assigning.assignments.judgedOf,
  /** Whether the account has rated a nomination of the contest. */
  hasRatedIn: async (accountId: string, { season, category }: Contest) =>
    (await assigning.assignments.ofJudge(accountId, season)).some(
      (one) => one.category === category && one.status === 'completed',
    ),
  /** Ends rating in the contest and makes sure that each rating has a receipt. */
  async closeContest(contest: Contest, season: Season): Promise<void> {
    await assigning.assignments.closeContest(contest);
    await giveReceipts(assigning, season);
  },
  /** The nomination's pseudonym in the ledger. */
  pseudonymOf: (nomination: Pick<Nomination, '_id' | 'season' | 'category'>) =>
    assigning.pseudonyms.of(nomination),
  /** Commits to the name of an entry whose contest is closing. */
  commitToNames: assigning.pseudonyms.commitToNames,
  /** Removes what tells the names of nominations that are being erased from their hashes. */
  forgetNames: assigning.pseudonyms.forgetNames,
  /** All pseudonyms of a contest, by nomination, with what was committed to of the names. */
  pseudonymsOfContest: (contest: Contest) => assigning.pseudonyms.ofContest(contest),
  /** Sets aside the ratings of a text that is about to be replaced. */
  setRatingsAside: (nomination: Contest & Pick<Nomination, '_id'>) =>
    setRatingsAside(assigning, nomination),
  coverageOf: (season: string) => coverageOfSeason(queries, season),
  judgesOf: (reader: { accountId: string }, id: string) => judgesOfNomination(queries, reader, id),
  activityOf: (without: Without) => activityOfSeason(queries, without),
  entriesOf: (judge: Pick<Judge, 'accountId'>, without: Without) =>
    entriesOfJudge(queries, judge, without),
});

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
