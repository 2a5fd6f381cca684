import { nominationMessages } from '@meritum/shared/contracts/nominations';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

const atFile = (message: string) => [{ pointer: '/file', message }];

/** VAL-010. */
export const fileTooLarge = () =>
  new DomainError(
    'payload-too-large',
    nominationMessages.fileTooLarge,
    atFile(nominationMessages.fileTooLarge),
  );

/** OPEN-017. */
export const fileTypeNotSupported = () =>
  new DomainError(
    'unsupported-media-type',
    nominationMessages.fileType,
    atFile(nominationMessages.fileType),
  );

const refusedFile = (message: string) => invalidArgument(message, atFile(message));

export const emptyFile = () => refusedFile('The file is empty');

/** VAL-012. */
export const notOneFile = () => refusedFile('Send exactly one file');

/** The multipart boundary is missing or invalid. */
export const notAnUpload = () => refusedFile('The upload is malformed');

export const uploadInterrupted = () => refusedFile('The upload was interrupted');

/** The upload is infected and was removed. */
export const fileInfected = () => refusedFile(nominationMessages.fileInfected);

/** For the owner of a document that was found infected after the upload. */
export const documentInfected = () =>
  new DomainError('failed-precondition', nominationMessages.fileInfected);

/** The same answer for another account's document and a missing one. */
export const documentNotYours = () =>
  new DomainError('permission-denied', 'You have no access to this document.');
