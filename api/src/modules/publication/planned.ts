import { retryOnConflict } from '../../module-kit/change-document';
import { workOnEach } from '../../module-kit/upkeep';
import { isSamePerson } from '../../platform/authorisation/same-person';
import { isBeforeRole } from '../../platform/authorisation/two-organisers';
import { DomainError } from '../../platform/errors/domain-error';
import type { ContestSnapshot } from '../contests/contest-snapshot';
import { mayDecideAs } from '../contests/deciders';
import type { Contest, Result, Schedule } from '../contests/result';
import { plannedPublication, stopping } from '../contests/schedule';
import type { Publishing } from './context';
import { beginPublishing, continuePublishing, finalOutcome } from './publishing';

const actor = { command: 'planned publication' };

/** The planned publication that is due; null without one. */
function dueIn(result: Result, now: Date): Schedule | null {
  const planned = plannedPublication(result);
  return result.state === 'finalised' && planned && planned.publishAt <= now ? planned : null;
}

/** Why the two organisers could no longer agree on it; null if they could. */
async function agreementEnded(
  { deps: { identity, contests } }: Publishing,
  { nominations }: ContestSnapshot,
  { by, at, agreed }: Schedule,
): Promise<string | null> {
  const people = await Promise.all(
    [by, agreed?.by].map((accountId) => (accountId ? identity.personOf(accountId) : null)),
  );
  const [first, second] = people.filter(
    (one) => one?.role === 'admin' && !isBeforeRole(one, { at }),
  );
  if (!first || !second || isSamePerson(first, second))
    return 'One of the two organisers who agreed has lost that role since.';
  for (const person of [first, second]) {
    const { accountId } = person;
    const decider = { accountId, person: async () => person };
    if (!mayDecideAs(await contests.conflictOfDecider(decider, nominations), 2))
      return 'One of the two organisers who agreed has a conflict of interest by now.';
  }
  return null;
}

/** The outcome to publish when due, or why nothing is published. */
async function outcomeAsAgreed(context: Publishing, snapshot: ContestSnapshot, planned: Schedule) {
  const ended = await agreementEnded(context, snapshot, planned);
  if (ended) return ended;
  return finalOutcome(context, snapshot, planned.outcomeHash).catch((error: unknown) => {
    if (error instanceof DomainError) return error.message;
    throw error;
  });
}

/**
 * Publishes a planned outcome when it is due. If the outcome has changed, or one of the two
 * organisers may no longer decide, the publication is stopped and organisers are mailed.
 */
const publishAsPlanned = (context: Publishing, contest: Contest): Promise<unknown> =>
  retryOnConflict(async () => {
    const snapshot = await context.deps.contests.readContest(contest);
    const { result } = snapshot;
    const planned = dueIn(result, context.platform.clock());
    if (!planned) return;
    const outcome = await outcomeAsAgreed(context, snapshot, planned);
    const by = planned.agreed?.by ?? null;
    if (typeof outcome !== 'string')
      return beginPublishing(context, { snapshot, outcome, actor, by });
    return context.deps.contests.changeResult(result, {
      actor,
      action: 'results.schedule-stopped',
      change: stopping(result, { at: context.platform.clock(), by: null, reason: outcome }),
      after: { publishAt: planned.publishAt.toISOString() },
    });
  });

/** Begins due publications, and completes interrupted ones. */
export const resumePublishing = async (context: Publishing): Promise<void> =>
  workOnEach(await context.deps.contests.listResults(), async (result) => {
    if (dueIn(result, context.platform.clock())) await publishAsPlanned(context, result);
    if (result.state === 'publishing') await continuePublishing(context, result);
  });
