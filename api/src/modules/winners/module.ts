import { site } from '@meritum/shared/programme/site';
import { defineModule } from '../../composition/define-module';
import { winnersCatalogue } from './catalogue';
import { winnersRoutes } from './routes';
import { winnersStore } from './store';

/** The published winners. */
export const winnersModule = defineModule({
  name: 'winners',
  stores: { winners: winnersStore },
  mails: [],
  open({ stores: { winners }, config, clock, log }) {
    const catalogue = winnersCatalogue({
      winners,
      clock,
      origin: config.publicOrigin ?? site.origin,
      onFailure: (err) => log.warn({ err }, 'the version of the winners cannot be read'),
    });
    return {
      offers: { publishing: { winners, clock } },
      routes: [(app) => winnersRoutes(app, { catalogue })],
      upkeep: [],
      person: {},
    };
  },
});
