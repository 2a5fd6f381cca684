import { linkMessages } from '@meritum/shared/contracts/identity';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import {
  DomainError,
  invalidArgument,
  secondsOf,
  tooManyRequests,
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
  tooManyRequests(
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
  tooManyRequests(`Too many attempts. Please try again in ${inWords(waitMs)}.`, waitMs);
/** For a session of somebody else as for one that never was. */
export const noSuchSession = () =>
  new DomainError('not-found', 'There is no such session. It may have ended already.');

export const noSuchAccount = () => new DomainError('not-found', 'There is no such account.');

/** Never told in detail (ERR-002). */
export const googleFailed = () => unauthenticated('Failed to sign in with Google');

/** One text for a link that was used, that expired, that a newer password voided, or never was. */
export const linkNotUsable = () => new DomainError('failed-precondition', linkMessages.notUsable);

/** Told only to who holds a link that works. */
export const linkOfAnother = () =>
  new DomainError('permission-denied', linkMessages.ofAnotherAccount);

export const tooManyMails = (waitMs: number) =>
  tooManyRequests(
    'We have sent several mails to this address within the last hour. Please look for them, or try again later.',
    waitMs,
  );

/** A wrong password where somebody is signed in already: not unauthenticated, which ends sessions. */
export const wrongPassword = (pointer: string) => {
  const message = 'This is not your current password';
  return invalidArgument(message, [{ pointer, message }]);
};

export const wrongEmail = () => {
  const message = 'This is not the email address of your account';
  return invalidArgument(message, [{ pointer: '/email', message }]);
};

/** Without a password, a sign-in a moment ago is the proof. */
export const signInAgain = () =>
  new DomainError(
    'failed-precondition',
    'Please sign out, sign in again and repeat this within ten minutes.',
  );

export const accountChanged = () =>
  changedMeanwhile(
    'Your account was changed at the same time elsewhere. Please reload the page and try again.',
  );

/** Of somebody else's account. */
export const theirAccountChanged = () => changedSinceOpened('This account');
