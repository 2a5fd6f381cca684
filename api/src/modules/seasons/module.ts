import { defineModule, needs } from '../../module-kit/define-module';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { seasonsApi } from './api';
import type { Seasons } from './context';
import { extensionsStore } from './extensions-store';
import { frozenRulesStore } from './frozen-rules-store';
import { extended } from './mails/DeadlineExtended';
import { extensionRoutes, seasonAdminRoutes, seasonRoutes } from './routes';
import { isOpen } from './rules';
import { seasonsStore } from './store';
import { trusted } from './trusted';
import { seasonsView } from './view';

export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore, extensions: extensionsStore },
  mails: [extended],
  deps: needs<Seasons['deps']>(),
  queries: ({ stores, platform }) =>
    seasonsView({ seasons: stores.seasons, clock: platform.clock }),
  start({ stores, queries: view, deps, platform }) {
    const { seasons, extensions } = stores;
    const { clock, config, trail } = platform;
    const context: Seasons = {
      ...{ stores, deps, platform, view },
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
      running: trusted(() => extensions.findRunning(clock()), clock),
      recordAudit: (season) => trail.recordAudit(seasons.pendingEntries, season),
      recordExtension: (one) => trail.recordAudit(extensions.pendingEntries, one),
    };
    measureDeadline(context);
    return {
      api: seasonsApi(context),
      commands: { seasonal: context },
      routes: [
        (app) => seasonRoutes(app, context),
        (app) => seasonAdminRoutes(app, context),
        (app) => extensionRoutes(app, context),
      ],
      upkeep: [],
      personalData: {
        extensions: {
          archive: {
            file: 'extensions.json',
            about: 'until when you could submit or rate after a deadline',
            of: async ({ _id }) =>
              (await extensions.findByAccount(_id)).map(
                ({ season, category, window, until, reason }) => ({
                  ...{ season, category, window, until, reason },
                }),
              ),
          },
          erase: ({ _id }) => extensions.erase(_id),
        },
      },
    };
  },
});

/** Measures the time to the next deadline, so that alerts can be stricter on its day. */
function measureDeadline({ stores, platform }: Seasons) {
  platform.metrics.gauge({
    name: 'meritum_deadline_seconds',
    help: 'Time until nominations or judging next close automatically; absent if nothing does',
    async read() {
      const now = platform.clock();
      const closing = (await stores.seasons.findNewest())
        .flatMap(({ categories }) => categories)
        .flatMap(({ nominations, judging }) => [nominations, judging])
        .filter((state) => isOpen(state, now))
        .flatMap(({ closesAt }) => (closesAt ? [Date.parse(closesAt) - now.getTime()] : []));
      return closing.length > 0 ? Math.min(...closing) / 1_000 : undefined;
    },
  });
}
