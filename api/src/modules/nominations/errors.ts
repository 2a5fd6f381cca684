import { nominationMessages } from '@meritum/shared/contracts/nominations';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

/** OPEN-016. */
export const alreadyNominated = () =>
  new DomainError('already-exists', 'You have already submitted a nomination in this category.');

/** OPEN-007. */
export const nominationsClosed = () =>
  new DomainError('failed-precondition', 'Nominations are closed in this category.');

/** The same for an address that never was, another's document and one that was removed. */
export const documentUnknown = () => {
  const message = 'Please upload the supporting document again';
  return invalidArgument(message, [{ pointer: '/supportingDocUrl', message }]);
};

export const documentInfected = () => {
  const message = nominationMessages.fileInfected;
  return invalidArgument(message, [{ pointer: '/supportingDocUrl', message }]);
};

export const nothingToReturn = () =>
  new DomainError('failed-precondition', 'There is no nomination under review to be returned.');
