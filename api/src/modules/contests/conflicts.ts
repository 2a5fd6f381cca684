import type { ConflictOfInterest, LiftRequest } from '@meritum/shared/contracts/conflicts';
import type { ProposalState } from '@meritum/shared/contracts/proposals';
import { retryOnConflict } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import type { Decider } from '../../platform/authorisation/actor';
import { accountsOf, isSamePerson } from '../../platform/authorisation/same-person';
import {
  accountsOfOwner,
  type FirstOfTwo,
  isOwnAccount,
  newProposal,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  shownName,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { notPermitted, refused } from '../../platform/errors/domain-error';
import { changedProposal } from '../identity/turning-down';
import type { WithoutEssay } from '../nominations/nomination';
import { conflictOf } from '../nominations/policy';
import type { ContestQueries, Results } from './context';
import { affiliatedOrganisers } from './deciders';
import { changeResult } from './decisions';
import { alreadyPublished, conflictOfInterestError, entryUnknown } from './errors';
import { isPublic } from './policy';
import type { Contest, Lift, Result } from './result';

const isThis =
  (nominationId: string, accounts: readonly string[]) =>
  (one: Lift): boolean =>
    one.nominationId === nominationId && accounts.includes(one.accountId ?? '');

type LiftAction = `lift-${ProposalState}` | 'lifted';

/** The proposal to lift a conflict; null once it is confirmed. */
export const proposalIn = (lift: Lift | undefined): FirstOfTwo | null =>
  lift && !lift.confirmed
    ? { id: lift.id, ...lift.proposed, reason: lift.reason, turnedDown: lift.turnedDown }
    : null;

const ofProposal = ({ id, at, by, reason, turnedDown }: FirstOfTwo) => ({
  ...{ id, reason, proposed: { at, by }, confirmed: null },
  ...(turnedDown && { turnedDown }),
});

/** Nominations for which conflicts of interest of these accounts were lifted. */
export async function liftedFor(
  { stores }: ContestQueries,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const lifts = (await stores.results.listWithLifts(accounts)).flatMap((result) => result.lifts);
  const lifted = lifts.filter(
    ({ accountId, confirmed }) => accounts.includes(accountId ?? '') && confirmed !== null,
  );
  return new Set(lifted.map(({ nominationId }) => nominationId));
}

/** Organisers with a conflict of interest with an entry, lifted or not. */
export async function conflictsWith(
  context: ContestQueries,
  reader: Decider,
  nomination: WithoutEssay,
): Promise<ConflictOfInterest[]> {
  const { lifts } = await context.stores.results.findByContest(nomination);
  const conflicts = [];
  for (const { person, party: affiliation } of await affiliatedOrganisers(context)) {
    const { lifted: _, ...party } = affiliation;
    const kind = conflictOf(party, nomination);
    if (!kind) continue;
    const lift = lifts.find(isThis(nomination._id, accountsOf(person)));
    conflicts.push({
      organiser: { id: person.accountId, name: shownName(person) },
      kind,
      lifted: lift?.confirmed ? { reason: lift.reason } : null,
      proposed: await presentProposal(context.deps.identity, reader, proposalIn(lift)),
      mayLift: kind !== 'own' && !lift?.confirmed && !isSamePerson(person, await reader.person()),
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
  const [nomination] = await context.deps.nominations.findByIds([nominationId]);
  if (!nomination) throw entryUnknown();
  if (await isOwnAccount(context.deps.identity, actor, accountId))
    throw notPermitted(
      'You cannot lift your own conflict of interest. It takes two other organisers.',
    );
  if (conflictOf(await context.deps.nominations.affiliationOf(actor), nomination))
    throw conflictOfInterestError();
  const accounts = await accountsOfOwner(context.deps.identity, accountId);
  const contest: Contest = { season: nomination.season, category: nomination.category };
  await retryOnConflict(async () => {
    const result = await context.stores.results.findByContest(contest);
    const { lifts } = result;
    const existing = lifts.find(isThis(nominationId, accounts));
    const others = lifts.filter((one) => one !== existing);
    if (existing?.confirmed) {
      refuseOnceDone(named);
      return result;
    }
    const first = proposalIn(existing);
    const step = await stepOfTwo(context.deps.identity, actor, first, { ...named, reason });
    if (step === 'repeat') return result;
    if (isPublic(result)) throw alreadyPublished();
    const write = (
      action: LiftAction,
      lift: Lift | null | undefined,
      { why = reason, mails = [] }: { why?: string | undefined; mails?: readonly MailRequest[] },
    ): Promise<Result> =>
      changeResult(context, result, {
        actor,
        action: `results.conflict-${action}`,
        change: { lifts: lift ? [...others, lift] : others },
        subject: { id: nominationId, accountId },
        reason: why,
        after: { contest: result._id },
        mails,
      });
    if (step === 'propose' || step === 'confirm')
      await requireLiftable(context, accountId, nomination);
    const made = newProposal(context.platform, actor, reason);
    if (step === 'confirm') {
      const { at, by } = made;
      const confirmed = existing && { ...existing, confirmed: { at, by } };
      return write('lifted', confirmed, { why: existing?.reason });
    }
    const about = { kind: 'conflict', ...contest, nominationId } as const;
    const change = { step, first, made, about };
    const { proposal, mails } = await changedProposal(context.deps.identity, actor, change);
    const lift = proposal && { ...ofProposal(proposal), nominationId, accountId };
    return write(`lift-${proposalStateAfter(named)}`, lift, { mails });
  });
}

/** Whether the account is an organiser's who has a conflict of interest by employer now. */
export async function isLiftable(
  context: ContestQueries,
  accountId: string | null,
  nomination: WithoutEssay,
): Promise<boolean> {
  const organisers = await affiliatedOrganisers(context);
  const concerned = organisers.find(({ person }) => person.accountId === accountId);
  const kind = concerned ? conflictOf(concerned.party, nomination) : null;
  return kind === 'organization' || kind === 'domain';
}

async function requireLiftable(
  context: Results,
  accountId: string,
  nomination: WithoutEssay,
): Promise<void> {
  if (!(await isLiftable(context, accountId, nomination)))
    throw refused(
      'This organiser has no conflict of interest with this nomination that can be lifted. Only a conflict by employer can be lifted, never with one’s own nomination.',
    );
}
