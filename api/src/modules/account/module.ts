import { defineModule } from '../../composition/define-module';
import type { Holding } from '../../composition/holdings';
import { minutes } from '../../platform/clock';
import type { Identities } from '../identity/commands';
import type { LeavingStore } from '../identity/leaving';
import { finishDeletions } from './deletion';
import { type AccountContext, accountRoutes } from './routes';

interface Needs {
  identities: Identities;
  leaving: LeavingStore;
  /** What every module holds of a person, by store. */
  holdings: Readonly<Record<string, Holding>>;
}

/** What a person sees, downloads and deletes of theirs, in all modules. */
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
          // Each step can be repeated, also at the same moment.
          across: 'each process',
          work: () => finishDeletions(account),
        },
      ],
      person: {},
    };
  },
});
