import { defineModule } from '../../module-kit/define-module';
import { allowances } from './allowances';
import { countersStore } from './counters-store';
import { attemptsGuard, type GuardOptions } from './guard';

/** What stops guessing: counted attempts, and devices and networks that are known. */
export const attemptsModule = defineModule({
  name: 'attempts',
  stores: { counters: countersStore },
  mails: [],
  answers: ({ stores: { counters }, platform: { config, clock } }) => ({
    guardWith: (given: Pick<GuardOptions, 'passwords' | 'credentialsOf'>) =>
      attemptsGuard({
        ...given,
        counters,
        numbers: config.attempts,
        keys: config.keys['counted attempts'],
        deviceKeys: config.keys['known devices'],
        clock,
      }),
  }),
  start({ stores: { counters }, platform: { config } }) {
    const { attempts: numbers, keys } = config;
    const { ownersOf } = allowances({ numbers, keys: keys['counted attempts'] });
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
            if (email) await counters.forgetNotes(ownersOf(email));
          },
        },
      },
    };
  },
});
