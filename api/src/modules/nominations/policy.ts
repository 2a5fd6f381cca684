import type { Person } from '../../platform/authorisation/actor';
import type { Phase } from '../../platform/authorisation/phase';
import type { Nomination } from './nomination';
import { isReturned } from './rules';

type Who = Pick<Person, 'accountId'>;

/** What policies look at of a nomination. */
export type Standing = Pick<Nomination, 'submittedBy' | 'status'>;

/** Only the nominator sees a nomination by their own name (PERM-004). */
export function mayRead(actor: Who, { submittedBy }: Pick<Standing, 'submittedBy'>): boolean {
  return submittedBy === actor.accountId;
}

/**
 * Whether the actor may send the nomination of a category, where `standing` is what was sent there
 * already: while nominations are open, once, and again when it was returned (OPEN-007, OPEN-015).
 */
export function maySubmit(
  actor: Who,
  standing: Standing | null,
  { nominationsOpen }: Pick<Phase, 'nominationsOpen'>,
): boolean {
  if (!nominationsOpen) return false;
  return standing === null || (mayRead(actor, standing) && isReturned(standing));
}
