import { partBytes } from '@meritum/shared/contracts/uploads';
import { hours, minutes } from '../../../platform/clock';
import type { PartialUpload } from './upload';

/** Unfinished uploads per account; a newer one ends the oldest. */
export const maxUploads = 3;

/** An upload that takes longer is considered dead. */
export const maxUpload = hours(24);

/** An upload is abandoned after this time without a part; the browser then starts over. */
export const maxPause = hours(2);

/**
 * The same limit for uploads without any part, and for all when space is short. A working browser
 * retries at least every minute.
 */
export const shortPause = minutes(5);

/** Assembling a document takes seconds; after this time its request is considered dead. */
export const maxStoring = minutes(2);

export function freeSlot(
  accountId: string,
  uploads: readonly Pick<PartialUpload, 'slot'>[],
): string | undefined {
  const slots = Array.from({ length: maxUploads }, (_, number) => `${accountId}:${number}`);
  return slots.find((slot) => uploads.every((upload) => upload.slot !== slot));
}

/** How much of the next part is kept: whole pieces of `partBytes`, or all that is missing. */
export function takenOf(
  { bytes, received }: Pick<PartialUpload, 'bytes' | 'received'>,
  sent: number,
) {
  return sent === bytes - received ? sent : sent - (sent % partBytes);
}
