import type { Season } from '@meritum/shared/contracts/seasons';
import type { Seasons } from '../modules/seasons/context';
import { startNextSeason } from '../modules/seasons/next-season';
import { setNominationsOpen } from '../modules/seasons/opening';
import { nominationsOpen } from '../modules/seasons/rules';
import { onDatabase } from './on-database';

const usage = 'Usage: season [open <category> [<year>] | close <category> [<year>] | next]';

/** Changes the season by the command's arguments; without any it only reads the current season. */
export async function changeSeason(context: Seasons, words: readonly string[]): Promise<Season> {
  const [verb, category, season] = words;
  if (verb === undefined) return context.view.fresh();
  if (verb === 'next' && category === undefined) return startNextSeason(context);
  if ((verb !== 'open' && verb !== 'close') || !category) throw new Error(usage);
  return setNominationsOpen(context, { category, open: verb === 'open', season });
}

/** Returns what is open, one line for each category. */
export function seasonLines(season: Season, now: Date): string[] {
  const lines = season.categories.map(({ name }) => {
    const open = nominationsOpen(season, name, now);
    return `  ${name}: nominations are ${open ? 'open' : 'closed'}`;
  });
  return [season.begun ? `${season.name}:` : `${season.name}, being prepared:`, ...lines];
}

/** `meritum season [...]`: changes the season and prints what is open. */
export const season = (words: readonly string[]) =>
  onDatabase(async ({ seasonal }) => {
    const changed = await changeSeason(seasonal, words);
    console.log(seasonLines(changed, seasonal.platform.clock()).join('\n'));
  });
