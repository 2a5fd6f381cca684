import type { ConflictOfInterest, LiftRequest } from '@meritum/shared/contracts/conflicts';
import { retryOnConflict } from '../../composition/change-document';
import {
  type FirstOfTwo,
  newProposal,
  presentProposal,
  refuseWithdrawal,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import type { WithoutEssay } from '../nominations/nomination';
import { conflictOf } from '../nominations/policy';
import type { ContestQueries, Results } from './context';
import { changeResult, type Decider } from './decisions';
import {
  conflictOfInterestError,
  entryUnknown,
  nothingToLift,
  ownConflict,
  published,
} from './errors';
import { isPublic } from './policy';
import type { Contest, Lift, Result } from './result';

const isThis =
  (nominationId: string, accountId: string) =>
  (one: Lift): boolean =>
    one.nominationId === nominationId && one.accountId === accountId;

/** The proposal to lift it, unless it was confirmed. */
export const proposalIn = (lift: Lift | undefined): FirstOfTwo | null =>
  lift && !lift.confirmed ? { id: lift.id, ...lift.proposed, reason: lift.reason } : null;

/** Nominations with which conflicts of interest of an account were lifted. */
export async function liftedFor(
  { results }: Pick<ContestQueries, 'results'>,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const all = await results.withLifts(accountId);
  const lifts = all.flatMap((result) => result.lifts ?? []);
  return new Set(
    lifts
      .filter((one) => one.accountId === accountId && one.confirmed !== null)
      .map(({ nominationId }) => nominationId),
  );
}

/** Organisers with a conflict of interest with an entry, also a lifted one. */
export async function conflictsWith(
  context: ContestQueries,
  reader: { accountId: string },
  nomination: WithoutEssay,
): Promise<ConflictOfInterest[]> {
  const { lifts = [] } = await context.results.of(nomination);
  const conflicts = [];
  for (const person of await context.organisers()) {
    const { lifted: _, ...party } = await context.nominations.affiliationOf({
      person: async () => person,
    });
    const kind = conflictOf(party, nomination);
    if (!kind) continue;
    const lift = lifts.find(isThis(nomination._id, person.accountId));
    conflicts.push({
      organiser: { id: person.accountId, name: person.displayName || person.email },
      kind,
      lifted: lift?.confirmed ? { reason: lift.reason } : null,
      proposed: await presentProposal(context, reader, proposalIn(lift)),
      mayLift: kind !== 'own' && person.accountId !== reader.accountId && !lift?.confirmed,
    });
  }
  return conflicts;
}

/**
 * Lifts another organiser's conflict of interest by employer with an entry, which takes two
 * organisers without a conflict ({@link stepOfTwo}). Repeating it does nothing.
 * @throws not-found; permission-denied for organisers with a conflict; failed-precondition when
 * there is nothing to lift, and once results are published
 */
export async function liftConflict(
  context: Results,
  actor: Decider,
  { nominationId, accountId, reason, ...named }: LiftRequest,
): Promise<void> {
  const [nomination] = await context.nominations.byIds([nominationId]);
  if (!nomination) throw entryUnknown();
  if (accountId === actor.accountId) throw ownConflict();
  if (conflictOf(await context.nominations.affiliationOf(actor), nomination))
    throw conflictOfInterestError();
  const contest: Contest = { season: nomination.season, category: nomination.category };
  const whose = { nominationId, accountId };
  await retryOnConflict(async () => {
    const result = await context.results.of(contest);
    const existing = (result.lifts ?? []).find(isThis(nominationId, accountId));
    if (existing?.confirmed) {
      refuseWithdrawal(named);
      return result;
    }
    const asked = { ...named, reason };
    const step = await stepOfTwo(context, actor, proposalIn(existing), asked);
    if (step === 'repeat') return result;
    if (isPublic(result)) throw published();
    const { id, at, by } = newProposal(context, actor);
    const now = { at, by };
    if (step === 'propose') {
      await requireLiftable(context, accountId, nomination);
      const lift = { id, ...whose, reason, proposed: now, confirmed: null };
      return write(context, actor, { result, whose, lift, action: lifting.proposed, reason });
    }
    if (step === 'withdraw' || !existing)
      return write(context, actor, {
        result,
        whose,
        lift: null,
        action: lifting.withdrawn,
        reason,
      });
    await requireLiftable(context, accountId, nomination);
    const lift = { ...existing, confirmed: now };
    const { reason: proposedFor } = existing;
    return write(context, actor, {
      result,
      whose,
      lift,
      action: lifting.confirmed,
      reason: proposedFor,
    });
  });
}

async function requireLiftable(
  context: Results,
  accountId: string,
  nomination: WithoutEssay,
): Promise<void> {
  const person = (await context.organisers()).find((one) => one.accountId === accountId);
  const party = person && (await context.nominations.affiliationOf({ person: async () => person }));
  const kind = party ? conflictOf(party, nomination) : null;
  if (kind !== 'organization' && kind !== 'domain') throw nothingToLift();
}

const lifting = {
  proposed: 'results.conflict-lift-proposed',
  withdrawn: 'results.conflict-lift-withdrawn',
  confirmed: 'results.conflict-lifted',
} as const;

interface Written {
  result: Result;
  whose: { nominationId: string; accountId: string };
  /** Null removes it. */
  lift: Lift | null;
  action: (typeof lifting)[keyof typeof lifting];
  reason: string;
}

function write(
  context: Results,
  actor: Decider,
  { result, whose: { nominationId, accountId }, lift, action, reason }: Written,
): Promise<Result> {
  const others = (result.lifts ?? []).filter((one) => !isThis(nominationId, accountId)(one));
  return changeResult(context, result, {
    actor,
    action,
    change: { lifts: lift ? [...others, lift] : others },
    subject: { id: nominationId, accountId },
    reason,
    after: { contest: result._id },
  });
}
