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
  /** Its year; where it is not given, the current one. */
  season?: string | undefined;
}

/**
 * Opens or closes nominations in a category, as a command; whatever else was changed at the same time
 * stays. Throws invalid-argument for a category that the season does not have, and as
 * {@link updateSeason} does.
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
 * Offers the winners of a category in the directory, behind those that are offered already. A
 * repetition changes nothing, and whatever else is changed at the same time stays.
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
