import type { Season } from '@meritum/shared/contracts/seasons';
import { isOpen } from './rules';

/**
 * The season as begun if nominations or judging are open in it; nothing else begins one. Earlier
 * seasons go on beside it.
 */
export const withBegun = (season: Season, now: Date): Season => {
  const isSomethingOpen = season.categories.some(
    ({ nominations, judging }) => isOpen(nominations, now) || isOpen(judging, now),
  );
  return season.begun || !isSomethingOpen ? season : { ...season, begun: true };
};
