import { defineModule } from '../../composition/define-module';
import { hours } from '../../platform/clock';
import type { OwingDocument } from '../audit/entry';
import { seasonsApi } from './api';
import type { Seasons } from './commands';
import type { MayDecide } from './conflicts';
import type { Stakes } from './dropping';
import { frozenRulesStore } from './frozen-rules-store';
import { frozenRulesView, writeFrozenRules } from './frozen-rules-view';
import { seasonAdminRoutes, seasonRoutes } from './routes';
import { seasonsStore } from './store';
import { seasonsView } from './view';

interface Needs {
  stakes: Stakes;
  mayDecide: MayDecide;
}

/** The seasons: their rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore },
  mails: [],
  open({ stores: { seasons, ...stores }, clock, trail }, { stakes, mayDecide }: Needs) {
    const view = seasonsView({ seasons, clock });
    const frozenRules = frozenRulesView(stores.frozenRules);
    const settle = (season: OwingDocument) => trail.settle(seasons.owed, season);
    const seasonal: Seasons = { seasons, view, clock, settle, stakes, mayDecide };
    return {
      api: seasonsApi(seasonal, frozenRules),
      commands: { seasonal },
      routes: [
        (app) => seasonRoutes(app, { seasons: view, clock }),
        (app) => seasonAdminRoutes(app, seasonal),
      ],
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
