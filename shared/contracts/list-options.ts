/** Left out of saved filters, which serve every season and name nobody. */
export const notSaved: readonly string[] = ['search', 'actor', 'subject', 'page', 'season'];

/** Rows per page of an organiser's list. */
export const listPageRows = 50;

/** The number of an entry's judges: none, fewer than a tier needs, or enough. */
export const coverages = ['none', 'short', 'enough'] as const;
export type CoverageState = (typeof coverages)[number];

/** The states of a nomination; `returned` by an organiser, the next two by its nominator. */
export const nominationReviewStates = [
  'under-review',
  'returned',
  'reopened',
  'withdrawn',
] as const;
export type NominationReviewState = (typeof nominationReviewStates)[number];

/**
 * Filters of nominations. `voided` includes proposed voids; published ones are no longer under
 * review.
 */
export const nominationFilters = [...nominationReviewStates, 'published', 'voided'] as const;

export const documentFilters = ['attached', 'missing', 'not-clean', 'unseen-text'] as const;

/** Whether a team member has looked at a nomination. */
export const lookedFilters = ['no', 'yes'] as const;

/** Whether an address is confirmed. `awaited`: not yet, but confirming it still counts. */
export const addressFilters = ['confirmed', 'unconfirmed', 'awaited'] as const;
export type AddressFilter = (typeof addressFilters)[number];

export const nominationSorts = [
  'name',
  'organization',
  'submitted',
  'assigned',
  'completed',
] as const;

/** The states of a judge in the console; each judge is in exactly one. */
export const judgeStates = ['incomplete', 'waiting', 'judging', 'deactivated', 'rejected'] as const;
export type JudgeState = (typeof judgeStates)[number];

/** A verified judge's answer about a season. */
export const seasonAnswers = ['not-asked', 'asked', 'yes', 'no'] as const;
export type SeasonAnswerState = (typeof seasonAnswers)[number];

/** The states that the queue of applications shows. */
export const applicationStates = ['waiting', 'rejected'] as const;

export const judgeSorts = [
  'name',
  'organization',
  'applied',
  'capacity',
  'assigned',
  'completed',
  'idle',
] as const;

/** The least number of days since a judge with pending ratings last rated. */
export const judgeIdleDays = ['0', '7', '14', '21'] as const;
