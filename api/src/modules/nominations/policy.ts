import type { Season } from '@meritum/shared/contracts/seasons';
import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import type { Caller } from '../../platform/authorisation/actor';
import type { Employers } from '../employers/employers';
import { nominationsOpen } from '../seasons/rules';
import type { Contest, Nomination } from './nomination';
import { partyOfEntry } from './parties';
import { isInContest, isReturned } from './rules';

/** How far judging of a nomination has come. */
export interface JudgingProgress {
  /** Judges who have or had it. */
  assigned: number;
  /** Ratings that were submitted. */
  rated: number;
}

/** The fields of a nomination that policies use. */
type NominationState = Pick<Nomination, 'submittedBy' | 'status'>;

/** Whether the actor is the nominator (PERM-004). */
const isOwn = (actor: Caller, { submittedBy }: Pick<NominationState, 'submittedBy'>) =>
  submittedBy === actor.accountId;

/**
 * Whether the actor may submit in a category where `state` is that of their former submission: while
 * nominations are open, once, and again after a return (OPEN-007, OPEN-015).
 */
export function maySubmit(actor: Caller, state: NominationState | null, isOpen: boolean): boolean {
  if (!isOpen) return false;
  return state === null || (isOwn(actor, state) && isReturned(state));
}

/** What decides somebody's conflicts of interest with nominations. */
export interface Affiliation extends Employers {
  /** Ids of all of their accounts. */
  accounts: readonly string[];
  emails: readonly string[];
  /** Nominations with which two other organisers have lifted their conflict of interest. */
  lifted?: ReadonlySet<string>;
  /** A screener, who sees nothing of judging. */
  withoutJudging?: true;
}

/** The fields of a nomination that decide conflicts of interest. */
export type NominationParties = Pick<
  Nomination,
  | '_id'
  | 'submittedBy'
  | 'email'
  | 'submitterEmail'
  | 'formerEmails'
  | 'organization'
  | 'publishedAs'
  | 'status'
  | 'emailConfirmedAt'
  | 'judgingBegun'
>;

/** A conflict of interest, strongest first: nominator or nominee, colleague, same employer. */
export type ConflictKind = 'own' | 'organization' | 'domain';

/**
 * What kind of conflict of interest somebody has with a nomination, or null. The same rule keeps judges
 * away from it, see `employers`. An admin with a conflict sees neither scores nor judges of the entry in
 * any list, count, average or export. A lifted conflict no longer counts.
 *
 * Only entries that take part, or were already being rated, can be in conflict with anyone but
 * their nominator: otherwise anyone could register an address of the organisers' domain and
 * nominate without confirming it.
 */
export function conflictOf(party: Affiliation, nomination: NominationParties): ConflictKind | null {
  const { accounts, emails, employers, domains } = party;
  const isNominator = accounts.includes(nomination.submittedBy);
  const counts = isInContest(nomination) || nomination.judgingBegun === true;
  const found = conflictsOf({ id: '', emails, employers, domains }, partyOfEntry(nomination), []);
  if (isNominator || (counts && found.includes('own'))) return 'own';
  if (!counts || party.lifted?.has(nomination._id)) return null;
  if (found.includes('organization')) return 'organization';
  return found.includes('domain') ? 'domain' : null;
}

/**
 * Whether an admin may return a nomination: under review, in a contest whose judging has not ended,
 * and without a conflict of interest.
 */
export function mayReturn(
  state: NominationState,
  { conflict, hasEnded }: { conflict: ConflictKind | null; hasEnded: boolean },
): boolean {
  return conflict === null && !hasEnded && !isReturned(state);
}

/**
 * Whether its nominator could submit a nomination again now if it were returned.
 * @param taking the season that takes nominations
 */
export const mayBeSubmittedAgain = (
  { season, category }: Contest,
  taking: Season,
  now: Date,
): boolean =>
  season === taking.id &&
  category === taking.currentCategory &&
  nominationsOpen(taking, category, now);

/**
 * Whether returning a nomination takes two organisers: its ratings would stop counting, or it would
 * leave the contest for good.
 */
export const returnTakesTwo = (
  nomination: Contest & Pick<Nomination, 'judgingBegun'>,
  taking: Season,
  now: Date,
): boolean => nomination.judgingBegun === true || !mayBeSubmittedAgain(nomination, taking, now);

/** Whether the actor may withdraw a nomination: until judging of it has begun, or of its contest ended. */
export function mayWithdraw(
  actor: Caller,
  state: NominationState & Pick<Nomination, 'judgingBegun'>,
  { rated, hasEnded }: JudgingProgress & { hasEnded: boolean },
): boolean {
  const hasBegun = state.judgingBegun === true || rated > 0;
  return isOwn(actor, state) && !isReturned(state) && !hasBegun && !hasEnded;
}

/** Whether the actor may reopen it: before it is assigned, and while it can be resubmitted. */
export function mayReopen(
  actor: Caller,
  state: NominationState,
  { assigned, nominationsOpen }: JudgingProgress & { nominationsOpen: boolean },
): boolean {
  return isOwn(actor, state) && !isReturned(state) && assigned === 0 && nominationsOpen;
}
