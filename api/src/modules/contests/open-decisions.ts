import type { Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import { conflictOf } from '../nominations/policy';
import { proposalIn } from './conflicts';
import type { Results } from './context';
import { conflictOfDecider, mayDecideAs } from './deciders';
import { isPublic, mayBeVoided, mayVoidNow, scoresAreShown } from './policy';
import type { Result } from './result';

/** Proposals about contests that wait for a second organiser: closing, outcome, voids, conflicts. */
export async function openDecisions(context: Results): Promise<OpenDecision[]> {
  const all = await context.results.all();
  return all.flatMap((result) => [
    ...closingAndOutcome(context, result),
    ...voids(context, result),
    ...lifts(context, result),
  ]);
}

const contestOf = ({ season, category }: Result) => ({ season, category });

const conflict = async (context: Results, actor: Decider, result: Result) =>
  conflictOfDecider(context, actor, await context.nominations.ofContest(result));

function closingAndOutcome(context: Results, result: Result): OpenDecision[] {
  const about = {
    ...contestOf(result),
    mayDecide: async (actor: Decider) => mayDecideAs(await conflict(context, actor, result), 2),
  };
  if (!scoresAreShown(result))
    return openProposals(result.closingProposed, { ...about, kind: 'closing' });
  return isPublic(result) ? [] : openProposals(result.proposed, { ...about, kind: 'outcome' });
}

/** As in the list of voids: not in contests in which the organiser has a conflict of interest. */
function voids(context: Results, result: Result): OpenDecision[] {
  const open = result.voids.filter(
    (one) => one.state === 'proposed' && mayBeVoided(result.state) && mayVoidNow(result, one),
  );
  return open.flatMap(({ id, proposed, reason }) =>
    openProposals(
      { ...proposed, id, reason },
      {
        ...contestOf(result),
        kind: 'void',
        mayDecide: async (actor) => (await conflict(context, actor, result)).conflict === 'none',
      },
    ),
  );
}

function lifts(context: Results, result: Result): OpenDecision[] {
  if (isPublic(result)) return [];
  return (result.lifts ?? []).flatMap((lift) => {
    const { nominationId, accountId } = lift;
    return openProposals(proposalIn(lift), {
      ...contestOf(result),
      kind: 'conflict',
      nominationId,
      async mayDecide(actor) {
        const [nomination] = await context.nominations.byIds([nominationId]);
        if (!nomination || actor.accountId === accountId) return false;
        return conflictOf(await context.nominations.affiliationOf(actor), nomination) === null;
      },
    });
  });
}
