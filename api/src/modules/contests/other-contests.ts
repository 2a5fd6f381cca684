import type { ContestSnapshot, Entry } from './contest-snapshot';
import type { Results } from './context';
import { affiliatedOrganisers } from './deciders';
import { conflictedNominations, hasYetToRate, scoresAreShown } from './policy';
import type { Result } from './result';

/**
 * Whether the ratings of another contest may be used. While that one is judged, changing figures of this
 * one would show how somebody rates there.
 */
export const mayUseRatingsOf = (other: ContestSnapshot, result: Result): boolean =>
  scoresAreShown(other.result) || !scoresAreShown(result);

/**
 * Rated entries of the season's other contests, without those that must stay hidden from any organiser:
 * the same for all organisers, so that nobody learns by comparing.
 */
export async function entriesOpenToAll(
  context: Results,
  others: readonly ContestSnapshot[],
): Promise<readonly Entry[]> {
  let open = others
    .flatMap(({ entries }) => entries)
    .filter(({ completed }) => completed.length > 0);
  if (open.length === 0) return [];
  const nominations = open.map(({ nomination }) => nomination);
  for (const { person, party } of await affiliatedOrganisers(context)) {
    const conflicted = conflictedNominations(party, nominations);
    open = open.filter(
      (entry) => !conflicted.has(entry.nomination._id) && !hasYetToRate(person, entry),
    );
  }
  return open;
}
