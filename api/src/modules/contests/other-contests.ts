import type { ContestSnapshot, Entry } from './contest-snapshot';
import type { Results } from './context';
import { affiliatedOrganisers } from './deciders';
import { conflictedNominations, hasYetToRate, scoresAreShown } from './policy';
import type { Result } from './result';

/**
 * Whether another contest's ratings may be used. While that contest is judged, changes in this
 * one's figures would reveal its ratings.
 */
export const mayUseRatingsOf = (other: ContestSnapshot, result: Result): boolean =>
  scoresAreShown(other.result) || !scoresAreShown(result);

/**
 * Rated entries of the season's other contests, without those hidden from any organiser. All
 * organisers get the same list, so that comparing reveals nothing.
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
