import { partBytes } from '@meritum/shared/contracts/uploads';
import { hours, minutes } from '../../../platform/clock';
import type { PartialUpload } from './upload';

/** Uploads of one account that may be under way; a newer one ends the oldest. */
export const maxUploadsAtOnce = 3;

/** What has not arrived by then never will. */
export const longestUpload = hours(24);

/** An upload of which nothing more has come for so long is given up; the browser then begins anew. */
export const longestPause = hours(2);

/**
 * The same where nothing has arrived that would be lost, and where space is short: a browser that is
 * still there tries again each minute at the least.
 */
export const shortPause = minutes(5);

/** A request that makes a document of the parts takes seconds; after this it has died. */
export const longestStoring = minutes(2);

/** A slot of the account that none of its uploads has; undefined where all are taken. */
export function freeSlot(
  accountId: string,
  uploads: readonly Pick<PartialUpload, 'slot'>[],
): string | undefined {
  const slots = Array.from({ length: maxUploadsAtOnce }, (_, number) => `${accountId}:${number}`);
  return slots.find((slot) => uploads.every((upload) => upload.slot !== slot));
}

/** Bytes of the part that comes next: a whole one, or what is left. */
export const nextPartBytes = ({ bytes, received }: Pick<PartialUpload, 'bytes' | 'received'>) =>
  Math.min(partBytes, bytes - received);
