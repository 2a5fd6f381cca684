import type { Season, SeasonCategory, SeasonReply } from '@meritum/shared/contracts/seasons';
import { isOpen } from './rules';

function presentCategory({ name, title, label, nominations, judging }: SeasonCategory, now: Date) {
  return {
    name,
    title,
    label,
    nominationsOpen: isOpen(nominations, now),
    nominationsCloseAt: nominations.closesAt,
    judgingOpen: isOpen(judging, now),
    judgingClosesAt: judging.closesAt,
  };
}

/** What anybody may see of a season, each field named: how it is planned stays inside. */
export function presentSeason(season: Season, now: Date): SeasonReply {
  const { id, name, currentCategory, categories, calendar, rules, calibrationRound } = season;
  return {
    data: {
      id,
      name,
      currentCategory,
      categories: categories.map((category) => presentCategory(category, now)),
      calendar,
      rules,
      calibrationRound,
    },
  };
}
