import {
  DomainError,
  exhausted,
  invalidArgument,
  unauthenticated,
} from '../../platform/errors/domain-error';

/** One text for an unknown address and for a wrong password (ERR-001). */
export const signInFailed = () =>
  unauthenticated('Failed to sign in. Please check your email and password.');

/** ERR-003. */
export const emailTaken = () =>
  new DomainError('already-exists', 'Failed to create account. This email may already be in use.');

/** More passwords wait to be checked than can be in a reasonable time. */
export const tooManySignIns = (waitMs: number) =>
  exhausted(
    'Too many people are signing in at this moment. Please try again in a few seconds.',
    waitMs,
  );

/** A new password that an attacker would try among the first. */
export function commonPassword(field: string): DomainError {
  const message = 'This password is too common. Please choose another.';
  return invalidArgument(message, [{ pointer: `/${field}`, message }]);
}

/** How long in words, rounded up, so that waiting that long suffices. */
function inWords(waitMs: number): string {
  const count = secondsOf(waitMs);
  if (count < 90) return count === 1 ? '1 second' : `${count} seconds`;
  return `${Math.ceil(count / 60)} minutes`;
}

/** The same for every limit, so that it does not tell which one it was. */
export const tooManyAttempts = (waitMs: number) =>
  exhausted(`Too many attempts. Please try again in ${inWords(waitMs)}.`, waitMs);
