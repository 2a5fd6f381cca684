import { site } from '@meritum/shared/programme/site';
import { defineModule } from '../../composition/define-module';
import type { SeasonsView } from '../seasons/view';
import { winnersCatalogue } from './catalogue';
import { winnersRoutes } from './routes';
import { winnersStore } from './store';

interface Needs {
  seasons: Pick<SeasonsView, 'all'>;
}

/** The published winners. */
export const winnersModule = defineModule({
  name: 'winners',
  stores: { winners: winnersStore },
  mails: [],
  open({ stores: { winners }, config, clock, log }, { seasons }: Needs) {
    const catalogue = winnersCatalogue({
      winners,
      clock,
      origin: config.publicOrigin ?? site.origin,
      onFailure: (err) => log.warn({ err }, 'the version of the winners cannot be read'),
    });
    return {
      offers: { publishing: { winners, seasons: seasons.all, clock } },
      routes: [(app) => winnersRoutes(app, { catalogue, seasons: seasons.all })],
      upkeep: [],
      person: {},
    };
  },
});
