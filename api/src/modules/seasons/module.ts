import { defineModule } from '../../composition/define-module';
import type { Seasons } from './commands';
import { seasonAdminRoutes, seasonRoutes } from './routes';
import { seasonsStore } from './store';
import { seasonsView } from './view';

/** The seasons: their rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore },
  mails: [],
  open({ stores: { seasons }, clock, trail }) {
    const view = seasonsView({ seasons, clock });
    // What cannot be read now is settled by the next repair.
    const settle = async (id: string) => {
      const document = await seasons.owing(id).catch(() => undefined);
      if (document) await trail.settle(seasons.owed, document);
    };
    const seasonal: Seasons = { seasons, view, clock, settle };
    return {
      offers: seasonal,
      routes: [
        (app) => seasonRoutes(app, { seasons: view, clock }),
        (app) => seasonAdminRoutes(app, seasonal),
      ],
      upkeep: [],
      person: {},
    };
  },
});
