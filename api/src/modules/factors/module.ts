import { defineModule, needs } from '../../module-kit/define-module';
import type { Account } from '../identity/account';
import type { FirstStep } from '../identity/session';
import { challengesStore } from './challenges-store';
import { removeAllFactors } from './changed';
import type { Factors } from './context';
import { factorMails } from './mails/FactorsChanged';
import { passkeysStore } from './passkeys-store';
import { presentFactors } from './present';
import { hasFactor } from './proving';
import { recoveryCodesStore } from './recovery-codes-store';
import { entryRoutes, factorRoutes } from './routes';
import { totpSealing } from './sealing';
import { ticketFor } from './second-step';
import { ticketsStore } from './tickets-store';
import { totpStore } from './totp-store';
import { websiteWith } from './website';

export const factorsModule = defineModule({
  name: 'factors',
  stores: {
    passkeys: passkeysStore,
    totps: totpStore,
    recoveryCodes: recoveryCodesStore,
    challenges: challengesStore,
    tickets: ticketsStore,
  },
  mails: factorMails,
  deps: needs<Factors['deps']>(),
  queries: ({ stores, platform }) => ({
    ticketFor: (account: Account, step: FirstStep) =>
      ticketFor({ stores, platform }, account, step),
    removeAll: (accountId: string) => removeAllFactors({ stores }, accountId),
    hasFactor: (accountId: string) => hasFactor({ stores }, accountId),
  }),
  start({ stores, deps, platform }) {
    const { config } = platform;
    const sealing = totpSealing(config.keys['authenticator apps']);
    const factors: Factors = { stores, deps, platform, sealing };
    const { passkeys, totps, recoveryCodes, tickets } = stores;
    const websiteOf = websiteWith(config);
    return {
      api: {},
      commands: { factors },
      routes: [
        (app) => entryRoutes(app, { factors, websiteOf }),
        (app) => factorRoutes(app, { factors, websiteOf }),
      ],
      upkeep: [],
      // Copies of personal data leave out secrets and keys.
      personalData: {
        passkeys: {
          archive: {
            file: 'second-factors.json',
            about: 'your passkeys, authenticator app and how many recovery codes are left',
            of: ({ _id }) => presentFactors(factors, _id),
          },
          erase: ({ _id }) => passkeys.removeAll(_id),
        },
        totps: {
          archive: { none: 'when it was added is in second-factors.json; the rest is secret' },
          erase: ({ _id }) => totps.remove(_id),
        },
        recoveryCodes: {
          archive: { none: 'how many are left is in second-factors.json; the rest is secret' },
          erase: ({ _id }) => recoveryCodes.removeAll(_id),
        },
        tickets: {
          archive: { none: 'they end within ten minutes, and say what the sessions say' },
          erase: ({ _id }) => tickets.removeAll(_id),
        },
      },
    };
  },
});
