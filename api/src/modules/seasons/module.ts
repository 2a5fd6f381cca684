import { defineModule } from '../../composition/define-module';
import { seasonRoutes } from './routes';
import { seasonsStore } from './store';
import { seasonsView } from './view';

/** The seasons: their rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore },
  mails: [],
  open({ stores: { seasons }, clock }) {
    const view = seasonsView({ seasons, clock });
    return {
      offers: { seasons, view, clock },
      routes: [(app) => seasonRoutes(app, { seasons: view, clock })],
      upkeep: [],
      person: {},
    };
  },
});
