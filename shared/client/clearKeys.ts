import { clearedPrefixes, draftPrefixes, localKeys } from './localKeys';
import { localKeysInUse, removeLocal } from './localStore';

/** Removes a judge's offline data, unless they are this person's. */
export function keepWorkOnlyOf(uid: string | undefined): void {
  for (const key of localKeysInUse()) {
    if (key.startsWith(draftPrefixes.judgingWork) && key !== `${draftPrefixes.judgingWork}${uid}`)
      removeLocal(key);
  }
}

/** Removes exactly the data stored for a signed-in person (AUTH-016, AUTH-017). */
export function clearSessionKeys(): void {
  for (const key of Object.values(localKeys)) removeLocal(key);
  for (const key of localKeysInUse()) {
    if (clearedPrefixes.some((prefix) => key.startsWith(prefix))) removeLocal(key);
  }
}
