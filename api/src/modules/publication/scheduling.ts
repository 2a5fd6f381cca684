import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Decider } from '../../platform/authorisation/actor';
import {
  newProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { after, days } from '../../platform/clock';
import { invalidAt, refused } from '../../platform/errors/domain-error';
import { alreadyPublished } from '../contests/errors';
import type { OutcomeArguments } from '../contests/finalising';
import { isPublic } from '../contests/policy';
import type { Contest, Result } from '../contests/result';
import { plannedPublication, proposedPublication, stopping } from '../contests/schedule';
import { changedProposal } from '../identity/turning-down';
import type { Publishing } from './context';
import { finalOutcome } from './publishing';

interface ScheduleArguments extends OutcomeArguments, NamedProposal {
  publishAt: Date;
  /** Required to turn a proposal down. */
  reason?: string | undefined;
}

/** A longer wait is probably a typing error. */
const maxWait = days(366);

function refuseMoment(publishAt: Date, now: Date): void {
  if (publishAt <= now)
    throw invalidAt('/publishAt', 'Enter a day and hour that is still to come.');
  if (publishAt > after(now, maxWait))
    throw invalidAt('/publishAt', 'Enter a day within a year from now.');
}

const recorded = (publishAt: Date) => ({ publishAt: publishAt.toISOString() });

/**
 * Proposes when a final outcome is published, or confirms the moment that another organiser has
 * proposed ({@link stepOfTwo}). It neither shows nor changes the outcome.
 * @throws permission-denied, not-found; invalid-argument for a moment that has passed or is over a
 * year away; failed-precondition when the outcome is not the final one, while a void is proposed,
 * once a moment is agreed on, and once it is published
 */
export function schedulePublication(
  context: Publishing,
  actor: Decider,
  { contest, outcomeHash, publishAt, reason = '', ...named }: ScheduleArguments,
): Promise<Result> {
  return retryOnConflict(async () => {
    const snapshot = await context.deps.contests.readForDecision(actor, contest, {
      needed: () => 2,
    });
    const { result } = snapshot;
    const planned = plannedPublication(result);
    if (planned && named.proposalId === planned.id) return result;
    if (planned) refuseOnceDone(named);
    if (isPublic(result)) throw alreadyPublished();
    if (planned) throw refused('Two organisers have agreed on an hour. Stop that first.');
    const now = context.platform.clock();
    const ended = named.withdrawalOf ?? named.turnDownOf;
    if (!ended) {
      await finalOutcome(context, snapshot, outcomeHash);
      refuseMoment(publishAt, now);
    }
    const first = proposedPublication(result, now);
    const step = await stepOfTwo(context.deps.identity, actor, first, { ...named, reason });
    const isSame = ended || first?.publishAt.getTime() === publishAt.getTime();
    if (step === 'repeat' && isSame) return result;
    if (step === 'confirm' && first)
      return context.deps.contests.changeResult(result, {
        actor,
        action: 'results.scheduled',
        change: { schedule: { ...first, agreed: { at: now, by: actor.accountId } } },
        after: recorded(first.publishAt),
      });
    const { proposal: schedule, mails } = await changedProposal(context.deps.identity, actor, {
      step: step === 'withdraw' || step === 'turn-down' ? step : 'propose',
      first,
      made: { ...newProposal(context.platform, actor, reason), publishAt, outcomeHash },
      about: { kind: 'publication', ...contest },
    });
    return context.deps.contests.changeResult(result, {
      actor,
      action: `results.schedule-${proposalStateAfter(named)}`,
      change: { schedule: schedule ?? undefined },
      reason,
      after: recorded((ended && first?.publishAt) || publishAt),
      mails,
    });
  });
}

interface StopArguments {
  contest: Contest;
  /** Id of the agreement. */
  scheduleId: string;
  reason: string;
}

/**
 * Stops a planned publication before its hour, by a single organiser, who then does not publish
 * alone; the others are mailed. Safe to repeat.
 * @throws permission-denied, not-found; failed-precondition when none of that id is planned
 */
export function stopPublication(
  context: Publishing,
  actor: Decider,
  { contest, scheduleId, reason }: StopArguments,
): Promise<Result> {
  return retryOnConflict(async () => {
    const { result } = await context.deps.contests.readForDecision(actor, contest, {
      needed: () => 2,
    });
    if (isPublic(result)) throw alreadyPublished();
    if (result.schedule?.id === scheduleId && result.schedule.stopped) return result;
    const planned = plannedPublication(result);
    if (planned?.id !== scheduleId)
      throw refused('No publication is planned that could be stopped.');
    return context.deps.contests.changeResult(result, {
      actor,
      action: 'results.schedule-stopped',
      change: {
        ...stopping(result, { at: context.platform.clock(), by: actor.accountId, reason }),
        stoppedBy: actor.accountId,
      },
      reason,
      after: recorded(planned.publishAt),
    });
  });
}
