import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import type { ConflictOfInterestKind } from '@meritum/shared/contracts/lists';

/** Where a nomination stands, for organisers. */
export const reviewStateLabels: Record<NominationReviewState, string> = {
  'under-review': 'Under review',
  returned: 'Returned',
  reopened: 'Reopened by the nominator',
  withdrawn: 'Withdrawn',
};

export const voidedWords = {
  proposed: 'Proposed to be taken out',
  confirmed: 'Taken out',
} as const;

/** Why nothing of an entry's judging is shown to somebody. */
export const conflictLabels: Record<NonNullable<ConflictOfInterestKind>, string> = {
  own: 'This is your own nomination.',
  organization: 'This nomination is from your organization.',
  domain: 'This nomination was sent from the domain of your e-mail address.',
};

export const assignmentWords = {
  pending: 'Pending',
  completed: 'Rated',
  recused: 'Stepped back',
  replaced: 'Replaced',
} as const;

/** `2 of 20`; withheld where there is no number. */
export const countOfTotal = (count: number | null, all: number) =>
  count === null ? 'Withheld' : `${count} of ${all}`;
