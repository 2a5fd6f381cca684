import type { Season, SeasonCategory, SeasonReply } from '@meritum/shared/contracts/seasons';
import { directoryOf } from '@meritum/shared/programme/directory';
import { categoryTexts } from '@meritum/shared/programme/upcoming';
import { categoryOf, isOpen, judgingOpen, seasonTakingNominations } from './rules';

/** The agreed moment of publication by category, kept after it. */
export type PlannedPublications = ReadonlyMap<string, Date>;

function presentCategory(season: Season, category: SeasonCategory, now: Date) {
  const { name, title, nominations, judging } = category;
  const open = { nominations: isOpen(nominations, now), judging: judgingOpen(season, name, now) };
  return {
    name,
    title,
    ...categoryTexts(category, open, now),
    nominationsOpen: open.nominations,
    nominationsCloseAt: nominations.closesAt,
    judgingOpen: open.judging,
    judgingClosesAt: judging.closesAt,
  };
}

/** The contest that takes nominations now; null while they are closed. */
function presentTaking(seasons: readonly Season[], now: Date): SeasonReply['data']['nominations'] {
  const taking = seasonTakingNominations(seasons, now);
  if (!taking) return null;
  const { id: season, name, currentCategory: category } = taking;
  const closesAt = categoryOf(taking, category)?.nominations.closesAt ?? null;
  return { season, name, category, closesAt };
}

/**
 * The public fields of a season, listed one by one so that planning stays private.
 * @param seasons all seasons, of which an earlier one may still take nominations
 */
export function presentSeason(
  season: Season,
  seasons: readonly Season[],
  now: Date,
  planned: PlannedPublications = new Map(),
): SeasonReply {
  const { id, name, currentCategory, categories, calendar, rules, calibrationRound } = season;
  return {
    data: {
      id,
      name,
      currentCategory,
      nominations: presentTaking(seasons, now),
      categories: categories.map((category) => {
        const resultsAt = planned.get(category.name)?.toISOString();
        return { ...presentCategory(season, category, now), ...(resultsAt && { resultsAt }) };
      }),
      calendar,
      rules,
      calibrationRound,
      directory: directoryOf(seasons),
    },
  };
}
