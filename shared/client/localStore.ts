import type * as z from 'zod/mini';
import type { LocalKey } from './localKeys';

/**
 * The browser's storage may be full, disabled or absent. It only stores conveniences, so a failure
 * is never an error.
 */
export function ifPossible<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whether the browser refuses this site's cookies or storage, without which nobody can sign in. */
export const refusesCookies = (): boolean =>
  !navigator.cookieEnabled || ifPossible(() => window.localStorage.length) === undefined;

/** Returns the JSON value under a key; invalid JSON is deleted and counts as missing. */
export function readLocal(key: string): unknown {
  const text = ifPossible(() => window.localStorage.getItem(key));
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    removeLocal(key);
    return undefined;
  }
}

/** Returns the value under a key if it fits the schema; one that does not is deleted. */
export function readChecked<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const stored = readLocal(key);
  if (stored === undefined) return undefined;
  const { success, data } = schema.safeParse(stored);
  if (!success) removeLocal(key);
  return data;
}

export function writeLocal(key: LocalKey, value: unknown): void {
  ifPossible(() => window.localStorage.setItem(key, JSON.stringify(value)));
}

export function removeLocal(key: string): void {
  ifPossible(() => window.localStorage.removeItem(key));
}

let hasAsked = false;

/** Asks the browser, once per page, to keep this site's storage; it may refuse. */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  ifPossible(() => navigator.storage?.persist?.().catch(() => false));
}

/** Returns all keys in use. */
export function localKeysInUse(): string[] {
  return ifPossible(() => Object.keys(window.localStorage)) ?? [];
}

/** Removes everything after a sign-out that the server could not be told about (AUTH-018). */
export function clearLocal(): void {
  ifPossible(() => window.localStorage.clear());
}
