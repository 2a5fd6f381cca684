import { treeOf } from '@meritum/shared/merit/ledger/merkle';
import { commitmentsOf } from '@meritum/shared/merit/ledger/publish';
import { giveReceipts } from '../assignments/receipts/commands';
import { judgingOpen } from '../seasons/rules';
import { assess } from './assess';
import { changed, type Deciding, lookToDecide, untilWritten } from './changing';
import { unaskedIn } from './checks';
import type { Results } from './context';
import { changedSince, checksUnmet, stillOpen } from './errors';
import type { Contest, Result } from './result';
import { entriesToPublish, look, withFrozen } from './situation';

interface CloseArguments {
  contest: Contest;
  /** Of the result that the admin has seen. */
  revision: number;
}

/**
 * Closes the judging of a category for good: from then on nobody rates there, and the Merkle root over
 * all entries and ratings is public. A repetition changes nothing.
 * @throws permission-denied, not-found; failed-precondition while judging is open in the season, while
 * a borderline entry waits for more judges to be asked, and when something has changed since
 */
export async function closeJudging(
  context: Results,
  actor: Deciding,
  { contest, revision }: CloseArguments,
): Promise<Result> {
  const situation = withFrozen(await lookToDecide(context, actor, contest));
  const { season, result } = situation;
  if (result.state !== 'open') return continueClosing(context, contest);
  if (result.revision !== revision) throw changedSince('Somebody has changed this');
  if (judgingOpen(season, contest.category, context.clock())) throw stillOpen();
  const unasked = unaskedIn(situation, await assess(situation, situation.entries));
  if (unasked.length > 0) throw checksUnmet(['borderline entries asked for']);
  const closing = await changed(context, result, {
    actor,
    action: 'results.judging-closed',
    change: { state: 'closing', closing: { at: context.clock(), by: actor.accountId } },
    before: { state: 'open' },
    after: { state: 'closed' },
  });
  if (!closing) throw changedSince('Somebody has changed this');
  return continueClosing(context, contest);
}

/**
 * What follows from closing, as often as it takes. Ratings that are under way are kept out one by one
 * before the root is computed: each assignment either was completed by then or never will be.
 */
export function continueClosing(context: Results, contest: Contest): Promise<Result> {
  return untilWritten(async () => {
    const result = await context.results.of(contest);
    if (result.state !== 'closing') return result;
    await context.assignments.closeContest(contest);
    await giveReceipts(context.receipts, [(await look(context, contest)).season]);
    const situation = withFrozen(await look(context, contest));
    for (const { nomination } of situation.entries)
      await context.receipts.pseudonyms.of(nomination);
    const { rules } = situation.frozen;
    const entries = await entriesToPublish(context, situation);
    const { root, size } = treeOf(commitmentsOf({ rules, entries }));
    const closed = {
      ...{ at: context.clock(), root, size },
      entries: situation.entries.map(({ nomination }) => nomination._id),
    };
    return context.results.replace(result, { ...result, state: 'closed', closed });
  });
}
