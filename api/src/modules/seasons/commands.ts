import { defaultSeasons } from '@meritum/shared/programme/seasons';
import type { AuditActor, AuditedDocument } from '../../module-kit/audit-trail';
import type { Clock } from '../../platform/clock';
import type { OwnLinksOnly } from '../mail/links-elsewhere';
import type { CategoryUsage, MayDecide } from './refusals';
import { withNominations } from './rules';
import type { SeasonsStore } from './store';
import type { SeasonsView } from './view';

export interface Seasons {
  seasons: SeasonsStore;
  view: SeasonsView;
  clock: Clock;
  recordAudit(season: AuditedDocument): Promise<void>;
  usage: CategoryUsage;
  mayDecide: MayDecide;
  /** Of the names of a season and its categories, which mails repeat. */
  ownLinksOnly: OwnLinksOnly;
}

/** Who changes a season, and why. */
export interface SeasonDecision {
  actor: AuditActor;
  reason: string;
}

/** An operator of the command-line program. */
export const fromCommandLine = { actor: { command: 'season' }, reason: '' };

/**
 * Stores the seasons of the specification in a fresh database. Existing seasons stay unchanged, and
 * none begins because a newer release knows it.
 * @param nominationsOpen whether the current category of a new season takes nominations
 */
export async function ensureSeasons(
  seasons: SeasonsStore,
  { nominationsOpen }: { nominationsOpen: boolean },
): Promise<void> {
  // Newest first: after a crash the current season is there, only without its predecessors.
  for (const season of defaultSeasons.toReversed()) {
    const stored = await seasons.newest();
    const newest = stored.at(-1);
    if (newest && newest.id < season.id) continue;
    if (await seasons.byId(season.id)) continue;
    await seasons.add(
      newest ? season : withNominations(season, season.currentCategory, nominationsOpen),
      'nothing',
    );
  }
}
