import type {
  CoverageState,
  documentFilters,
  NominationReviewState,
  nominationFilters,
} from '@meritum/shared/contracts/list-options';
import type { ConflictOfInterestKind } from '@meritum/shared/contracts/lists';
import { labels } from '@meritum/shared/programme/labels';

export const reviewStateLabels = labels<NominationReviewState>({
  'under-review': 'Under review',
  returned: 'Returned',
  reopened: 'Reopened by the nominator',
  withdrawn: 'Withdrawn',
});

export const filterLabels = labels<(typeof nominationFilters)[number]>({
  ...reviewStateLabels,
  published: 'Published',
  voided: 'Does not count, or proposed so',
});

export const coverageLabels = labels<CoverageState>({
  none: 'No judges yet',
  short: 'Too few ratings',
  enough: 'Enough ratings',
});

export const documentLabels: Record<(typeof documentFilters)[number], string> = {
  attached: 'Attached',
  missing: 'None attached',
  'not-clean': 'Not passed by the virus scan',
  'unseen-text': 'With text that cannot be seen',
};

export const voidedWords = {
  proposed: 'Proposed not to count',
  confirmed: 'Does not count',
} as const;

/** Why judging of an entry is hidden from an organiser. */
export const conflictLabels = labels<NonNullable<ConflictOfInterestKind>>({
  own: 'This is your own nomination.',
  organization: 'This nomination is from your organization.',
  domain: 'This nomination was sent from your email domain.',
});

export const assignmentWords = {
  pending: 'Not rated yet',
  completed: 'Rated',
  recused: 'Conflict of interest',
  replaced: 'Replaced',
} as const;

/** Whether a team member has looked at a nomination. */
export const lookedWords = { no: 'By nobody yet', yes: 'By somebody' };
