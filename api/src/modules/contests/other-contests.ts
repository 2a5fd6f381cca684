import { assess } from './assess';
import { type ContestSnapshot, type Entry, readContest } from './contest-snapshot';
import type { Results } from './context';
import { affiliatedOrganisers } from './deciders';
import { conflictedNominations, hasYetToRate, scoresAreShown } from './policy';
import type { Contest } from './result';

type FrozenContest = Pick<ContestSnapshot, 'season' | 'result' | 'voidedRatings'> & {
  frozen: NonNullable<ContestSnapshot['frozen']>;
};

/**
 * Whether the ratings of another contest may be used. While those are judged, figures that are told
 * about this one would show by their changes how somebody rates there.
 */
const mayUse = ({ result }: Pick<ContestSnapshot, 'result'>, other: ContestSnapshot): boolean =>
  scoresAreShown(other.result) || !scoresAreShown(result);

/**
 * Entries of the season's other contests without those of which an organiser must not learn
 * anything; the same ones for all organisers, so that nobody learns by comparing.
 */
async function openToAll(
  context: Results,
  others: readonly ContestSnapshot[],
): Promise<readonly Entry[]> {
  const rated = others
    .flatMap(({ entries }) => entries)
    .filter(({ completed }) => completed.length > 0);
  if (rated.length === 0) return [];
  const nominations = rated.map(({ nomination }) => nomination);
  let open = rated;
  for (const { person, party } of await affiliatedOrganisers(context)) {
    const conflicted = conflictedNominations(party, nominations);
    open = open.filter(
      (entry) => !conflicted.has(entry.nomination._id) && !hasYetToRate(person, entry),
    );
  }
  return open;
}

/**
 * Assesses the given entries of a contest. Ratings of the season's other contests help to tell how
 * severe the judges are; nothing is returned about their entries.
 * @param snapshotOf reads another contest of the season
 */
export async function assessInSeason(
  context: Results,
  snapshot: FrozenContest,
  entries: readonly Entry[],
  snapshotOf = (contest: Contest) => readContest(context, contest),
): ReturnType<typeof assess> {
  const { season, result, frozen } = snapshot;
  const names = season.categories.map(({ name }) => name);
  const others = await Promise.all(
    names
      .filter((category) => category !== result.category)
      .map((category) => snapshotOf({ season: season.id, category })),
  );
  const used = others.filter((other) => mayUse({ result }, other));
  const voidedRatings = new Map([snapshot, ...used].flatMap((one) => [...one.voidedRatings]));
  return assess(context, { frozen, voidedRatings }, [
    ...entries,
    ...(await openToAll(context, used)),
  ]);
}
