import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

/** STATE-004, ERR-017. */
export const alreadyApplied = () =>
  new DomainError('already-exists', 'You have already submitted an application.');

export const noApplication = () =>
  new DomainError('not-found', 'There is no application with this email address.');

export const changedMeanwhile = () =>
  new DomainError(
    'failed-precondition',
    'The application has changed meanwhile. Please try again.',
  );

export const contradictory = () => {
  const message = 'The notes say something else than isVerified';
  return invalidArgument(message, [{ pointer: '/notes', message }]);
};

/** PERM-005, PERM-006: the same for everybody who does not judge. */
export const notJudging = () =>
  new DomainError('permission-denied', 'Only a verified judge may do this.');

export const linkNotUsable = () =>
  new DomainError(
    'failed-precondition',
    'This link does not work. Please change it in the portal.',
  );
