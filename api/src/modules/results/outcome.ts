import type { EntryToPublish } from '@meritum/shared/merit/ledger/season';
import type { WithoutEssay } from '../nominations/nomination';
import type { FrozenRules } from '../seasons/frozen-rules';
import { type ContestSnapshot, entriesToPublish, withFrozenRules } from './contest-snapshot';
import type { Results } from './context';
import { notClosed } from './errors';
import { outcomeHashOf } from './rules';

/** The outcome of a closed contest, computed from its current ratings and never stored. */
export interface ComputedOutcome {
  frozen: FrozenRules;
  closed: NonNullable<ContestSnapshot['result']['closed']>;
  entries: (EntryToPublish & { nomination: WithoutEssay })[];
  hash: string;
}

/** Throws failed-precondition before judging has closed. */
export async function computedOutcome(
  context: Pick<Results, 'assignments'>,
  given: ContestSnapshot,
): Promise<ComputedOutcome> {
  const situation = withFrozenRules(given);
  const { frozen, result } = situation;
  const { closed } = result;
  if (!closed) throw notClosed();
  const entries = await entriesToPublish(context, situation);
  const { rules, hash: rulesHash } = frozen;
  const hash = outcomeHashOf({ rules, rulesHash, root: closed.root, entries });
  return { frozen, closed, entries, hash };
}
