import type { AuditedDocument } from '../../module-kit/audit-trail';
import { defineModule, needs } from '../../module-kit/define-module';
import type { Metrics } from '../../platform/metrics/metrics';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { seasonsApi } from './api';
import type { Seasons } from './commands';
import type { Extending } from './extending';
import { extensionsStore } from './extensions-store';
import { frozenRulesStore } from './frozen-rules-store';
import { extended } from './mails/DeadlineExtended';
import type { CategoryUsage, MayDecide } from './refusals';
import { extensionRoutes, seasonAdminRoutes, seasonRoutes } from './routes';
import { isOpen } from './rules';
import { seasonsStore } from './store';
import { trusted } from './trusted';
import { seasonsView } from './view';

interface Needs
  extends Pick<Parameters<typeof seasonRoutes>[1], 'registrationPause' | 'plannedPublications'>,
    Pick<CategoryUsage, 'isPublished' | 'hasWinners'>,
    Pick<Extending, 'accountAt' | 'personOf'> {
  hasAny: CategoryUsage['isContested'];
  closedIn(season: string): Promise<ReadonlySet<string>>;
  mayDecide: MayDecide;
}

/** The seasons: rules, dates and what is open, as data. */
export const seasonsModule = defineModule({
  name: 'seasons',
  stores: { seasons: seasonsStore, frozenRules: frozenRulesStore, extensions: extensionsStore },
  mails: [extended],
  deps: needs<Needs>(),
  answers: ({ stores: { seasons, frozenRules }, platform: { clock } }) => ({
    ...seasonsView({ seasons, clock }),
    frozenRules: frozenRules.of,
  }),
  start({
    stores: { seasons, extensions },
    own,
    deps: {
      hasAny: isContested,
      isPublished,
      hasWinners,
      closedIn,
      mayDecide,
      registrationPause,
      plannedPublications,
      ...people
    },
    platform: { clock, config, metrics, trail, mail },
  }) {
    const { frozenRules, ...view } = own;
    const usage: CategoryUsage = {
      isContested,
      isPublished,
      hasWinners,
      isClosed: async ({ season, category }) => (await closedIn(season)).has(category),
    };
    const recordAudit = (season: AuditedDocument) =>
      trail.recordAudit(seasons.pendingEntries, season);
    const seasonal: Seasons = {
      ...{ seasons, view, clock, recordAudit, usage, mayDecide },
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
    };
    const running = trusted(() => extensions.running(clock()), clock);
    const extending: Extending = {
      ...{ ...people, extensions, view, clock, usage, mayDecide, mail },
      forgetRunning: running.forget,
      recordExtension: (one) => trail.recordAudit(extensions.pendingEntries, one),
    };
    measureDeadline({ seasons, clock }, metrics);
    return {
      api: seasonsApi(seasonal, frozenRules, { ...extending, closedIn, running: running.get }),
      commands: { seasonal },
      routes: [
        (app) =>
          seasonRoutes(app, { seasons: view, clock, registrationPause, plannedPublications }),
        (app) => seasonAdminRoutes(app, seasonal),
        (app) => extensionRoutes(app, extending),
      ],
      upkeep: [],
      personalData: {
        extensions: {
          archive: {
            file: 'extensions.json',
            about: 'until when you could submit or rate after a deadline',
            of: async ({ _id }) =>
              (await extensions.ofAccount(_id)).map(
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

/** Measures how near the next deadline is, so that alerts can be stricter on its day. */
function measureDeadline({ seasons, clock }: Pick<Seasons, 'seasons' | 'clock'>, metrics: Metrics) {
  metrics.gauge({
    name: 'meritum_deadline_seconds',
    help: 'Time until nominations or judging next close automatically; absent if nothing does',
    async read() {
      const now = clock();
      const closing = (await seasons.newest())
        .flatMap(({ categories }) => categories)
        .flatMap(({ nominations, judging }) => [nominations, judging])
        .filter((state) => isOpen(state, now))
        .flatMap(({ closesAt }) => (closesAt ? [Date.parse(closesAt) - now.getTime()] : []));
      return closing.length > 0 ? Math.min(...closing) / 1_000 : undefined;
    },
  });
}
