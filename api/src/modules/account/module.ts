import { defineModule } from '../../composition/define-module';
import { byEachProcess } from '../../composition/upkeep';
import { minutes } from '../../platform/clock';
import { finishDiscards } from './claim';
import { type Deletions, finishDeletions } from './deletion';
import { erasedListIn } from './erased-list';
import { accountRoutes } from './routes';

/** Shows, exports and deletes a person's data in all modules. */
export const accountModule = defineModule({
  name: 'account',
  stores: {},
  mails: [],
  start({ log, config }, needs: Omit<Deletions, 'log' | 'erased'>) {
    const erased = erasedListIn(config.erasedPeopleList, config.keys['erased people']);
    const account: Deletions = { ...needs, log, erased };
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
