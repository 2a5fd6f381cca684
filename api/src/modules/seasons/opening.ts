import type { Season } from '@meritum/shared/contracts/seasons';
import { retryOnConflict } from '../../composition/change-document';
import { updateSeason } from './changing';
import { type Decision, type Seasons, seasonOf } from './commands';
import { categoryUnknown } from './errors';
import { categoryOf, withNominations } from './rules';
import { saveSeason } from './saving';

interface Switch {
  category: string;
  open: boolean;
  /** Its year; the current one by default. */
  season?: string | undefined;
}

/**
 * Opens or closes nominations in a category from the command line; keeps simultaneous changes of
 * other fields. Throws invalid-argument for an unknown category, and like {@link updateSeason}.
 */
export const setNominationsOpen = (
  context: Seasons,
  { category, open, season }: Switch,
): Promise<Season> =>
  retryOnConflict(async () => {
    const seen =
      season === undefined ? await context.view.fresh() : await seasonOf(context, season);
    if (!categoryOf(seen, category)) throw categoryUnknown();
    const { categories } = withNominations(seen, category, open);
    return updateSeason(context, { seen, change: { categories } });
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
