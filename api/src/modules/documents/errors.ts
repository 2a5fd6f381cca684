import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type { DocumentExtension } from '@meritum/shared/contracts/limits';
import { nominationMessages } from '@meritum/shared/contracts/nominations';
import {
  DomainError,
  invalidArgument,
  notFound,
  notPermitted,
  refused,
} from '../../platform/errors/domain-error';

const refusedFile = (
  message: string,
  code: ErrorCode = 'invalid-argument',
  advice?: string,
): DomainError =>
  new DomainError(code, message, [{ pointer: '/file', message, ...(advice && { advice }) }]);

/** VAL-010. */
export const fileTooLarge = () => refusedFile(nominationMessages.fileTooLarge, 'payload-too-large');

/** OPEN-017. The advice names the kind of file and says what to do. */
export const fileTypeNotSupported = (advice: string) =>
  refusedFile(nominationMessages.fileType, 'unsupported-media-type', advice);

export const fileNeedsPassword = () => refusedFile(nominationMessages.fileNeedsPassword);

export const fileTooManyPixels = () => refusedFile(nominationMessages.fileTooManyPixels);

export const emptyFile = () => refusedFile('The file is empty');

/** VAL-012. */
export const notOneFile = () => refusedFile('Send exactly one file');

/** The multipart boundary is missing or invalid. */
export const notAnUpload = () => refusedFile('The upload is malformed');

export const uploadInterrupted = () => refusedFile('The upload was interrupted');

/** The upload is infected and was removed. Scanners can be wrong. */
export const fileInfected = (finding = 'malware') =>
  refusedFile(
    nominationMessages.fileInfected,
    'invalid-argument',
    `It found ${finding}. If you are sure that the file is harmless, print it to PDF and choose that.`,
  );

/** No program opens the file without repairing it. */
export const fileDamaged = (extension: DocumentExtension) =>
  refusedFile(
    extension === 'doc' || extension === 'docx'
      ? nominationMessages.wordFileDamaged
      : nominationMessages.fileDamaged,
  );

/** Most PDF readers would show judges only a page that asks for another program. */
export const fileIsForm = () => refusedFile(nominationMessages.fileIsForm);
export const fileIsPortfolio = () => refusedFile(nominationMessages.fileIsPortfolio);

/** A PDF with encrypted objects that everybody can read without a password. */
export const fileProtected = () => refusedFile(nominationMessages.fileProtected);

/** A Word file that loads content from elsewhere, or has more relationships than are read. */
export const fileLoadsContent = () => refusedFile(nominationMessages.fileLoadsContent);

/** Tells the owner that a later scan found their document infected. */
export const documentInfected = () => refused(nominationMessages.fileInfected);

/** The same answer for another account's document and a missing one. */
export const documentNotYours = () => notPermitted('You have no access to this document.');

/** The same answer for another account's upload, one that has ended and a missing one. */
export const noSuchUpload = () =>
  notFound('This upload is no longer available. Choose the file again.');

/** Every part except the last has the full size. */
export const partTooShort = (wanted: number) =>
  invalidArgument(`This part must have at least ${wanted} bytes`);

/** Unclaimed documents take all of the space for them. */
export const noRoomForDocuments = () =>
  refusedFile(nominationMessages.noRoomForDocuments, 'failed-precondition');

/** One address or network has used its share of that space. */
export const tooManyFromNetwork = () =>
  refusedFile(nominationMessages.tooManyFromNetwork, 'failed-precondition');

/** The space for unfinished uploads is used up; a retry after a minute may succeed. */
export const uploadSpaceExhausted = () =>
  new DomainError('unavailable', nominationMessages.uploadsFull, undefined, 60);
