import { defineModule } from '../../composition/define-module';
import { byEachProcess } from '../../composition/upkeep';
import { hours } from '../../platform/clock';
import type { Account } from '../identity/account';
import type { Identities } from '../identity/context';
import type { FirstStep } from '../identity/second-step';
import { removeAllFactors } from './changed';
import type { Factors } from './context';
import { entryRoutes } from './entry-routes';
import { factorMails } from './mails/FactorsChanged';
import { personalDataInFactors } from './person';
import { factorRoutes } from './routes';
import { totpSealing } from './sealing';
import { ticketFor } from './second-step';
import { signingWith } from './signing';
import { stores } from './stores';

/** Second factors: passkeys, authenticator apps, recovery codes. */
export const factorsModule = defineModule({
  name: 'factors',
  stores,
  mails: factorMails,
  answers: ({ stores, clock }) => ({
    ticketFor: (account: Account, step: FirstStep) =>
      ticketFor({ ...stores, clock }, account, step),
    removeAll: (accountId: string) => removeAllFactors(stores, accountId),
  }),
  start({ stores, config, clock, trail }, { identities }: { identities: Identities }) {
    const sealing = totpSealing(config.keys['authenticator apps']);
    const factors: Factors = { ...stores, identities, sealing, clock, trail };
    const { publicOrigin } = config;
    return {
      api: {
        signing: signingWith(stores),
      },
      commands: { factors },
      routes: [
        (app) => entryRoutes(app, { factors, publicOrigin }),
        (app) => factorRoutes(app, { factors, publicOrigin }),
      ],
      upkeep: [
        byEachProcess('removing ended challenges and sign-ins', hours(1), async () => {
          await stores.challenges.sweep(clock());
          await stores.tickets.sweep(clock());
          await stores.totps.sweep(clock());
        }),
      ],
      personalData: personalDataInFactors(factors),
    };
  },
});
