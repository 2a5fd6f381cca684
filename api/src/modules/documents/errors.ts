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

/** A form whose parts cannot be told apart. */
export const notAnUpload = () => refusedFile('The upload is malformed');

export const uploadInterrupted = () => refusedFile('The upload was interrupted');

/** Something harmful was found in an upload; nothing of it is kept. */
export const fileInfected = () => refusedFile(nominationMessages.fileInfected);

/** To its owner, when it was found later. */
export const documentInfected = () =>
  new DomainError('failed-precondition', nominationMessages.fileInfected);

/** One answer for another's document and one that never was. */
export const documentNotYours = () =>
  new DomainError('permission-denied', 'You have no access to this document.');
