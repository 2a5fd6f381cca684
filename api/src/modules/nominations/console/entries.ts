import type { Season } from '@meritum/shared/contracts/seasons';
import type { Viewer } from '../../../platform/authorisation/actor';
import { categoryOf, recentSeasons } from '../../seasons/rules';
import type { Nominations } from '../context';
import { type ConflictKind, conflictOf } from '../policy';
import type { ShortNomination } from '../store';

/** A nomination, with the reader's conflict of interest. */
export interface Entry extends ShortNomination {
  conflict: ConflictKind | null;
}

/** A season's nominations as the reader may see them. */
export interface SeasonEntries {
  season: Season;
  entries: Entry[];
}

/** The nominations of a season, by default the current one. Throws not-found. */
export async function entriesFor(
  { stores, deps, affiliationOf }: Nominations,
  actor: Viewer,
  year?: string,
): Promise<SeasonEntries> {
  const season = await deps.seasons.named(year);
  const [party, all] = await Promise.all([
    affiliationOf(actor),
    stores.nominations.listShortBySeason(season.id),
  ]);
  const entries = all.map((one) => ({ ...one, conflict: conflictOf(party, one) }));
  return { season, entries };
}

/** Whether the actor has a conflict of interest with an entry of a recent season. */
export async function isConflicted(
  { deps, platform, conflictsIn }: Nominations,
  actor: Viewer,
): Promise<boolean> {
  const recent = recentSeasons(await deps.seasons.all(), platform.clock());
  const found = await Promise.all(recent.map(({ id }) => conflictsIn(actor, id)));
  return found.some((conflicts) => conflicts.length > 0);
}

/** Ids of those that a judge rates, or whose category's judging is open or closed for good. */
export async function judgedAmong(
  { deps, stores }: Pick<Nominations, 'deps' | 'stores'>,
  id: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const [{ categories }, closed, found] = await Promise.all([
    deps.seasons.named(id),
    deps.contests.closedIn(id),
    stores.nominations.findShortByIds(ids),
  ]);
  const isJudged = ({ category, judgingBegun }: ShortNomination) =>
    judgingBegun || closed.has(category) || categoryOf({ categories }, category)?.judging.open;
  return found.filter(isJudged).map(({ _id }) => _id);
}
