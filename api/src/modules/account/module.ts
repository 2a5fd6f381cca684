import { defineModule } from '../../composition/define-module';
import { byEachProcess } from '../../composition/upkeep';
import { minutes } from '../../platform/clock';
import { finishDiscards } from './claim';
import { type Deletions, finishDeletions } from './deletion';
import { accountRoutes } from './routes';

/** Shows, exports and deletes a person's data in all modules. */
export const accountModule = defineModule({
  name: 'account',
  stores: {},
  mails: [],
  start({ log }, needs: Omit<Deletions, 'log'>) {
    const account: Deletions = { ...needs, log };
    return {
      api: {},
      commands: { account },
      routes: [(app) => accountRoutes(app, account)],
      upkeep: [
        // Each step can be repeated, even concurrently.
        byEachProcess('finishing deletions of accounts', minutes(1), () =>
          finishDeletions(account),
        ),
        byEachProcess('discarding what a stranger stored', minutes(1), () =>
          finishDiscards(account),
        ),
      ],
      personalData: {},
    };
  },
});
