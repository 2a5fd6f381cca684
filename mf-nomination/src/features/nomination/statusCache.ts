import { localKeys } from '@meritum/shared/client/localKeys';
import { readLocal, removeLocal, writeLocal } from '@meritum/shared/client/localStore';
import {
  type NominationStatusReply,
  nominationStatusReply,
  nominationSummary,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import * as z from 'zod/mini';
import { currentStatus, viewOf } from './standing';

/** Milliseconds for which a status is used again without a call (CACHE-001). */
export const cacheLifetime = 300_000;

/** The entry under `techNominationData`: whose status it is, and when it was read (CACHE-003, D44). */
const entry = z.object({
  data: nominationStatusReply.shape.data,
  timestamp: z.number(),
  email: z.string(),
});

/** The account's status if it was read within the last five minutes; a corrupt entry is deleted. */
export function cachedStatus(email: string): NominationStatusReply | undefined {
  const stored = readLocal(localKeys.nominationData);
  if (stored === undefined) return undefined;
  const { success, data: kept } = entry.safeParse(stored);
  if (!success) {
    forgetStatus();
    return undefined;
  }
  const age = Date.now() - kept.timestamp;
  return kept.email === email && age >= 0 && age < cacheLifetime ? kept.data : undefined;
}

export function cacheStatus(email: string, data: NominationStatusReply): void {
  writeLocal(localKeys.nominationData, { data, timestamp: Date.now(), email });
  noteStatus(email, data);
}

/** So that the next load asks the server (CACHE-002). */
export function forgetStatus(): void {
  removeLocal(localKeys.nominationData);
}

/** The page's own keys (CACHE-007): what it last showed to whom. */
export function noteStatus(email: string, data: NominationStatusReply): void {
  const summary = { email, ...takeFields(nominationSummary, data) };
  writeLocal(localKeys.nominationStatus, { email, status: currentStatus(data) });
  writeLocal(localKeys.nominationPageStatus, { email, view: viewOf(data) });
  writeLocal(localKeys.nominationSummary, summary);
}
