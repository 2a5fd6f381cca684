/**
 * The local storage may be full, disabled or absent. It only keeps conveniences, so a failure is
 * never an error.
 */
function ifPossible<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Returns the JSON value under a key; invalid JSON is deleted and counts as missing. */
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

/** Returns all keys in use. */
export function localKeysInUse(): string[] {
  return ifPossible((storage) => Object.keys(storage)) ?? [];
}

export function clearLocal(): void {
  ifPossible((storage) => storage.clear());
}
