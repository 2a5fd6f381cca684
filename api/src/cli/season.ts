import type { Season } from '@meritum/shared/contracts/seasons';
import { type Seasons, setNominationsOpen, startNextSeason } from '../modules/seasons/commands';
import { nominationsOpen } from '../modules/seasons/rules';
import { main, onDatabase } from './session';

const usage = 'Usage: season [open <category> | close <category> | next]';

/** Does what the command line says; without a word only shows the season. */
async function changed(context: Seasons, [verb, category]: string[]): Promise<Season> {
  if (verb === undefined) return context.view.fresh();
  if (verb === 'next' && category === undefined) return startNextSeason(context);
  if ((verb !== 'open' && verb !== 'close') || !category) throw new Error(usage);
  return setNominationsOpen(context, { category, open: verb === 'open' });
}

main(() =>
  onDatabase(async ({ seasonal }) => {
    const season = await changed(seasonal, process.argv.slice(2));
    console.log(`${season.name}:`);
    for (const { name } of season.categories) {
      const open = nominationsOpen(season, name, seasonal.clock());
      console.log(`  ${name}: nominations are ${open ? 'open' : 'closed'}`);
    }
  }),
);
