import { changeSeason, seasonLines } from './change-season';
import { main, onDatabase } from './on-database';

main(() =>
  onDatabase(async ({ seasonal }) => {
    const season = await changeSeason(seasonal, process.argv.slice(2));
    console.log(seasonLines(season, seasonal.clock()).join('\n'));
  }),
);
