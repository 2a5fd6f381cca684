import { nominationMessages } from '@meritum/shared/contracts/nominations';
import { DomainError, invalidArgument } from '../../../platform/errors/domain-error';

/** The same answer for another account's upload, one that has ended and a missing one. */
export const noSuchUpload = () =>
  new DomainError('not-found', 'This upload is no longer available. Choose the file again.');

/** Every part except the last has the full size. */
export const partTooShort = (wanted: number) =>
  invalidArgument(`This part must have ${wanted} bytes`);

/** The space for unfinished uploads is used up; worth a retry after a minute. */
export const uploadSpaceExhausted = () =>
  new DomainError('unavailable', nominationMessages.uploadsFull, undefined, 60);
