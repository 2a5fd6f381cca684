import type { Holdings } from '../../composition/holdings';
import type { Factors } from './context';
import type { stores } from './module';
import { presentFactors } from './present';

/** What second factors hold of a person; secrets and keys are left out of copies. */
export function heldByFactors(factors: Factors): Holdings<typeof stores> {
  const { passkeys, totps, recoveryCodes, tickets } = factors;
  return {
    passkeys: {
      copies: {
        file: 'second-factors.json',
        about: 'your passkeys, authenticator app and how many recovery codes are left',
        of: ({ _id }) => presentFactors(factors, _id),
      },
      erase: ({ _id }) => passkeys.removeAll(_id),
    },
    totps: {
      copies: { none: 'when it was added is in second-factors.json; the rest is secret' },
      erase: async ({ _id }) => void (await totps.remove(_id)),
    },
    recoveryCodes: {
      copies: { none: 'how many are left is in second-factors.json; the rest is secret' },
      erase: ({ _id }) => recoveryCodes.removeAll(_id),
    },
    tickets: {
      copies: { none: 'they end within ten minutes, and say what the sessions say' },
      erase: ({ _id }) => tickets.removeAll(_id),
    },
  };
}
