import { withContext } from '../../module-kit/with-context';
import type { Viewer } from '../../platform/authorisation/actor';
import { linkDecisions } from './console/links';
import {
  activityOfSeason,
  coverageOfSeason,
  entriesOfJudge,
  judgesOfNomination,
  progressIn,
} from './console/queries';
import { openDecisions as replacements } from './console/replacement';
import type { AssignmentQueries, Assignments } from './context';
import { formerRaters, judgedByFormerAccounts } from './former-judges/former-judges';
import { judgingMails } from './mails/judging';
import { completedRecordOf, servedBy } from './record';
import { setRatingsAside } from './setting-aside';
import { notifyJudges } from './upkeep';

/** Questions about assignments and ratings that need no other module started. */
export const assignmentQueries = (context: AssignmentQueries) => ({
  countJudges: context.stores.assignments.countJudges,
  findNominationIds: context.stores.assignments.findNominationIds,
  findNominationIdsByAccounts: context.stores.assignments.findNominationIdsByAccounts,
  ...withContext(() => context, {
    progressIn,
    formerRaters,
    coverageOf: coverageOfSeason,
    judgesOf: judgesOfNomination,
    activityOf: activityOfSeason,
    entriesOf: entriesOfJudge,
  }),
});

export const assignmentsApi = (context: Assignments) => {
  const { assignments, pseudonyms } = context.stores;
  return {
    findById: assignments.findById,
    findByNomination: assignments.findByNomination,
    findByContest: assignments.findByContest,
    findByAccount: assignments.findByAccount,
    findPairs: assignments.findPairs,
    insertAll: assignments.insertAll,
    withdraw: assignments.withdraw,
    findJudgesByNomination: assignments.findJudgesByNomination,
    closeContest: assignments.closeContest,
    findOrInsertPseudonym: pseudonyms.findOrInsert,
    commitToNames: pseudonyms.commitToNames,
    forgetNames: pseudonyms.eraseNames,
    findPseudonyms: pseudonyms.findByContest,
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
      (await context.deps.nominations.isConflicted(actor)) ? judgingMails : [],
  };
};

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
