/** What organisers' lists can be asked, without the schemas: for the browser as well. */

/** Rows of a page of an organiser's list. */
export const listPageRows = 50;

/** How far an entry is covered: no judge yet, fewer ratings than decide a tier, enough of them. */
export const coverages = ['none', 'short', 'enough'] as const;
export type CoverageState = (typeof coverages)[number];

/** Where a nomination stands, and who gave it back: the organisers, or its nominator, in two ways. */
export const nominationReviewStates = [
  'under-review',
  'returned',
  'reopened',
  'withdrawn',
] as const;
export type NominationReviewState = (typeof nominationReviewStates)[number];

/** By what nominations are listed; `voided` are those that were taken out, or are proposed to be. */
export const nominationFilters = [...nominationReviewStates, 'voided'] as const;

export const nominationSorts = [
  'name',
  'organization',
  'submitted',
  'assigned',
  'completed',
] as const;

/** Where a judge stands, in the words of the console; each judge is in one of them. */
export const judgeStates = ['incomplete', 'waiting', 'judging', 'deactivated', 'rejected'] as const;
export type JudgeState = (typeof judgeStates)[number];

export const judgeSorts = [
  'name',
  'organization',
  'applied',
  'capacity',
  'assigned',
  'completed',
] as const;
