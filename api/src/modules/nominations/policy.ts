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
  /** Judges who are or were assigned the nomination. */
  assigned: number;
  /** Number of submitted ratings. */
  rated: number;
}

/** The fields of a nomination that policies use. */
type NominationState = Pick<Nomination, 'submittedBy' | 'status'>;

/** Whether the actor is the nominator (PERM-004). */
const isOwn = (actor: Caller, { submittedBy }: Pick<NominationState, 'submittedBy'>) =>
  submittedBy === actor.accountId;

/**
 * Whether the actor may submit in a category; `state` is their former submission's. They may once
 * while nominations are open, and again after a return (OPEN-007, OPEN-015).
 */
export function maySubmit(actor: Caller, state: NominationState | null, isOpen: boolean): boolean {
  if (!isOpen) return false;
  return state === null || (isOwn(actor, state) && isReturned(state));
}

/** The facts that decide somebody's conflicts of interest with nominations. */
export interface Affiliation extends Employers {
  /** Ids of all of their accounts. */
  accounts: readonly string[];
  emails: readonly string[];
  /** Nominations for which two other organisers have lifted the conflict of interest. */
  lifted?: ReadonlySet<string>;
  /** Set for a screener, who sees nothing of judging. */
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
 * Somebody's conflict of interest with a nomination, or null. The same rule keeps judges away from
 * it, see `employers`. An admin with a conflict sees neither scores nor judges of the entry in any
 * list, count, average or export. A lifted conflict does not count.
 *
 * Other people than the nominator only conflict with entries that take part or were rated before.
 * Otherwise anyone could register an unconfirmed address of the organisers' domain and nominate.
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
 * Whether an admin may return a nomination: under review, with judging of its contest not ended,
 * and without a conflict of interest.
 */
export function mayReturn(
  state: NominationState,
  { conflict, hasEnded }: { conflict: ConflictKind | null; hasEnded: boolean },
): boolean {
  return conflict === null && !hasEnded && !isReturned(state);
}

/**
 * Whether a returned nomination could be submitted again now.
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
 * Whether returning takes two organisers: ratings would stop counting, or the nomination would
 * leave the contest for good.
 */
export const returnTakesTwo = (
  nomination: Contest & Pick<Nomination, 'judgingBegun'>,
  taking: Season,
  now: Date,
): boolean => nomination.judgingBegun === true || !mayBeSubmittedAgain(nomination, taking, now);

/** Whether the actor may withdraw it: before its judging begins and its contest's ends. */
export function mayWithdraw(
  actor: Caller,
  state: NominationState & Pick<Nomination, 'judgingBegun'>,
  { rated, hasEnded }: JudgingProgress & { hasEnded: boolean },
): boolean {
  const hasBegun = state.judgingBegun === true || rated > 0;
  return isOwn(actor, state) && !isReturned(state) && !hasBegun && !hasEnded;
}

/** Whether the actor may reopen it: before it is assigned, and while it can be submitted again. */
export function mayReopen(
  actor: Caller,
  state: NominationState,
  { assigned, nominationsOpen }: JudgingProgress & { nominationsOpen: boolean },
): boolean {
  return isOwn(actor, state) && !isReturned(state) && assigned === 0 && nominationsOpen;
}
