import type { assignmentsModule } from '../modules/assignments/module';
import type { contestsModule } from '../modules/contests/module';
import type { factorsModule } from '../modules/factors/module';
import type { AddressOfOwner } from '../modules/identity/account';
import type { judgesModule } from '../modules/judges/module';
import type { logModule } from '../modules/log/module';
import type { nominationsModule } from '../modules/nominations/module';
import type { planningModule } from '../modules/planning/module';

type ApiOf<Module extends { open(...given: never[]): { api: unknown } }> = ReturnType<
  Module['open']
>['api'];

interface Apis {
  factors: ApiOf<typeof factorsModule>;
  nominations: ApiOf<typeof nominationsModule>;
  judges: ApiOf<typeof judgesModule>;
  assignments: ApiOf<typeof assignmentsModule>;
  planning: ApiOf<typeof planningModule>;
  contests: ApiOf<typeof contestsModule>;
  log: ApiOf<typeof logModule>;
}

/**
 * All calls from earlier modules to modules opened later: on the left the name that the earlier
 * module uses, on the right the later module. There are no others.
 */
export const lateCalls = ({
  factors,
  nominations,
  judges,
  assignments,
  planning,
  contests,
  log,
}: Apis) => ({
  // Notice that a nomination, a verification or a confirmed address may need judges.
  judgesNeeded: planning.allocate,
  // Notice from nominations, before a rated text is replaced.
  ratedTextReplaced: assignments.setRatingsAside,
  // For nominations: whoever has rated rivals nominates nothing beside them.
  hasRatedIn: assignments.hasRatedIn,

  // Notice that an account has another address; what keeps a copy of it follows.
  addressChanged: async (owner: AddressOfOwner) => {
    await nominations.followAddress(owner);
    await judges.followAddress(owner);
  },

  // For identity: sign-in and taking over an account.
  ticketFor: factors.ticketFor,
  removeAll: factors.removeAll,

  // For seasons: before a category is removed, hidden, opened or closed.
  isContested: nominations.hasAny,
  isPublished: contests.isPublished,
  mayDecide: contests.mayDecide,

  // For the audit trail: which entries an organiser may read.
  conflictedIds: planning.conflictedIds,

  // For documents: before one is removed or opened.
  isReferenced: nominations.isReferenced,
  isUntied: nominations.isUntied,

  // For nominations and judges: what organisers and nominators see.
  organizationOfJudge: async (accountId: string) =>
    (await judges.ofAccount(accountId))?.organization,
  possibleColleagues: judges.possibleColleagues,
  judgedOf: assignments.judgedOf,
  coverageOf: assignments.coverageOf,
  judgesOf: assignments.judgesOf,
  activityOf: assignments.activityOf,
  entriesOf: assignments.entriesOf,

  // For mails of nominations and assignments.
  logHead: log.headLine,
  // For results: every key that has signed, also those no longer configured.
  loggedKeys: log.keys,

  // For nominations and assignments: organisers' decisions about contests.
  closedIn: contests.closedIn,
  singleRatingsTold: contests.singleRatingsTold,
  judgesWanted: contests.judgesWanted,
  liftedFor: contests.liftedFor,
  conflictsWith: contests.conflictsWith,
  voidedFor: contests.voidedFor,
});

export type LateCalls = ReturnType<typeof lateCalls>;
