import type { ContestStatus } from '@meritum/shared/contracts/results';
import { type VoidReason, voidReasons } from '@meritum/shared/contracts/voids';
import type { Person } from '../../platform/authorisation/actor';
import { accountsOf } from '../../platform/authorisation/same-person';
import { type Affiliation, conflictOf, type NominationParties } from '../nominations/policy';
import type { Result, Void } from './result';
import { plannedPublication } from './schedule';

export const hasConflictWith = (party: Affiliation, nomination: NominationParties): boolean =>
  conflictOf(party, nomination) !== null;

export const conflictedNominations = (
  party: Affiliation,
  nominations: readonly NominationParties[],
): ReadonlySet<string> =>
  new Set(nominations.filter((one) => hasConflictWith(party, one)).map(({ _id }) => _id));

/**
 * How many nominations of a contest are under review, and whether one was rated. The second is
 * omitted if only entries can be rated with which the organiser has a conflict of interest.
 */
export function progressFor(
  conflicted: ReadonlySet<string>,
  nominations: readonly NominationParties[],
) {
  const entries = nominations.filter(({ status }) => status === 'UNDER_REVIEW');
  const visible = entries.filter(({ _id }) => !conflicted.has(_id));
  const isRated = visible.some(({ judgingBegun }) => judgingBegun === true);
  const isGiven = isRated || visible.length === entries.length;
  return { entries: entries.length, ...(isGiven && { isRated }) };
}

/** Whether the organiser still has to rate the entry, and so must not see others' ratings. */
export const hasYetToRate = (
  person: Pick<Person, 'accountId' | 'otherAccounts'>,
  { awaited }: { awaited: readonly string[] },
): boolean => accountsOf(person).some((account) => awaited.includes(account));

/**
 * Whether organisers see scores: only after judging is closed for good. Whoever decides on closing,
 * judges or voids must not know whom it helps.
 */
export const scoresAreShown = ({ state }: Pick<Result, 'state'>): boolean => state !== 'open';

/** The acts that an organiser may do at each stage, alone or with another one. */
export function allowedSteps(
  { alone, withAnother, hasStopped }: Record<'alone' | 'withAnother' | 'hasStopped', boolean>,
  result: Result,
  judging: { isSetOpen: boolean; isOpen: boolean },
): ContestStatus['may'] {
  const { state } = result;
  const isPlanned = plannedPublication(result) !== null;
  return {
    askExtraJudges: alone && state === 'open' && judging.isOpen,
    scheduleEnd: alone && state === 'open' && judging.isSetOpen,
    finalise: withAnother && (state === 'closed' || state === 'finalised'),
    publish: alone && !hasStopped && state === 'finalised' && !isPlanned,
    schedule: withAnother && state === 'finalised' && !isPlanned,
    stopSchedule: withAnother && state === 'finalised' && isPlanned,
  };
}

/** Voids are possible until publication. */
export const mayBeVoided = (state: Result['state']): boolean => !isPublic({ state });

/**
 * Whether a rating or entry may be voided now. Once scores are shown, a rating is voided only for a
 * conflict of interest on record at closing: otherwise scores could prompt a search for one.
 */
export function mayVoidNow(
  { state, closed }: Result,
  { kind, assignmentId, why }: Pick<Void, 'kind' | 'assignmentId' | 'why'>,
): boolean {
  if (kind === 'entry' || !scoresAreShown({ state })) return true;
  return why === 'conflict' && (closed?.conflicted ?? []).includes(assignmentId ?? '');
}

/** A rating, identified by its assignment, or an entry. */
type Voidable = Pick<Void, 'kind' | 'nominationId' | 'assignmentId'>;

/** The confirmed or proposed void of a rating or entry; there is at most one. */
export const presentVoid = (
  { voids }: Pick<Result, 'voids'>,
  { kind, nominationId, assignmentId }: Voidable,
): Void | undefined =>
  voids.find(
    (one) =>
      (one.state === 'proposed' || one.state === 'confirmed') &&
      one.kind === kind &&
      one.nominationId === nominationId &&
      one.assignmentId === assignmentId,
  );

/** Kinds of reason for which a rating or entry may be voided now. */
export const voidReasonsFor = (result: Result, one: Voidable): VoidReason[] =>
  mayBeVoided(result.state) && !presentVoid(result, one)
    ? (Object.keys(voidReasons) as VoidReason[]).filter((why) =>
        mayVoidNow(result, { ...one, why }),
      )
    : [];

/** Whether the outcome is published or being published. */
export const isPublic = ({ state }: Pick<Result, 'state'>): boolean =>
  state === 'publishing' || state === 'published';
