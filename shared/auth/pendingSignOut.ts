import { ifPossible } from '../client/localStore';

const key = 'signOutPending';

/**
 * Remembers in this tab that the server does not know of a sign-out yet: its cookie is still valid,
 * and a reload must not restore the session. In session storage, because local storage is cleared
 * (AUTH-018).
 */
export const pendingSignOut = {
  isSet: () => ifPossible(() => sessionStorage.getItem(key)) === 'yes',
  set: () => ifPossible(() => sessionStorage.setItem(key, 'yes')),
  clear: () => ifPossible(() => sessionStorage.removeItem(key)),
};
