import type { Season } from '@meritum/shared/contracts/seasons';
import { retryOnConflict } from '../../module-kit/change-document';
import { checkChange, updateSeason } from './changing';
import type { SeasonDecision } from './commands';
import type { Seasons } from './context';
import { categoryUnknown } from './errors';
import type { ChangedBy } from './refusals';
import {
  categoryOf,
  changedFields,
  withBegun,
  withContestShut,
  withJudgingOpen,
  withNominations,
} from './rules';
import { saveSeason } from './saving';

interface Switch {
  category: string;
  open: boolean;
  /** When nominations close automatically; without it only organisers close them. */
  closesAt?: string;
  /** The season's year; the current one by default. */
  season?: string | undefined;
}

/**
 * Opens or closes nominations in a category from the command line; keeps simultaneous changes of
 * other fields. Throws invalid-argument for an unknown category, and as {@link updateSeason} does.
 */
export const setNominationsOpen = (
  context: Seasons,
  { category, open, closesAt, season }: Switch,
): Promise<Season> =>
  retryOnConflict(async () => {
    const seen = await context.view.fresh(season);
    if (!categoryOf(seen, category)) throw categoryUnknown();
    const { categories } = withNominations(seen, category, open, closesAt);
    return updateSeason(context, { seen, change: { categories } });
  });

interface Judging {
  season: string;
  categories: readonly string[];
}

/**
 * Throws for an organiser who may not open judging of these categories, or not yet. Errors as in
 * {@link updateSeason}.
 */
export async function refuseToOpenJudging(
  context: Seasons,
  { season, categories, actor }: Judging & { actor: ChangedBy },
): Promise<void> {
  const seen = await context.view.fresh(season);
  const next = withJudgingOpen(seen, categories, context.platform.clock());
  await checkChange(context, { seen, change: { categories: next.categories } }, actor, seen);
}

/**
 * Computes a change from the present season and saves it, unless nothing changes. Repeatable; keeps
 * simultaneous changes of other fields.
 */
const saveChanged = (
  context: Seasons,
  { season, by }: { season: string; by: SeasonDecision },
  becoming: (before: Season) => Season,
): Promise<Season> =>
  retryOnConflict(async () => {
    const before = await context.view.fresh(season);
    const next = becoming(before);
    return changedFields(before, next).length > 0 ? saveSeason(context, before, next, by) : before;
  });

type Opened = Judging & { by: SeasonDecision; closesAt?: string | undefined };

/** Opens judging of categories after the decision and its checks. Repeatable. */
export const openJudging = (context: Seasons, opened: Opened) =>
  saveChanged(context, opened, (before) => {
    const now = context.platform.clock();
    return withBegun(withJudgingOpen(before, opened.categories, now, opened.closesAt), now);
  });

export interface Offered {
  season: string;
  category: string;
  by: SeasonDecision;
}

/** Closes nominations and judging of a category that is closed for good. Repeatable. */
export const shutContest = (context: Seasons, shut: Offered) =>
  saveChanged(context, shut, (before) => withContestShut(before, shut.category));

/** Adds the winners of a category to the directory. Repeatable. */
export const offerWinners = (context: Seasons, offered: Offered) =>
  saveChanged(context, offered, ({ directory, ...before }) => {
    const isShown = directory.includes(offered.category);
    return { ...before, directory: isShown ? directory : [...directory, offered.category] };
  });
