import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Decider } from '../../platform/authorisation/actor';
import {
  newProposal,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { changedProposal } from '../identity/turning-down';
import type { ContestSnapshot } from './contest-snapshot';
import type { Results } from './context';
import { changeResult, readForDecision } from './decisions';
import { alreadyPublished, notClosed, outcomeChanged, voidWaits } from './errors';
import { computedOutcome } from './outcome';
import type { Contest, Proposal, Result } from './result';

export interface OutcomeArguments {
  contest: Contest;
  /** Hash of the outcome that the organiser has seen. */
  outcomeHash: string;
}

interface FinalisingArguments extends OutcomeArguments, NamedProposal {
  /** Required to turn down a proposal. */
  reason?: string | undefined;
}

/**
 * Proposes the outcome that an organiser has seen, or confirms it if another has proposed the same
 * ({@link stepOfTwo}). Both times it is computed from the ratings. A proposal of another outcome
 * does not count, so a later void takes two organisers again.
 * @throws permission-denied, not-found; failed-precondition before judging has closed, while a
 * required check is not met, when the outcome has changed, and once it is published
 */
export function finaliseResults(
  context: Results,
  actor: Decider,
  { contest, outcomeHash, reason, ...named }: FinalisingArguments,
): Promise<Result> {
  return retryOnConflict(async () => {
    const snapshot = await readForDecision(context, actor, contest, {
      needed: () => 2,
    });
    const { result, inConflict } = snapshot;
    if (named.withdrawalOf ?? named.turnDownOf)
      return endProposal(context, actor, { result, named, reason });
    refuseToFinalise(snapshot);
    const outcome = await computedOutcome(context, snapshot);
    if (outcome.hash !== outcomeHash) throw outcomeChanged();
    if (result.finalised?.outcomeHash === outcomeHash) return result;
    const proposed = result.proposed?.outcomeHash === outcomeHash ? result.proposed : null;
    const step = await stepOfTwo(context.deps.identity, actor, proposed, named);
    if (step === 'repeat') return result;
    const deciding: Organiser = { ...actor, inConflict };
    return step === 'confirm' && proposed
      ? confirm(context, deciding, result, { ...proposed, statement: outcome.statement })
      : propose(context, deciding, result, outcomeHash);
  });
}

function refuseToFinalise(snapshot: ContestSnapshot): void {
  const { state, voids } = snapshot.result;
  if (state === 'publishing' || state === 'published') throw alreadyPublished();
  if (state === 'open' || state === 'closing') throw notClosed();
  if (voids.some((one) => one.state === 'proposed')) throw voidWaits();
}

interface Organiser extends Decider {
  inConflict: boolean;
}

const propose = (context: Results, actor: Organiser, result: Result, outcomeHash: string) =>
  changeResult(context, result, {
    actor: { accountId: actor.accountId },
    action: 'results.proposed',
    change: {
      proposed: {
        ...newProposal(context.platform, actor),
        outcomeHash,
        ...(actor.inConflict && { inConflict: true }),
      },
    },
    after: { outcomeHash },
  });

async function endProposal(
  context: Results,
  actor: Decider,
  {
    result,
    named,
    reason = '',
  }: { result: Result; named: NamedProposal; reason?: string | undefined },
): Promise<Result> {
  const { state, season, category, proposed: first } = result;
  if (state !== 'closed' && !first) refuseOnceDone(named);
  const step = await stepOfTwo(context.deps.identity, actor, first, { ...named, reason });
  if (!first || (step !== 'withdraw' && step !== 'turn-down')) return result;
  const made = { ...first, ...newProposal(context.platform, actor, reason) };
  const about = { kind: 'outcome', season, category } as const;
  const { proposal, mails } = await changedProposal(context.deps.identity, actor, {
    step,
    first,
    made,
    about,
  });
  return changeResult(context, result, {
    actor,
    action: step === 'withdraw' ? 'results.proposal-withdrawn' : 'results.proposal-turned-down',
    change: { proposed: proposal },
    reason,
    after: { outcomeHash: first.outcomeHash },
    mails,
  });
}

function confirm(
  context: Results,
  actor: Organiser,
  result: Result,
  {
    by: proposedBy,
    outcomeHash,
    statement,
    inConflict: first = false,
  }: Proposal & { statement: string },
) {
  const at = context.platform.clock();
  const inConflict = Number(first) + Number(actor.inConflict);
  const decision = { outcomeHash, statement, inConflict };
  const finalised = { at, proposedBy, confirmedBy: actor.accountId, ...decision };
  return changeResult(context, result, {
    actor: { accountId: actor.accountId },
    action: 'results.finalised',
    change: { state: 'finalised', proposed: null, finalised },
    before: { outcomeHash: result.finalised?.outcomeHash ?? null },
    after: { outcomeHash },
  });
}
