import type { Actor } from '../../platform/authorisation/actor';
import type { Nomination } from '../nominations/nomination';
import { type Contested, conflictOf, type Party } from '../nominations/policy';
import type { AssignmentsStore } from './store';

export interface Ties {
  assignments: Pick<AssignmentsStore, 'nominationsOf'>;
  nominations: {
    byIds(ids: readonly string[]): Promise<Nomination[]>;
    shortOfSeason(season: string): Promise<(Contested & Pick<Nomination, 'category'>)[]>;
  };
  partyOf(actor: Pick<Actor, 'person'>): Promise<Party>;
}

/** A category of a season, as it is called where it is decided about at once. */
const contest = /^(\d{4}):/;

/** Categories of the seasons that are named, in which the actor is tied to somebody. */
async function tiedContests(
  { nominations }: Pick<Ties, 'nominations'>,
  party: Party,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const seasons = [...new Set(ids.flatMap((id) => contest.exec(id)?.[1] ?? []))];
  const all = await Promise.all(
    seasons.map(async (season) =>
      (await nominations.shortOfSeason(season))
        .filter((one) => conflictOf(party, one) !== null)
        .map(({ category }) => `${season}:${category}`),
    ),
  );
  return new Set(all.flat());
}

/**
 * Those of the ids, of assignments or of nominations, whose nomination the actor is tied to, and of
 * categories that have such a one: what is decided of a category tells of each entry in it. Other
 * ids are of no thing that is judged, and in no answer.
 */
export async function tiedAmong(
  { assignments, nominations, partyOf }: Ties,
  actor: Pick<Actor, 'person'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const judged = await assignments.nominationsOf(ids);
  const found = await nominations.byIds([...ids, ...judged.values()]);
  if (found.length === 0 && !ids.some((id) => contest.test(id))) return new Set();
  const party = await partyOf(actor);
  const contests = await tiedContests({ nominations }, party, ids);
  const tied = new Set(found.filter((one) => conflictOf(party, one)).map(({ _id }) => _id));
  const isTied = (id: string) => tied.has(id) || tied.has(judged.get(id) ?? '') || contests.has(id);
  return new Set(ids.filter(isTied));
}
