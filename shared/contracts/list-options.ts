/** Options of organisers' lists, without schemas so that the browser can load them. */

/** Not part of saved filters, which are for every season and name nobody: typed words, page, season. */
export const notSaved: readonly string[] = ['search', 'actor', 'subject', 'page', 'season'];

/** Rows per page of an organiser's list. */
export const listPageRows = 50;

/** How far an entry is covered: no judges, fewer ratings than decide a tier, or enough. */
export const coverages = ['none', 'short', 'enough'] as const;
export type CoverageState = (typeof coverages)[number];

/** The states of a nomination; one that was returned says by whom, and in which of two ways. */
export const nominationReviewStates = [
  'under-review',
  'returned',
  'reopened',
  'withdrawn',
] as const;
export type NominationReviewState = (typeof nominationReviewStates)[number];

/**
 * Filters of nominations; `voided` are those with a void that is confirmed or proposed. Published
 * ones are no longer under review.
 */
export const nominationFilters = [...nominationReviewStates, 'published', 'voided'] as const;

export const documentFilters = ['attached', 'missing', 'not-clean', 'unseen-text'] as const;

/** Whether somebody of the team has looked at a nomination. */
export const lookedFilters = ['no', 'yes'] as const;

/**
 * Whether an address is confirmed; `awaited` are those left out, who can still take part once it is.
 */
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

/** What a verified judge said of a season. */
export const seasonAnswers = ['not-asked', 'asked', 'yes', 'no'] as const;
export type SeasonAnswerState = (typeof seasonAnswers)[number];

/** Those of them in the queue of applications. */
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

/** Judges to chase: they have ratings to give, and gave none for at least so many days. */
export const judgeIdleDays = ['0', '7', '14', '21'] as const;
