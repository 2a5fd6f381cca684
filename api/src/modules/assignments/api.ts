import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
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
import { openDecisions, type Replacement } from './console/replacement';
import { type FormerJudges, judgedByFormerAccounts } from './former-judges/former-judges';
import { giveReceipts } from './receipts/commands';
import { setRatingsAside } from './setting-aside';
import { notifyJudges } from './upkeep';

type Contest = Pick<Assignment, 'season' | 'category'>;
type Asking = Pick<Actor, 'person'>;

/** What is asked about assignments and ratings before anything is done. */
export const assignmentAnswers = (queries: () => AssignmentAdminQueries) => ({
  judgedOf: (nominationId: string) => queries().assignments.judgedOf(nominationId),
  nominationsOf: (ids: readonly string[]) => queries().assignments.nominationsOf(ids),
  /** Whether the account has rated a nomination of the contest. */
  hasRatedIn: async (accountId: string, { season, category }: Contest) =>
    (await queries().assignments.ofJudge(accountId, season)).some(
      (one) => one.category === category && one.status === 'completed',
    ),
  coverageOf: (season: string, of?: readonly string[]) => coverageOfSeason(queries(), season, of),
  judgesOf: (reader: { accountId: string }, id: string) =>
    judgesOfNomination(queries(), reader, id),
  nominationsGivenTo: (accounts: readonly string[], season: string) =>
    queries().assignments.nominationsGivenTo(accounts, season),
  activityOf: (without: Without, of?: readonly string[]) =>
    activityOfSeason(queries(), without, of),
  entriesOf: (judge: Pick<Judge, 'accountId'>, without: Without) =>
    entriesOfJudge(queries(), judge, without),
});

interface Given {
  assigning: Assignments;
  entryFor: Replacement['entryFor'];
  former: FormerJudges;
  /** Names of the mails about judging if the actor has a conflict of interest, else none. */
  mailsWithheldFrom(actor: Asking): Promise<readonly string[]>;
}

/** What other modules may read and do with assignments and ratings. */
export const assignmentsApi = ({ assigning, former, entryFor, ...given }: Given) => ({
  ...given,
  byId: assigning.assignments.byId,
  ofNomination: assigning.assignments.ofNomination,
  ofContest: assigning.assignments.ofContest,
  ofAccount: assigning.assignments.ofAccount,
  pairs: assigning.assignments.pairs,
  addAll: assigning.assignments.addAll,
  withdraw: assigning.assignments.withdraw,
  withdrawUnread: assigning.assignments.withdrawUnread,
  /** Tells judges about new assignments. */
  notifyJudges: () => notifyJudges(assigning),
  /** Pairs of judges with what another account with their mailbox had to judge in a season. */
  judgedBefore: (season: string, judges: readonly Judge[]) =>
    judgedByFormerAccounts(former, season, judges),
  progress: assigning.assignments.progress,
  openDecisions: (organisers: readonly string[]) =>
    openDecisions({ ...assigning, entryFor }, organisers),
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
});

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
