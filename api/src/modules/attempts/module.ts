import { defineModule } from '../../module-kit/define-module';
import { allowances } from './allowances';
import { countersStore } from './counters-store';
import { attemptsGuard, type GuardOptions } from './guard';

/** Counts attempts to stop guessing, and knows devices and networks of an account. */
export const attemptsModule = defineModule({
  name: 'attempts',
  stores: { counters: countersStore },
  mails: [],
  queries: ({ stores, platform }) => ({
    guardWith: (given: Pick<GuardOptions, 'passwords' | 'credentialsOf'>) =>
      attemptsGuard({ stores, platform, ...given }),
  }),
  start({ stores, platform }) {
    const { ownersOf } = allowances(platform.config);
    return {
      api: {},
      commands: {},
      routes: [],
      upkeep: [],
      personalData: {
        counters: {
          archive: {
            none: 'keyed marks that say nothing else; the archive tells of them in words',
          },
          erase: async ({ email }) => {
            if (email) await stores.counters.forgetNotes(ownersOf(email));
          },
        },
      },
    };
  },
});
