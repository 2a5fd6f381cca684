import { defineModule } from '../../composition/define-module';
import { hours } from '../../platform/clock';
import type { AuditedDocument } from '../audit/entry';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { seasonsApi } from './api';
import type { Seasons } from './commands';
import type { MayDecide } from './conflicts';
import type { CategoryUsage } from './dropping';
import { frozenRulesStore } from './frozen-rules-store';
import { frozenRulesView, writeFrozenRules } from './frozen-rules-view';
import { measureDeadline } from './measured';
import { seasonAdminRoutes, seasonRoutes } from './routes';
import { seasonsStore } from './store';
import { seasonsView } from './view';

interface Needs {
  usage: CategoryUsage;
  mayDecide: MayDecide;
}

/** The seasons: rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore },
  mails: [],
  open(
    { stores: { seasons, ...stores }, clock, config, metrics, trail },
    { usage, mayDecide }: Needs,
  ) {
    const view = seasonsView({ seasons, clock });
    const frozenRules = frozenRulesView(stores.frozenRules);
    const recordAudit = (season: AuditedDocument) => trail.recordAudit(seasons.owed, season);
    const seasonal: Seasons = {
      ...{ seasons, view, clock, recordAudit, usage, mayDecide },
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
    };
    measureDeadline({ seasons, clock }, metrics);
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
      personalData: {},
    };
  },
});
