import { defaultSeasons } from '@meritum/shared/programme/seasons';
import type { AuditActor } from '../../module-kit/audit-trail';
import { withNominations } from './rules';
import type { SeasonsStore } from './store';

/** Who changes a season, and why. */
export interface SeasonDecision {
  actor: AuditActor;
  reason: string;
}

/** An operator of the command-line program. */
export const fromCommandLine = { actor: { command: 'season' }, reason: '' };

/**
 * Stores the specified seasons in a fresh database. Existing seasons stay unchanged, and a newer
 * release's seasons do not begin by this.
 * @param nominationsOpen whether the current category of a new season takes nominations
 */
export async function ensureSeasons(
  seasons: SeasonsStore,
  { nominationsOpen }: { nominationsOpen: boolean },
): Promise<void> {
  // Newest first: after a crash the current season exists, and only earlier ones are missing.
  for (const season of defaultSeasons.toReversed()) {
    const stored = await seasons.findNewest();
    const newest = stored.at(-1);
    if (newest && newest.id < season.id) continue;
    if (await seasons.findById(season.id)) continue;
    await seasons.insert(
      newest ? season : withNominations(season, season.currentCategory, nominationsOpen),
      'nothing',
    );
  }
}
