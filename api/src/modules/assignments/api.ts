import type { Season } from '@meritum/shared/contracts/seasons';
import type { Caller, Viewer } from '../../platform/authorisation/actor';
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
/** What is asked about assignments and ratings before anything is done. */
export const assignmentAnswers = (queries: () => AssignmentAdminQueries) => ({
  judgedOf: (nominationId: string) => queries().assignments.judgedOf(nominationId),
  nominationsOf: (ids: readonly string[]) => queries().assignments.nominationsOf(ids),
  hasRatedIn: async (accountId: string, { season, category }: Contest) =>
    (await queries().assignments.ofJudge(accountId, season)).some(
      (one) => one.category === category && one.status === 'completed',
    ),
  coverageOf: (season: string, of?: readonly string[]) => coverageOfSeason(queries(), season, of),
  judgesOf: (reader: Caller, id: string) => judgesOfNomination(queries(), reader, id),
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
  mailsWithheldFrom(actor: Viewer): Promise<readonly string[]>;
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
  notifyJudges: () => notifyJudges(assigning),
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
  pseudonymOf: (nomination: Pick<Nomination, '_id' | 'season' | 'category'>) =>
    assigning.pseudonyms.of(nomination),
  commitToNames: assigning.pseudonyms.commitToNames,
  forgetNames: assigning.pseudonyms.forgetNames,
  pseudonymsOfContest: (contest: Contest) => assigning.pseudonyms.ofContest(contest),
  setRatingsAside: (nomination: Contest & Pick<Nomination, '_id'>) =>
    setRatingsAside(assigning, nomination),
});

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
