import type { Season } from '@meritum/shared/contracts/seasons';
import type { Viewer } from '../../../platform/authorisation/actor';
import type { Clock } from '../../../platform/clock';
import { recentSeasons } from '../../seasons/rules';
import type { SeasonsView } from '../../seasons/view';
import { type Affiliation, type ConflictKind, conflictOf } from '../policy';
import type { NominationsStore, ShortNomination } from '../store';

export interface Entries {
  nominations: Pick<NominationsStore, 'shortOfSeason'>;
  seasons: Pick<SeasonsView, 'named' | 'all'>;
  affiliationOf(actor: Viewer): Promise<Affiliation>;
}

/** A nomination with the reader's conflict of interest. */
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
  { nominations, seasons, affiliationOf }: Entries,
  actor: Viewer,
  year?: string,
): Promise<SeasonEntries> {
  const season = await seasons.named(year);
  const [party, all] = await Promise.all([
    affiliationOf(actor),
    nominations.shortOfSeason(season.id),
  ]);
  const entries = all.map((one) => ({ ...one, conflict: conflictOf(party, one) }));
  return { season, entries };
}

export interface Conflicts {
  seasons: Pick<SeasonsView, 'all'>;
  clock: Clock;
  /** A season's nominations with which the actor has a conflict of interest. */
  conflictsIn(actor: Viewer, season: string): Promise<readonly unknown[]>;
}

/** Whether the actor has a conflict of interest with an entry of a recent season. */
export async function isConflicted(
  { seasons, clock, conflictsIn }: Conflicts,
  actor: Viewer,
): Promise<boolean> {
  const recent = recentSeasons(await seasons.all(), clock());
  const found = await Promise.all(recent.map(({ id }) => conflictsIn(actor, id)));
  return found.some((conflicts) => conflicts.length > 0);
}
