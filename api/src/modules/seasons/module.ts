import { defineModule } from '../../composition/define-module';
import { byEachProcess } from '../../composition/upkeep';
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

interface Needs extends Pick<CategoryUsage, 'isPublished'> {
  hasAny: CategoryUsage['isContested'];
  closedIn(season: string): Promise<ReadonlySet<string>>;
  mayDecide: MayDecide;
}

/** The seasons: rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore },
  mails: [],
  answers: ({ stores: { seasons, frozenRules }, clock }) => ({
    ...seasonsView({ seasons, clock }),
    frozenRules: frozenRulesView(frozenRules),
  }),
  start(
    { stores: { seasons }, own: { frozenRules, ...view }, clock, config, metrics, trail },
    { hasAny: isContested, isPublished, closedIn, mayDecide }: Needs,
  ) {
    const usage: CategoryUsage = {
      isContested,
      isPublished,
      isClosed: async ({ season, category }) => (await closedIn(season)).has(category),
    };
    const recordAudit = (season: AuditedDocument) =>
      trail.recordAudit(seasons.pendingEntries, season);
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
        byEachProcess('writing down frozen rules', hours(1), async () =>
          writeFrozenRules(frozenRules, await seasons.all()),
        ),
      ],
      personalData: {},
    };
  },
});
