import type { Season } from '@meritum/shared/contracts/seasons';
import { retryOnConflict } from '../../composition/change-document';
import { withBegun } from './beginning';
import { changed, updateSeason } from './changing';
import { type Decision, type Seasons, seasonOf } from './commands';
import type { ChangedBy } from './conflicts';
import { categoryUnknown } from './errors';
import {
  categoryOf,
  differences,
  withContestShut,
  withJudgingOpen,
  withNominations,
} from './rules';
import { saveSeason } from './saving';

interface Switch {
  category: string;
  open: boolean;
  /** When they close automatically; without it only organisers close them. */
  closesAt?: string;
  /** Its year; the current one by default. */
  season?: string | undefined;
}

/**
 * Opens or closes nominations in a category from the command line; keeps simultaneous changes of
 * other fields. Throws invalid-argument for an unknown category, and like {@link updateSeason}.
 */
export const setNominationsOpen = (
  context: Seasons,
  { category, open, closesAt, season }: Switch,
): Promise<Season> =>
  retryOnConflict(async () => {
    const seen =
      season === undefined ? await context.view.fresh() : await seasonOf(context, season);
    if (!categoryOf(seen, category)) throw categoryUnknown();
    const { categories } = withNominations(seen, category, open, closesAt);
    return updateSeason(context, { seen, change: { categories } });
  });

interface Judging {
  season: string;
  categories: readonly string[];
}

/**
 * Refuses an organiser who may not open judging of these categories now, or not yet. Throws like
 * {@link updateSeason}.
 */
export async function refuseToOpenJudging(
  context: Seasons,
  { season, categories, actor }: Judging & { actor: ChangedBy },
): Promise<void> {
  const seen = await seasonOf(context, season);
  const next = withJudgingOpen(seen, categories, context.clock());
  await changed(context, { seen, change: { categories: next.categories } }, actor);
}

/**
 * Opens judging of categories, as was decided and checked before. Repeatable; keeps simultaneous
 * changes of other fields.
 */
export const openJudging = (
  context: Seasons,
  { season, categories, by }: Judging & { by: Decision },
): Promise<Season> =>
  retryOnConflict(async () => {
    const before = await seasonOf(context, season);
    const now = context.clock();
    const next = withBegun(withJudgingOpen(before, categories, now), now);
    return differences(before, next).length > 0 ? saveSeason(context, before, next, by) : before;
  });

/**
 * Closes nominations and judging of a category that is closed for good. Repeatable; keeps
 * simultaneous changes of other fields.
 */
export const shutContest = (context: Seasons, { season, category, by }: Offered): Promise<Season> =>
  retryOnConflict(async () => {
    const before = await seasonOf(context, season);
    const next = withContestShut(before, category);
    return differences(before, next).length > 0 ? saveSeason(context, before, next, by) : before;
  });

export interface Offered {
  season: string;
  category: string;
  by: Decision;
}

/**
 * Shows the winners of a category in the directory, after those already shown. Repeatable; keeps
 * simultaneous changes of other fields.
 */
export const offerWinners = (
  context: Seasons,
  { season, category, by }: Offered,
): Promise<Season> =>
  retryOnConflict(async () => {
    const before = await seasonOf(context, season);
    if (before.directory.includes(category)) return before;
    const directory = [...before.directory, category];
    return saveSeason(context, before, { ...before, directory }, by);
  });
