import { localKeys } from '@meritum/shared/client/localKeys';
import { writeLocal } from '@meritum/shared/client/localStore';
import { statusCache } from '@meritum/shared/client/statusCache';
import {
  type NominationStatusReply,
  nominationStatusReply,
  nominationSummary,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { viewOf } from './status';

const cache = statusCache(localKeys.nominationData, nominationStatusReply.shape.data);

export const cachedStatus = cache.read;
export const forgetStatus = cache.forget;

export function cacheStatus(email: string, data: NominationStatusReply): void {
  cache.write(email, data);
  noteStatus(email, data);
}

/** The page's own storage keys (CACHE-007): the last status and its account. */
export function noteStatus(email: string, data: NominationStatusReply): void {
  const summary = { email, ...takeFields(nominationSummary, data) };
  writeLocal(localKeys.nominationStatus, { email, status: data.exists ? data.status : 'Unknown' });
  writeLocal(localKeys.nominationPageStatus, { email, view: viewOf(data) });
  writeLocal(localKeys.nominationSummary, summary);
}
