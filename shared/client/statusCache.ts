import * as z from 'zod/mini';
import type { localKeys } from './localKeys';
import { readLocal, removeLocal, writeLocal } from './localStore';

/** Milliseconds for which a status is used again without a call (CACHE-001, CACHE-005). */
export const cacheLifetime = 300_000;

/**
 * Keeps a status on this device under a key, with whose it is and when it was read (CACHE-003, D44).
 */
export function statusCache<Status>(
  key: (typeof localKeys)[keyof typeof localKeys],
  status: z.ZodMiniType<Status>,
) {
  const entry = z.object({ data: status, timestamp: z.number(), email: z.string() });
  return {
    /** The account's, if read within the last five minutes (CACHE-006); a corrupt entry is deleted. */
    read(email: string): Status | undefined {
      const stored = readLocal(key);
      if (stored === undefined) return undefined;
      const { success, data: kept } = entry.safeParse(stored);
      if (!success) {
        removeLocal(key);
        return undefined;
      }
      const age = Date.now() - kept.timestamp;
      return kept.email === email && age >= 0 && age < cacheLifetime ? kept.data : undefined;
    },
    write: (email: string, data: Status) => writeLocal(key, { data, timestamp: Date.now(), email }),
    /** So that the next load asks the server (CACHE-002). */
    forget: () => removeLocal(key),
  };
}
