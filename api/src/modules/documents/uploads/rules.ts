import { partBytes } from '@meritum/shared/contracts/uploads';
import { hours, minutes } from '../../../platform/clock';
import type { PartialUpload } from './upload';

/** Uploads of one account that may be under way; a newer one ends the oldest. */
export const mostAtOnce = 3;

/** What has not arrived by then never will. */
export const longestUpload = hours(24);

/** An upload of which nothing has come for so long is given up; the browser then begins anew. */
export const longestPause = hours(2);

/**
 * The same where space is short. A browser tries again each minute at the most, so that whoever is
 * still there keeps their place, and who only holds one loses it.
 */
export const longestPauseWhenFull = minutes(5);

/** A request that makes a document of the parts takes seconds; after this it has died. */
export const longestStoring = minutes(2);

/**
 * What an upload is counted as from its beginning, so that what has begun can also end. The smallest
 * one counts as a part: so the same limit bounds how many there are.
 */
export const reservedFor = (bytes: number): number => Math.max(bytes, partBytes);

/** Bytes of the part that comes next: a whole one, or what is left. */
export const nextPartBytes = ({ bytes, received }: Pick<PartialUpload, 'bytes' | 'received'>) =>
  Math.min(partBytes, bytes - received);
