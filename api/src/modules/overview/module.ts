import { defineModule } from '../../composition/define-module';
import type { App } from '../../platform/zod/provider';
import { type Gathered, type Overview, overviewFor } from './commands';
import { keptBriefly } from './kept';

interface Needs extends Pick<Overview, 'entriesFor' | 'notClean'> {
  /** What is pending or completed of a season. */
  ratings(season: string): Promise<Gathered['ratings']>;
  judges(): Promise<Gathered['judges']>;
  mailsGivenUp(): Promise<number>;
}

/** The season at a glance; it holds nothing of its own. */
export const overviewModule = defineModule({
  name: 'overview',
  stores: {},
  mails: [],
  open({ clock }, { ratings, judges, mailsGivenUp, ...needs }: Needs) {
    const gathered = keptBriefly<Gathered>(async (season) => {
      const countedAt = clock();
      const [given, known, dead] = await Promise.all([ratings(season), judges(), mailsGivenUp()]);
      return { countedAt, ratings: given, judges: known, mailsGivenUp: dead };
    }, clock);
    const overview: Overview = { ...needs, gathered };
    return {
      offers: {},
      routes: [
        async (app: App) => app.call('getOverview', ({ actor }) => overviewFor(overview, actor)),
      ],
      upkeep: [],
      person: {},
    };
  },
});
