import { withContext } from '../../module-kit/with-context';
import type { Viewer } from '../../platform/authorisation/actor';
import type { Assignment } from './assignment';
import { linkDecisions } from './console/links';
import {
  type AssignmentQueries,
  activityOfSeason,
  coverageOfSeason,
  entriesOfJudge,
  judgesOfNomination,
} from './console/queries';
import { openDecisions as replacements } from './console/replacement';
import type { Assignments } from './context';
import { formerRaters, judgedByFormerAccounts } from './former-judges/former-judges';
import { judgingMails } from './mails/judging';
import { completedRecordOf, servedBy } from './record';
import { progressOf } from './rules';
import { setRatingsAside } from './setting-aside';
import { notifyJudges } from './upkeep';

type Contest = Pick<Assignment, 'season' | 'category'>;
/** What is asked about assignments and ratings before anything is done. */
export const assignmentAnswers = (
  kept: Pick<Assignments, 'assignments' | 'formerJudges' | 'keys'>,
  queries: () => AssignmentQueries,
) => ({
  judgedOf: kept.assignments.judgedOf,
  nominationsOf: kept.assignments.nominationsOf,
  /** How far these accounts have come as judges of a contest. */
  progressIn: async (accounts: readonly string[], { season, category }: Contest) => {
    const all = await Promise.all(accounts.map((one) => kept.assignments.ofJudge(one, season)));
    return progressOf(all.flat().filter((one) => one.category === category));
  },
  formerRaters: (emails: readonly string[], contest: Contest) =>
    formerRaters(kept, emails, contest),
  nominationsGivenTo: kept.assignments.nominationsGivenTo,
  ...withContext(queries, {
    coverageOf: coverageOfSeason,
    judgesOf: judgesOfNomination,
    activityOf: activityOfSeason,
    entriesOf: entriesOfJudge,
  }),
});

/** What other modules may read and do with assignments and ratings. */
export const assignmentsApi = (context: Assignments) => ({
  byId: context.assignments.byId,
  ofNomination: context.assignments.ofNomination,
  ofContest: context.assignments.ofContest,
  ofAccount: context.assignments.ofAccount,
  pairs: context.assignments.pairs,
  addAll: context.assignments.addAll,
  withdraw: context.assignments.withdraw,
  ...withContext(() => context, {
    notifyJudges,
    setRatingsAside,
    judgedBefore: judgedByFormerAccounts,
    completedRecordOf,
    servedBy,
  }),
  openDecisions: async (organisers: readonly string[]) =>
    (await Promise.all([replacements(context, organisers), linkDecisions(context)])).flat(),
  /** Names of the mails about judging if the actor has a conflict of interest, else none. */
  mailsWithheldFrom: async (actor: Viewer) =>
    (await context.nominations.isConflicted(actor)) ? judgingMails : [],
  progress: context.assignments.progress,
  closeContest: context.assignments.closeContest,
  pseudonymOf: context.pseudonyms.of,
  commitToNames: context.pseudonyms.commitToNames,
  forgetNames: context.pseudonyms.forgetNames,
  pseudonymsOfContest: context.pseudonyms.ofContest,
});

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
