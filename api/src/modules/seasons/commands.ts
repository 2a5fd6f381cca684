import { type Season, season as seasonSchema } from '@meritum/shared/contracts/seasons';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import { refusalOf } from '../../platform/zod/issues';
import { categoryUnknown, rulesFrozen, seasonChanged, seasonExists, seasonUnknown } from './errors';
import { categoryOf, differences, type SeasonField, seasonAfter, withNominations } from './rules';
import type { SeasonsStore } from './store';
import type { SeasonsView } from './view';

export interface Seasons {
  seasons: SeasonsStore;
  view: SeasonsView;
  clock: Clock;
}

export type SeasonChange = Partial<Pick<Season, SeasonField>>;

/**
 * Gives a fresh database the seasons of the specification. A season that is there stays as it is,
 * and none begins because a newer release knows of it.
 * @param nominationsOpen Whether nominations are taken in the current category of a season that is new.
 */
export async function ensureSeasons(
  seasons: SeasonsStore,
  { nominationsOpen }: { nominationsOpen: boolean },
): Promise<void> {
  // The current one first: what a crash leaves is then a current season without its predecessors.
  for (const season of defaultSeasons.toReversed()) {
    const newest = await seasons.newest();
    if (newest && newest.id < season.id) continue;
    if (await seasons.byId(season.id)) continue;
    await seasons.add(
      newest ? season : withNominations(season, season.currentCategory, nominationsOpen),
    );
  }
}

/** Writes `next` in the place of `before`; throws failed-precondition when that is outdated. */
async function put({ seasons, view }: Seasons, before: Season, next: Season): Promise<Season> {
  const parsed = z.safeParse(seasonSchema, { ...next, revision: before.revision + 1 });
  if (!parsed.success) throw refusalOf(parsed.error);
  const written = await seasons.replace(parsed.data, before.revision);
  view.forget();
  if (written) return parsed.data;
  const present = await seasons.byId(before.id);
  throw present ? seasonChanged(differences(before, present)) : seasonUnknown();
}

/**
 * Changes a season as an organiser saw it. Frozen rules stay as they are, and are frozen by
 * {@link freezeRules} alone.
 * @param seen The season that the change was decided on.
 * @throws failed-precondition with a pointer to each field that somebody else has changed since, or
 * to the frozen rules; invalid-argument with a pointer to each wrong place; not-found.
 */
export async function updateSeason(
  context: Seasons,
  { seen, change }: { seen: Season; change: SeasonChange },
): Promise<Season> {
  const before = await context.seasons.byId(seen.id);
  if (!before) throw seasonUnknown();
  if (before.revision !== seen.revision) throw seasonChanged(differences(seen, before));
  const { frozenAt } = before.rules;
  const next = { ...before, ...change };
  if (frozenAt !== null && differences(before, next).includes('rules')) throw rulesFrozen();
  return put(context, before, { ...next, rules: { ...next.rules, frozenAt } });
}

/** How often a switch is tried while others change the same season. */
const attempts = 5;

/**
 * Opens or closes nominations in a category of the current season; whatever else was changed at
 * the same time stays. Throws invalid-argument for a category that the season does not have.
 */
export async function setNominationsOpen(
  context: Seasons,
  { category, open }: { category: string; open: boolean },
): Promise<Season> {
  for (let attempt = 1; ; attempt++) {
    const before = await context.view.fresh();
    if (!categoryOf(before, category)) throw categoryUnknown();
    try {
      return await put(context, before, withNominations(before, category, open));
    } catch (error) {
      const { revision } = await context.view.fresh();
      if (attempt === attempts || revision === before.revision) throw error;
    }
  }
}

/**
 * Freezes the rules of a season as they were seen: from then on nothing changes them. Frozen rules
 * stay frozen since when they were. Throws failed-precondition when the season has changed since.
 */
export async function freezeRules(context: Seasons, seen: Season): Promise<Season> {
  const before = await context.seasons.byId(seen.id);
  if (!before) throw seasonUnknown();
  if (before.revision !== seen.revision) throw seasonChanged(differences(seen, before));
  if (before.rules.frozenAt !== null) return before;
  const frozenAt = context.clock().toISOString();
  return put(context, before, { ...before, rules: { ...before.rules, frozenAt } });
}

/**
 * Starts the season after the current one, made from it ({@link seasonAfter}); it is the current
 * one from then on. Throws already-exists when somebody else has just started it.
 */
export async function startNextSeason({ seasons, view }: Seasons): Promise<Season> {
  const next = seasonAfter(await view.fresh());
  const added = await seasons.add(next);
  view.forget();
  if (!added) throw seasonExists(next.id);
  return next;
}
