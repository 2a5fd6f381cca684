import { createHash } from 'node:crypto';
import {
  type Criterion,
  type RatingRequest,
  type Ratings,
  ratingsFor,
} from '@meritum/shared/contracts/assignments';
import * as z from 'zod/mini';
import { refusalOf } from '../../platform/zod/issues';
import type { Assignment } from './assignment';

/** Id of a pair's assignment; reveals neither judge nor nomination. */
export function assignmentIdOf(judgeId: string, nominationId: string): string {
  const pair = createHash('sha256').update(`${judgeId}:${nominationId}`);
  return pair.digest('base64url').slice(0, 22);
}

/** Whether the judge has the nomination: to rate, or rated. */
export function isLive({ status }: Pick<Assignment, 'status'>): boolean {
  return status === 'pending' || status === 'completed';
}

/** Whether it can still be rated: pending, and judging of its category has not closed for good. */
export const isOpen = ({ status, closed }: Pick<Assignment, 'status' | 'closed'>): boolean =>
  status === 'pending' && !closed;

/** Whether the pair was recused or replaced, and so is never assigned again. */
export function isExcluded({ status }: Pick<Assignment, 'status'>): boolean {
  return status === 'recused' || status === 'replaced';
}

/** How many judges of one entry an organiser can replace without a second organiser. */
const replacedAlone = 2;

/** The number of the entry's next replacement, and whether it takes two organisers. */
export function nextReplacement(ofNomination: readonly Pick<Assignment, 'status'>[]) {
  const number = ofNomination.filter(({ status }) => status === 'replaced').length + 1;
  return { number, takesTwo: number > replacedAlone };
}

type Ordered = Pick<Assignment, '_id' | 'status'>;

/**
 * Compares by reading order: pending first (JUD-020), then by id. The id hashes judge and
 * nomination, so each judge has a stable order of their own. Judges rate first and last entries
 * differently, so these must vary between judges.
 */
export function byReadingOrder(one: Ordered, other: Ordered): number {
  const group = ({ status }: Ordered) => (status === 'pending' ? 0 : 1);
  return group(one) - group(other) || (one._id < other._id ? -1 : 1);
}

/**
 * Picks the season's criteria from a request's ratings and ignores the mean sent with them (D69).
 * Throws invalid-argument for a missing or unknown criterion (VAL-028).
 */
export function ratingsBy(
  criteria: readonly Criterion[],
  { averageRating: _, ...given }: RatingRequest['ratings'],
): Ratings {
  const parsed = z.object({ ratings: ratingsFor(criteria) }).safeParse({ ratings: given });
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data.ratings;
}

export function isSameRating(one: Ratings, other: Ratings): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export type Progress = ReturnType<typeof progressOf>;

type Counted = Pick<Assignment, 'status' | 'closed'> & { count?: number };

/** Adds up assignments or tallies. A closed unrated one counts as assigned, but not as pending. */
export function progressOf(all: readonly Counted[]) {
  const count = (isWanted: (one: Counted) => boolean) =>
    all.reduce((sum, one) => (isWanted(one) ? sum + (one.count ?? 1) : sum), 0);
  return {
    assigned: count(isLive),
    completed: count(({ status }) => status === 'completed'),
    pending: count(isOpen),
    recused: count(({ status }) => status === 'recused'),
  };
}

/** Whether there was something to rate and all of it is rated (OPEN-028). */
export function isAllDone({ completed, assigned }: Pick<Progress, 'completed' | 'assigned'>) {
  return completed > 0 && completed === assigned;
}
