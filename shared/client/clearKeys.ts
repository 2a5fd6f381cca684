import { clearedPrefixes, draftPrefixes, localKeys } from './localKeys';
import { localKeysInUse, removeLocal } from './localStore';

/** Removes what a judge reads without a connection, unless it is this person's. */
export function keepWorkOnlyOf(uid: string | undefined): void {
  for (const key of localKeysInUse()) {
    if (key.startsWith(draftPrefixes.judgingWork) && key !== `${draftPrefixes.judgingWork}${uid}`)
      removeLocal(key);
  }
}

/** Removes exactly what is kept for a signed-in person (AUTH-016, AUTH-017). */
export function clearSessionKeys(): void {
  for (const key of Object.values(localKeys)) removeLocal(key);
  for (const key of localKeysInUse()) {
    if (clearedPrefixes.some((prefix) => key.startsWith(prefix))) removeLocal(key);
  }
}
