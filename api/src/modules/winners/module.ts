import { site } from '@meritum/shared/programme/site';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess } from '../../module-kit/upkeep';
import type { People } from '../../platform/authorisation/two-organisers';
import { after, days, minutes } from '../../platform/clock';
import type { SeasonsView } from '../seasons/view';
import { winnersAdminRoutes } from './admin-routes';
import { winnersCatalogue } from './catalogue';
import { type Corrected, correctWinner, publishWinners } from './commands';
import { openDecisions } from './import/apply';
import type { Importing } from './import/contested';
import type { Publishing } from './plan';
import type { WinnerFields } from './record';
import { winnersRoutes } from './routes';
import { winnersStore } from './store';
import type { StoredWinner, WinnersList } from './winner';

interface Needs extends People {
  seasons: Pick<SeasonsView, 'all'>;
  isContested: Importing['isContested'];
}

/** The published winners. */
export const winnersModule = defineModule({
  name: 'winners',
  stores: { winners: winnersStore },
  mails: [],
  deps: needs<Needs>(),
  answers: ({ stores: { winners } }) => ({
    hasWinners: async ({ season: year, category }: { season: string; category: string }) =>
      (await winners.ofList({ year, category })).length > 0,
  }),
  start({
    stores: { winners },
    deps: { seasons, isContested, personOf },
    platform: { clock, mail, log, trail },
  }) {
    const catalogue = winnersCatalogue({
      winners,
      clock,
      // The published address, as in the site map and pages, not the one served at.
      origin: site.origin,
      onFailure: (err) => log.warn({ err }, 'the version of the winners cannot be read'),
    });
    const publishing: Publishing = {
      winners,
      clock,
      recordAudit: (directory) => trail.recordAudit(winners.pendingEntries, directory),
    };
    return {
      api: {
        openDecisions: () => openDecisions(publishing),
        publish: (records: readonly WinnerFields[]) => publishWinners(publishing, records),
        /** The winner of this name in a list; of several the one with the slug. */
        async idOf(list: WinnersList, { fullName, slug }: Pick<StoredWinner, 'fullName' | 'slug'>) {
          const found = (await winners.ofList(list)).filter((one) => one.fullName === fullName);
          return (found.length === 1 ? found[0] : found.find((one) => one.slug === slug))?._id;
        },
        correct: (list: WinnersList, id: string, shown: Corrected) =>
          correctWinner(publishing, list, { id, ...shown }),
      },
      commands: { publishing },
      routes: [
        (app) => winnersRoutes(app, { catalogue, seasons: seasons.all }),
        (app) =>
          winnersAdminRoutes(app, {
            ...publishing,
            mail,
            seasons: seasons.all,
            isContested,
            personOf,
            trail,
          }),
      ],
      upkeep: [
        // Each step is repeatable, even simultaneously.
        byEachProcess('writing what was imported into its place', minutes(1), async () => {
          await winners.finish();
          await winners.sweep(after(clock(), -days(1)));
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
