import type { Season, SeasonCategory, SeasonReply } from '@meritum/shared/contracts/seasons';
import { directoryOf } from '@meritum/shared/programme/directory';
import { isOpen, judgingOpen } from './rules';

function presentCategory(season: Season, category: SeasonCategory, now: Date) {
  const { name, title, label, nominations, judging } = category;
  return {
    name,
    title,
    label,
    nominationsOpen: isOpen(nominations, now),
    nominationsCloseAt: nominations.closesAt,
    judgingOpen: judgingOpen(season, name, now),
    judgingClosesAt: judging.closesAt,
  };
}

/**
 * The public fields of a season, listed one by one so that planning stays private.
 * @param seasons all seasons, for the years of the directory
 */
export function presentSeason(season: Season, seasons: readonly Season[], now: Date): SeasonReply {
  const { id, name, currentCategory, categories, calendar, rules, calibrationRound } = season;
  return {
    data: {
      id,
      name,
      currentCategory,
      categories: categories.map((category) => presentCategory(season, category, now)),
      calendar,
      rules,
      calibrationRound,
      directory: directoryOf(seasons),
    },
  };
}
