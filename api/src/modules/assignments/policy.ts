import type { Caller } from '../../platform/authorisation/actor';
import type { Assignment } from './assignment';
import { isLive } from './rules';

type Owned = Pick<Assignment, 'accountId' | 'status'>;

/** Only its judge sees an assignment, while it is pending or completed (PERM-006). */
export function maySee({ accountId }: Caller, assignment: Owned): boolean {
  return assignment.accountId === accountId && isLive(assignment);
}

/** Facts besides the assignment that policies need. */
export interface RatingContext {
  now: Date;
  judgingOpen: boolean;
  /** How many more recusals the judge has in this season. */
  recusalsLeft: number;
  /** False while the nomination is not submitted, and once its nominator is deleted. */
  isUnderReview: boolean;
}

/** Its judge may rate it once, while judging is open and the nomination is under review. */
export function mayRate(
  actor: Caller,
  assignment: Owned,
  { judgingOpen, isUnderReview }: Pick<RatingContext, 'judgingOpen' | 'isUnderReview'>,
): boolean {
  return isToRate(actor, assignment) && judgingOpen && isUnderReview;
}

/** Whether its judge still has to rate it: until the rating is submitted. */
export function isToRate(actor: Caller, assignment: Owned): boolean {
  return maySee(actor, assignment) && assignment.status === 'pending';
}

/** Its judge may recuse whether or not judging is open, a few times in a season. */
export function mayRecuse(
  actor: Caller,
  assignment: Owned,
  { recusalsLeft }: Pick<RatingContext, 'recusalsLeft'>,
): boolean {
  return isToRate(actor, assignment) && recusalsLeft > 0;
}
