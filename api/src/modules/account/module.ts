import { defineModule } from '../../composition/define-module';
import { minutes } from '../../platform/clock';
import { type Deletions, finishDeletions } from './deletion';
import { accountRoutes } from './routes';

/** Shows, exports and deletes a person's data in all modules. */
export const accountModule = defineModule({
  name: 'account',
  stores: {},
  mails: [],
  open(_, account: Deletions) {
    return {
      api: {},
      commands: { account },
      routes: [(app) => accountRoutes(app, account)],
      upkeep: [
        {
          name: 'finishing deletions of accounts',
          every: minutes(1),
          // Each step can be repeated, even concurrently.
          across: 'each process',
          work: () => finishDeletions(account),
        },
      ],
      personalData: {},
    };
  },
});
