import { nominationMessages } from '@meritum/shared/contracts/nominations';
import { DomainError, invalidArgument } from '../../../platform/errors/domain-error';

/** One answer for another's upload, one that has ended and one that never was. */
export const noSuchUpload = () =>
  new DomainError('not-found', 'This upload is not known any more. Please choose the file again.');

/** Each part but the last is a whole one. */
export const partTooShort = (wanted: number) =>
  invalidArgument(`The part at this place has ${wanted} bytes`);

/** Everything under way takes up what it may; seconds after which another try has a chance. */
export const uploadSpaceExhausted = () =>
  new DomainError('unavailable', nominationMessages.uploadsFull, undefined, 60);
