import * as z from 'zod/mini';
import type { localKeys } from './localKeys';
import { readChecked, removeLocal, writeLocal } from './localStore';

/** Milliseconds for which a status is reused without a call (CACHE-001, CACHE-005). */
export const cacheLifetime = 300_000;

/** Keeps a status on this device under a key, with its account and the time of reading (CACHE-003, D44). */
export function statusCache<Status>(
  key: (typeof localKeys)[keyof typeof localKeys],
  status: z.ZodMiniType<Status>,
) {
  const entry = z.object({ data: status, timestamp: z.number(), email: z.string() });
  return {
    /** Returns the account's status if five minutes old at most (CACHE-006); deletes a corrupt entry. */
    read(email: string): Status | undefined {
      const kept = readChecked(key, entry);
      if (!kept) return undefined;
      const age = Date.now() - kept.timestamp;
      return kept.email === email && age >= 0 && age < cacheLifetime ? kept.data : undefined;
    },
    write: (email: string, data: Status) => writeLocal(key, { data, timestamp: Date.now(), email }),
    /** Makes the next load ask the server (CACHE-002). */
    forget: () => removeLocal(key),
  };
}
