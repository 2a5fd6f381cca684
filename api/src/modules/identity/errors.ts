import { linkMessages } from '@meritum/shared/contracts/identity';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import {
  alreadyExists,
  invalidAt,
  notFound,
  notPermitted,
  refused,
  tooManyRequests,
  unauthenticated,
} from '../../platform/errors/domain-error';

/** The same for an unknown address and a wrong password (ERR-001). */
export const signInFailed = () =>
  unauthenticated('Failed to sign in. Please check your email and password.');

/** ERR-003. */
export const emailTaken = () =>
  alreadyExists('Failed to create account. This email may already be in use.');

/** Registering tells the same (ERR-003). */
export const addressTaken = () =>
  alreadyExists('Another account has this address. Use another one.');

export const tooManySignIns = (waitMs: number) =>
  tooManyRequests('Too many people are signing in right now. Try again in a few seconds.', waitMs);

export const commonPassword = (field: string) =>
  invalidAt(`/${field}`, 'This password is too common. Choose another one.');

/** The same for another person's session and for one that never existed. */
export const noSuchSession = () => notFound('This session has already ended.');

/** Never detailed (ERR-002). */
export const googleFailed = () => unauthenticated('Failed to sign in with Google');

/** The same for a link that is used, expired, voided or unknown. */
export const linkNotUsable = () => refused(linkMessages.notUsable);

/** For the account's owner, when a newer link is valid. */
export const linkSuperseded = () => refused(linkMessages.superseded);

/** The same for a code that is wrong, expired or of another purpose. */
export const codeNotUsable = () => refused(linkMessages.wrongCode);

/** For the holder of a valid link only. */
export const linkOfAnother = () => notPermitted(linkMessages.ofAnotherAccount);

/** Not unauthenticated, because that would end the session. */
export const wrongPassword = (pointer: string) =>
  invalidAt(pointer, 'This is not your current password');

/** Without a password, only a recent sign-in proves the owner. */
export const signInAgain = () =>
  refused('Sign out, sign in again, and repeat this within ten minutes.');

export const accountChanged = () =>
  changedMeanwhile(
    'Your account was changed elsewhere at the same time. Reload the page and try again.',
  );

export const notClaimed = () =>
  refused('First say whether what is stored in this account is yours. Reload the page to answer.');

/** From another tab, or a second time. */
export const alreadyClaimed = () => refused('You have already answered this question.');

export const organisersDiscardNothing = () =>
  refused(
    "An organiser's account cannot be discarded. Say that it is yours, and change what is not.",
  );

export const notYetDiscarded = () =>
  refused('Not everything could be discarded yet. Try again in a minute.');

export const theirAccountChanged = () => changedSinceOpened('This account');
