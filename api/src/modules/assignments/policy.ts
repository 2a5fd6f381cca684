import type { Phase } from '../../platform/authorisation/phase';
import type { Assignment } from './assignment';

type Owned = Pick<Assignment, 'accountId' | 'status'>;

/** Only its judge sees an assignment, and not after it was given back or taken away (PERM-006). */
export function maySee({ accountId }: { accountId: string }, assignment: Owned): boolean {
  const isTheirs = assignment.accountId === accountId;
  return isTheirs && (assignment.status === 'pending' || assignment.status === 'completed');
}

/** What policies look at besides the assignment. */
export interface RatingContext extends Pick<Phase, 'judgingOpen'> {
  /** False while the nomination is given back to its nominator, and once that is erased. */
  isUnderReview: boolean;
}

/** Its judge rates it once, while judging is open and the nomination under review. */
export function mayRate(
  actor: { accountId: string },
  assignment: Owned,
  { judgingOpen, isUnderReview }: RatingContext,
): boolean {
  const isOpen = maySee(actor, assignment) && assignment.status === 'pending';
  return isOpen && judgingOpen && isUnderReview;
}

/** A conflict of interest can be said until the rating is submitted, whether or not judging is open. */
export function mayRecuse(actor: { accountId: string }, assignment: Owned): boolean {
  return maySee(actor, assignment) && assignment.status === 'pending';
}
