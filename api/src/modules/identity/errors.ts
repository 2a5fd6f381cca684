import { linkMessages } from '@meritum/shared/contracts/identity';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { alreadyExists, refused, unauthenticated } from '../../platform/errors/domain-error';

/** The same for an unknown address and a wrong password (ERR-001). */
export const signInFailed = () =>
  unauthenticated('Failed to sign in. Please check your email and password.');

/** Registering reveals the same (ERR-003). */
export const addressTaken = () =>
  alreadyExists('Another account has this address. Use another one.');

/** The same for a link that is used, expired, voided or unknown. */
export const linkNotUsable = () => refused(linkMessages.notUsable);

/** The same for a code that is wrong, expired or of another purpose. */
export const codeNotUsable = () => refused(linkMessages.wrongCode);

export const accountChanged = () =>
  changedMeanwhile(
    'Your account was changed elsewhere at the same time. Reload the page and try again.',
  );

export const theirAccountChanged = () => changedSinceOpened('This account');
