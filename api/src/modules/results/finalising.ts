import { retryOnConflict } from '../../composition/change-document';
import { organisersAmong } from '../../platform/authorisation/two-organisers';
import { checksOf } from './checks';
import type { ContestSnapshot } from './contest-snapshot';
import type { Results } from './context';
import { changeResult, type Decider, readForDecision } from './decisions';
import { checksUnmet, notClosed, outcomeChanged, published } from './errors';
import { computedOutcome } from './outcome';
import { isProposedBy } from './policy';
import type { Contest, Proposal, Result } from './result';
import { unmetChecks } from './rules';

export interface OutcomeArguments {
  contest: Contest;
  /** Hash of the outcome that the organiser has seen. */
  outcomeHash: string;
}

/**
 * Proposes the outcome that an organiser has seen, or confirms the same outcome that another one
 * has proposed; it is computed from the ratings both times. After a later void it takes two
 * organisers again. A proposal by someone who is no longer an organiser does not count.
 * @throws permission-denied, not-found; failed-precondition before judging has closed, while a
 * required check is not met, when the outcome has changed, and once it is published
 */
export function finaliseResults(
  context: Results,
  actor: Decider,
  { contest, outcomeHash }: OutcomeArguments,
): Promise<Result> {
  return retryOnConflict(async () => {
    const situation = await readForDecision(context, actor, contest, {
      needed: () => 2,
    });
    const { result, inConflict } = situation;
    const deciding = { ...actor, inConflict };
    refuseToFinalise(situation);
    if ((await computedOutcome(context, situation)).hash !== outcomeHash) throw outcomeChanged();
    if (result.finalised?.outcomeHash === outcomeHash) return result;
    const { proposed } = result;
    const organisers = await organisersAmong(context, [proposed?.by]);
    if (proposed?.outcomeHash !== outcomeHash || !isProposedBy(organisers, proposed))
      return propose(context, deciding, result, outcomeHash);
    return proposed.by === actor.accountId ? result : confirm(context, deciding, result, proposed);
  });
}

function refuseToFinalise(situation: ContestSnapshot): void {
  const { state } = situation.result;
  if (state === 'publishing' || state === 'published') throw published();
  if (state === 'open' || state === 'closing') throw notClosed();
  const missing = unmetChecks(checksOf(situation, situation.entries, null));
  if (missing.length > 0) throw checksUnmet(missing);
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
        at: context.clock(),
        by: actor.accountId,
        outcomeHash,
        ...(actor.inConflict && { inConflict: true }),
      },
    },
    after: { outcomeHash },
  });

function confirm(
  context: Results,
  actor: Organiser,
  result: Result,
  { by: proposedBy, outcomeHash, inConflict: first = false }: Proposal,
) {
  const at = context.clock();
  const inConflict = Number(first) + Number(actor.inConflict);
  const finalised = { at, proposedBy, confirmedBy: actor.accountId, outcomeHash, inConflict };
  return changeResult(context, result, {
    actor: { accountId: actor.accountId },
    action: 'results.finalised',
    change: { state: 'finalised', proposed: null, finalised },
    before: { outcomeHash: result.finalised?.outcomeHash ?? null },
    after: { outcomeHash },
  });
}
