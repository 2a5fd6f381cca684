import { changeSeason, seasonLines } from './change-season';
import { onDatabase } from './on-database';

/** `meritum season [...]`: changes the season as the words say, and shows what is open. */
export const season = (words: readonly string[]) =>
  onDatabase(async ({ seasonal }) => {
    const changed = await changeSeason(seasonal, words);
    console.log(seasonLines(changed, seasonal.clock()).join('\n'));
  });
