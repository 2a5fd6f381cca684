import { defineModule } from '../../composition/define-module';
import type { PersonalData } from '../../composition/personal-data';
import { minutes } from '../../platform/clock';
import type { AccountDeletionStore } from '../identity/account-deletion';
import type { Identities } from '../identity/context';
import { finishDeletions } from './deletion';
import { type AccountContext, accountRoutes } from './routes';

interface Needs {
  identities: Identities;
  leaving: AccountDeletionStore;
  /** The personal data in every module, by store. */
  personalData: Readonly<Record<string, PersonalData>>;
}

/** Shows, exports and deletes a person's data in all modules. */
export const accountModule = defineModule({
  name: 'account',
  stores: {},
  mails: [],
  open(_, context: Needs) {
    const account: AccountContext = context;
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
