import type { PersonalDataOfStores } from '../../composition/personal-data';
import type { Factors } from './context';
import { presentFactors } from './present';
import type { stores } from './stores';

/** Personal data in second factors; exports leave out secrets and keys. */
export function personalDataInFactors(factors: Factors): PersonalDataOfStores<typeof stores> {
  const { passkeys, totps, recoveryCodes, tickets } = factors;
  return {
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
      erase: async ({ _id }) => void (await totps.remove(_id)),
    },
    recoveryCodes: {
      archive: { none: 'how many are left is in second-factors.json; the rest is secret' },
      erase: ({ _id }) => recoveryCodes.removeAll(_id),
    },
    tickets: {
      archive: { none: 'they end within ten minutes, and say what the sessions say' },
      erase: ({ _id }) => tickets.removeAll(_id),
    },
  };
}
