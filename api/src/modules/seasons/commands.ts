import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import type { Clock } from '../../platform/clock';
import type { AuditActor, AuditedDocument } from '../audit/entry';
import type { MayDecide } from './conflicts';
import type { CategoryUsage } from './dropping';
import { seasonUnknown } from './errors';
import { withNominations } from './rules';
import type { SeasonsStore } from './store';
import type { SeasonsView } from './view';

export interface Seasons {
  seasons: SeasonsStore;
  view: SeasonsView;
  clock: Clock;
  /** Appends to the audit trail what a season owes; never fails. */
  recordAudit?(season: AuditedDocument): Promise<void>;
  /** What is at stake in a category; what is not said is taken for nothing. */
  usage?: CategoryUsage | undefined;
  /** Where nobody is asked, every organiser may. */
  mayDecide?: MayDecide;
}

/** Who changes a season, and why. */
export interface Decision {
  actor: AuditActor;
  reason: string;
}

/** Whoever runs the programme of that name. */
export const fromCommandLine = { actor: { command: 'season' }, reason: '' };

/**
 * Gives a fresh database the seasons of the specification. A season that is there stays as it is,
 * and none begins because a newer release knows of it.
 * @param nominationsOpen Whether nominations are taken in the current category of a season that is new.
 */
export async function ensureSeasons(
  seasons: SeasonsStore,
  { nominationsOpen }: { nominationsOpen: boolean },
): Promise<void> {
  // The newest first: what a crash leaves is then a current season without its predecessors.
  for (const season of defaultSeasons.toReversed()) {
    const [newest] = await seasons.newest();
    if (newest && newest.id < season.id) continue;
    if (await seasons.byId(season.id)) continue;
    await seasons.add(
      newest ? season : withNominations(season, season.currentCategory, nominationsOpen),
      'nothing',
    );
  }
}

/** The season of that year as it is at this moment. Throws not-found. */
export async function seasonOf({ seasons }: Pick<Seasons, 'seasons'>, id: string): Promise<Season> {
  const season = await seasons.byId(id);
  if (!season) throw seasonUnknown();
  return season;
}
