import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import type { Person } from '../../platform/authorisation/actor';
import type { Phase } from '../../platform/authorisation/phase';
import type { Nomination } from './nomination';
import { isInContest, isReturned } from './rules';

type Who = Pick<Person, 'accountId'>;

/** How far judging of a nomination has come. */
export interface JudgingProgress {
  /** Judges that have it or had it. */
  assigned: number;
  /** Ratings that were given. */
  rated: number;
}

/** What policies look at of a nomination. */
export type NominationState = Pick<Nomination, 'submittedBy' | 'status'>;

/** Only the nominator sees a nomination by their own name (PERM-004). */
export function mayRead(
  actor: Who,
  { submittedBy }: Pick<NominationState, 'submittedBy'>,
): boolean {
  return submittedBy === actor.accountId;
}

/**
 * Whether the actor may send the nomination of a category, where `standing` is what was sent there
 * already: while nominations are open, once, and again when it was returned (OPEN-007, OPEN-015).
 */
export function maySubmit(
  actor: Who,
  standing: NominationState | null,
  { nominationsOpen }: Pick<Phase, 'nominationsOpen'>,
): boolean {
  if (!nominationsOpen) return false;
  return standing === null || (mayRead(actor, standing) && isReturned(standing));
}

/** What is known of somebody that can tie them to a nomination. */
export interface Affiliation extends Pick<Person, 'accountId' | 'email'> {
  /** Those that they gave as their own, wherever they did. */
  organizations: readonly string[];
  /** Nominations with which two other organisers have lifted a conflict of theirs. */
  lifted?: ReadonlySet<string>;
}

/** What of a nomination can tie somebody to it. */
export type NominationParties = Pick<
  Nomination,
  | '_id'
  | 'submittedBy'
  | 'email'
  | 'submitterEmail'
  | 'organization'
  | 'status'
  | 'emailConfirmedAt'
  | 'judgingBegun'
>;

/** The tie, strongest first: who nominated or is nominated, a colleague, somebody with the employer's address. */
export type ConflictKind = 'own' | 'organization' | 'domain';

/**
 * What ties somebody to a nomination, null where nothing does. By the same rule the engine keeps
 * judges away from it: case, punctuation and legal forms of an organization do not count, public
 * mail providers tie nobody. An admin with a tie sees neither scores nor judges of that entry, in
 * no list, count, average or export. What two others have lifted ties nobody any more.
 *
 * Only what takes part, or was already being rated, ties others than its nominator: anyone can
 * register an address of the organisers' domain and nominate without ever confirming it.
 */
export function conflictOf(party: Affiliation, nomination: NominationParties): ConflictKind | null {
  const { submittedBy, email, submitterEmail, organization } = nomination;
  const found = conflictsOf(
    {
      id: '',
      categories: [],
      capacity: 0,
      active: true,
      account: party.accountId,
      email: party.email,
      declaredOrganizations: party.organizations,
    },
    { id: '', category: '', organization, people: [submittedBy], emails: [email, submitterEmail] },
    [],
  );
  if (found.includes('own')) return 'own';
  if (party.lifted?.has(nomination._id)) return null;
  if (!isInContest(nomination) && !nomination.judgingBegun) return null;
  if (found.includes('declared')) return 'organization';
  return found.includes('domain') ? 'domain' : null;
}

/**
 * Whether an admin may give a nomination back: one of the current season that is under review, and
 * that nothing ties them to.
 */
export function mayReturn(
  standing: NominationState,
  { tie, isCurrent }: { tie: ConflictKind | null; isCurrent: boolean },
): boolean {
  return tie === null && isCurrent && !isReturned(standing);
}

/** Whether the actor may take a nomination out of the contest: until judging of it has begun. */
export function mayWithdraw(
  actor: Who,
  standing: NominationState & Pick<Nomination, 'judgingBegun'>,
  { rated }: JudgingProgress,
): boolean {
  const hasBegun = standing.judgingBegun === true || rated > 0;
  return mayRead(actor, standing) && !isReturned(standing) && !hasBegun;
}

/** Whether the actor may take it back to edit it: before a judge has it, and while it can be resent. */
export function mayReopen(
  actor: Who,
  standing: NominationState,
  { assigned, nominationsOpen }: JudgingProgress & Pick<Phase, 'nominationsOpen'>,
): boolean {
  return mayRead(actor, standing) && !isReturned(standing) && assigned === 0 && nominationsOpen;
}
