/**
 * The browser's local storage, which may be full, switched off or absent: what it keeps for us is
 * a convenience, so a failure to keep it is never an error.
 */
function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** The JSON value under a key; an entry that is not JSON is deleted and counts as none. */
export function readLocal(key: string): unknown {
  const text = attempt((storage) => storage.getItem(key));
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    removeLocal(key);
    return undefined;
  }
}

export function writeLocal(key: string, value: unknown): void {
  attempt((storage) => storage.setItem(key, JSON.stringify(value)));
}

export function removeLocal(key: string): void {
  attempt((storage) => storage.removeItem(key));
}

/** All keys that are in use now. */
export function localKeysInUse(): string[] {
  return attempt((storage) => Object.keys(storage)) ?? [];
}

export function clearLocal(): void {
  attempt((storage) => storage.clear());
}
