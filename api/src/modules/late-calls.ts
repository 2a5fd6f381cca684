import type { assignmentsModule } from './assignments/module';
import type { factorsModule } from './factors/module';
import type { judgesModule } from './judges/module';
import type { nominationsModule } from './nominations/module';
import type { resultsModule } from './results/module';

type ApiOf<Module extends { open(...given: never[]): { api: unknown } }> = ReturnType<
  Module['open']
>['api'];

interface Apis {
  factors: ApiOf<typeof factorsModule>;
  nominations: ApiOf<typeof nominationsModule>;
  judges: ApiOf<typeof judgesModule>;
  assignments: ApiOf<typeof assignmentsModule>;
  results: ApiOf<typeof resultsModule>;
}

/**
 * Everything that runs against the order in which modules are opened, and who answers it: on the left
 * what earlier modules ask or announce, on the right the later module. There is no other way back.
 */
export const lateCalls = ({ factors, nominations, judges, assignments, results }: Apis) => ({
  // Announced: a nomination, a verification or a confirmed address may need judges.
  judgesNeeded: assignments.allocate,
  // Announced by nominations, before the text that was rated is replaced.
  ratedTextReplaced: assignments.setRatingsAside,

  // Asked by identity, at a sign-in and where an account is taken over.
  ticketFor: factors.ticketFor,
  removeAll: factors.removeAll,

  // Asked by seasons, before a category is removed, hidden, opened or closed.
  isContested: nominations.hasAny,
  isPublished: results.isPublished,
  isUnfinished: results.isUnfinished,
  mayDecide: results.mayDecide,

  // Asked by the audit trail, of which entries an organiser may read.
  conflictedIds: assignments.conflictedIds,

  // Asked by documents, before one is removed or opened.
  isReferenced: nominations.isReferenced,
  isUntied: nominations.isUntied,

  // Asked by nominations and judges, for what organisers and nominators are shown.
  organizationOfJudge: async (accountId: string) =>
    (await judges.ofAccount(accountId))?.organization,
  judgedOf: assignments.judgedOf,
  coverageOf: assignments.coverageOf,
  judgesOf: assignments.judgesOf,
  activityOf: assignments.activityOf,
  entriesOf: assignments.entriesOf,

  // Asked by nominations and assignments, of what organisers decided about results.
  closedIn: results.closedIn,
  judgesWanted: results.judgesWanted,
  liftedFor: results.liftedFor,
  conflictsWith: results.conflictsWith,
  voidedFor: results.voidedFor,
});

export type LateCalls = ReturnType<typeof lateCalls>;
