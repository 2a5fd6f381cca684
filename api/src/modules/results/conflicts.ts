import type { ConflictOfInterest, LiftRequest } from '@meritum/shared/contracts/conflicts';
import { retryOnConflict } from '../../composition/change-document';
import { isSecondOfTwo } from '../../platform/authorisation/two-organisers';
import type { WithoutEssay } from '../nominations/nomination';
import { conflictOf } from '../nominations/policy';
import type { Results } from './context';
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

/** Nominations with which conflicts of interest of an account were lifted. */
export async function liftedFor(
  { results }: Pick<Results, 'results'>,
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
  context: Results,
  { accountId: reader }: { accountId: string },
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
    const first = lift?.proposed.by ? await context.personOf(lift.proposed.by) : null;
    conflicts.push({
      organiser: { id: person.accountId, name: person.displayName || person.email },
      kind,
      lift: lift
        ? {
            state: lift.confirmed ? ('lifted' as const) : ('proposed' as const),
            reason: lift.reason,
            by: first && (first.displayName || first.email),
            isOwn: lift.proposed.by === reader,
          }
        : null,
      mayLift: kind !== 'own' && person.accountId !== reader && !lift?.confirmed,
    });
  }
  return conflicts;
}

/**
 * Lifts another organiser's conflict of interest by employer with an entry. It takes two organisers
 * without a conflict: the first call proposes it, the second lifts it. Repeating it does nothing.
 * @throws not-found; permission-denied for organisers with a conflict; failed-precondition when
 * there is nothing to lift, and once results are published
 */
export async function liftConflict(
  context: Results,
  actor: Decider,
  { nominationId, accountId, reason }: LiftRequest,
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
    if (existing?.confirmed) return result;
    const isRepeated = existing?.proposed.by === actor.accountId && existing.reason === reason;
    if (isRepeated) return result;
    if (isPublic(result)) throw published();
    await requireLiftable(context, accountId, nomination);
    const isSecond = await isSecondOfTwo(context, actor, existing?.proposed);
    const now = { at: context.clock(), by: actor.accountId };
    const lift: Lift =
      existing && isSecond
        ? { ...existing, confirmed: now }
        : { ...whose, reason, proposed: now, confirmed: null };
    return write(context, actor, { result, lift });
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

function write(
  context: Results,
  actor: Decider,
  { result, lift }: { result: Result; lift: Lift },
): Promise<Result> {
  const { nominationId, accountId, reason, confirmed } = lift;
  const others = (result.lifts ?? []).filter((one) => !isThis(nominationId, accountId ?? '')(one));
  return changeResult(context, result, {
    actor,
    action: confirmed ? 'results.conflict-lifted' : 'results.conflict-lift-proposed',
    change: { lifts: [...others, lift] },
    subject: { id: nominationId, ...(accountId && { accountId }) },
    reason,
    after: { contest: result._id },
  });
}
