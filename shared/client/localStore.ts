/**
 * The browser's local storage, which may be full, switched off or absent: what it keeps for us is
 * a convenience, so a failure to keep it is never an error.
 */
function ifPossible<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** The JSON value under a key; an entry that is not JSON is deleted and counts as none. */
export function readLocal(key: string): unknown {
  const text = ifPossible((storage) => storage.getItem(key));
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    removeLocal(key);
    return undefined;
  }
}

export function writeLocal(key: string, value: unknown): void {
  ifPossible((storage) => storage.setItem(key, JSON.stringify(value)));
}

export function removeLocal(key: string): void {
  ifPossible((storage) => storage.removeItem(key));
}

/** All keys that are in use now. */
export function localKeysInUse(): string[] {
  return ifPossible((storage) => Object.keys(storage)) ?? [];
}

export function clearLocal(): void {
  ifPossible((storage) => storage.clear());
}
