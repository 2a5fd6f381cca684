import { ifPossible } from '../client/localStore';

const key = 'signOutPending';

/**
 * Remembers, in this tab, that the server could not be told of a sign-out: its cookie is still
 * valid, and a reload must not restore the session. In the session storage, because the local
 * storage is cleared then (AUTH-018).
 */
export const pendingSignOut = {
  isSet: () => ifPossible(() => sessionStorage.getItem(key)) === 'yes',
  set: () => ifPossible(() => sessionStorage.setItem(key, 'yes')),
  clear: () => ifPossible(() => sessionStorage.removeItem(key)),
};
