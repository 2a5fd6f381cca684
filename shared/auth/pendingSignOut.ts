const key = 'signOutPending';

/**
 * Remembers, in this tab, that the server was not reached at sign-out: its cookie is still alive,
 * and a reload must not bring the session back. Session storage, because the local storage is
 * emptied then (AUTH-018).
 */
export const pendingSignOut = {
  isSet: () => ifPossible(() => sessionStorage.getItem(key)) === 'yes',
  set: () => ifPossible(() => sessionStorage.setItem(key, 'yes')),
  clear: () => ifPossible(() => sessionStorage.removeItem(key)),
};

function ifPossible<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
