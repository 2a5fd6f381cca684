import { defineModule } from '../../composition/define-module';
import type { App } from '../../platform/zod/provider';
import { type Gathered, type Overview, overviewFor } from './commands';
import { keptBriefly, longer } from './kept';

interface Needs extends Pick<Overview, 'entriesFor' | 'notClean'> {
  /** What is pending or completed of a season. */
  ratings(season: string): Promise<Gathered['ratings']>;
  judges(): Promise<Gathered['judges']>;
  mailsGivenUp(): Promise<Gathered['mailsGivenUp']>;
  /** Borderline entries of a season in which more judges can be asked for; it takes a while. */
  borderline(season: string): Promise<Gathered['borderline']>;
  /** Categories whose judging was closed, and entries that more judges were asked for. */
  settled(season: string): Promise<{ closed: ReadonlySet<string>; asked: ReadonlySet<string> }>;
}

/** The season at a glance; it holds nothing of its own. */
export const overviewModule = defineModule({
  name: 'overview',
  stores: {},
  mails: [],
  open({ clock }, { ratings, judges, mailsGivenUp, settled, ...needs }: Needs) {
    const assessed = keptBriefly(needs.borderline, clock, longer);
    const unasked = async (season: string): Promise<Gathered['borderline']> => {
      const [found, { closed, asked }] = await Promise.all([assessed(season), settled(season)]);
      return found
        .filter(({ category }) => !closed.has(category))
        .map((one) => ({ ...one, entries: one.entries.filter((id) => !asked.has(id)) }));
    };
    const gathered = keptBriefly<Gathered>(async (season) => {
      const countedAt = clock();
      const [given, known, dead, borderline] = await Promise.all([
        ratings(season),
        judges(),
        mailsGivenUp(),
        unasked(season),
      ]);
      return { countedAt, ratings: given, judges: known, mailsGivenUp: dead, borderline };
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
