import { DomainError, unauthenticated } from '../../platform/errors/domain-error';

/** One text for an unknown address and for a wrong password (ERR-001). */
export const signInFailed = () =>
  unauthenticated('Failed to sign in. Please check your email and password.');

/** ERR-003. */
export const emailTaken = () =>
  new DomainError('already-exists', 'Failed to create account. This email may already be in use.');

export const tooManySignIns = () =>
  new DomainError(
    'resource-exhausted',
    'Too many people are signing in at this moment. Please try again in a few seconds.',
  );
