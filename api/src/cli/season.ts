import { changeSeason, seasonLines } from './change-season';
import { onDatabase } from './on-database';

/** `meritum season [...]`: changes the season and prints what is open. */
export const season = (words: readonly string[]) =>
  onDatabase(async ({ seasonal }) => {
    const changed = await changeSeason(seasonal, words);
    console.log(seasonLines(changed, seasonal.clock()).join('\n'));
  });
