import { site } from '@meritum/shared/programme/site';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess } from '../../module-kit/upkeep';
import { after, days, minutes } from '../../platform/clock';
import { winnersAdminRoutes } from './admin-routes';
import { winnersCatalogue } from './catalogue';
import { type Corrected, correctWinner, publishWinners } from './commands';
import type { Winners } from './context';
import { openDecisions } from './import/apply';
import type { WinnerFields } from './record';
import { winnersRoutes } from './routes';
import { winnersStore } from './store';
import type { StoredWinner, WinnersList } from './winner';

export const winnersModule = defineModule({
  name: 'winners',
  stores: { winners: winnersStore },
  mails: [],
  deps: needs<Winners['deps']>(),
  queries: ({ stores: { winners } }) => ({
    hasWinners: async ({ season: year, category }: { season: string; category: string }) =>
      (await winners.listByContest({ year, category })).length > 0,
  }),
  start({ stores, deps, platform }) {
    const { winners } = stores;
    const { clock, log, trail } = platform;
    const context: Winners = {
      ...{ stores, deps, platform },
      recordAudit: (directory) => trail.recordAudit(winners.pendingEntries, directory),
    };
    const catalogue = winnersCatalogue({
      winners,
      clock,
      // The published origin, as in the site map and pages, not the requested one.
      origin: site.origin,
      onFailure: (err) => log.warn({ err }, 'the version of the winners cannot be read'),
    });
    return {
      api: {
        openDecisions: () => openDecisions(context),
        publish: (records: readonly WinnerFields[]) => publishWinners(context, records),
        /** The winner of this name in a list; of namesakes the one with the slug. */
        async idOf(list: WinnersList, { fullName, slug }: Pick<StoredWinner, 'fullName' | 'slug'>) {
          const found = (await winners.listByContest(list)).filter(
            (one) => one.fullName === fullName,
          );
          return (found.length === 1 ? found[0] : found.find((one) => one.slug === slug))?._id;
        },
        correct: (list: WinnersList, id: string, shown: Corrected) =>
          correctWinner(context, list, { id, ...shown }),
      },
      commands: { publishing: context },
      routes: [
        (app) => winnersRoutes(app, catalogue, deps.seasons),
        (app) => winnersAdminRoutes(app, context),
      ],
      upkeep: [
        // Each step is repeatable, even simultaneously.
        byEachProcess('writing what was imported into its place', minutes(1), async () => {
          await winners.finish();
          await winners.deleteExpired(after(clock(), -days(1)));
        }),
      ],
      personalData: {
        winners: {
          archive: { none: 'an import that an organiser proposed; it is among decisions' },
          async erase({ _id }) {
            await winners.forgetProposer(_id);
            return true;
          },
        },
      },
    };
  },
});

export type WinnersApi = ReturnType<ReturnType<typeof winnersModule.prepare>['start']>['api'];
