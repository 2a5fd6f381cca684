import { defineModule } from '../../composition/define-module';
import { hours } from '../../platform/clock';
import { frozenRulesStore } from './frozen-rules-store';
import { frozenRulesView, writeFrozenRules } from './frozen-rules-view';
import { seasonRoutes } from './routes';
import { seasonsStore } from './store';
import { seasonsView } from './view';

/** The seasons: their rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore },
  mails: [],
  open({ stores: { seasons, ...stores }, clock }) {
    const view = seasonsView({ seasons, clock });
    const frozenRules = frozenRulesView(stores.frozenRules);
    return {
      offers: { seasons, view, frozenRules, clock },
      routes: [(app) => seasonRoutes(app, { seasons: view, clock })],
      upkeep: [
        {
          name: 'writing down frozen rules',
          every: hours(1),
          across: 'each process',
          work: async () => writeFrozenRules(frozenRules, await seasons.all()),
        },
      ],
      person: {},
    };
  },
});
