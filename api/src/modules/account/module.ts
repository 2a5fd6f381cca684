import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { minutes } from '../../platform/clock';
import { openAccountActs } from './acts';
import { carryOutAccountActs } from './acts-due';
import { finishDiscards } from './claim';
import type { Accounts } from './context';
import { finishDeletions } from './deletion';
import { erasedListIn } from './erased-list';
import { accountActMail } from './mails/AccountActDecided';
import { roleMail } from './mails/RoleChanged';
import { openRoles } from './organisers';
import { accountRoutes } from './routes';

const openDecisions = async (...asked: Parameters<typeof openRoles>) =>
  (await Promise.all([openAccountActs(...asked), openRoles(...asked)])).flat();

/** Shows, exports and deletes a person's data in all modules. */
export const accountModule = defineModule({
  name: 'account',
  stores: {},
  mails: [accountActMail, roleMail],
  deps: needs<Accounts['deps']>(),
  start({ deps, platform }) {
    const { config } = platform;
    const erased = erasedListIn(config.erasedPeopleList, config.keys['erased people']);
    const account: Accounts = { deps, platform, erased };
    return {
      api: withContext(() => account, { openDecisions }),
      commands: { account },
      routes: [(app) => accountRoutes(app, account)],
      upkeep: [
        // Each step can be repeated, even concurrently.
        byEachProcess('finishing deletions of accounts', minutes(1), () =>
          finishDeletions(account),
        ),
        byEachProcess('doing what two organisers decided about accounts', minutes(1), () =>
          carryOutAccountActs(account),
        ),
        byEachProcess('discarding what a stranger stored', minutes(1), () =>
          finishDiscards(account),
        ),
      ],
      personalData: {},
    };
  },
});
