import {
  alreadyExists,
  type DomainError,
  invalidAt,
  notFound,
  refused,
  unauthenticated,
} from '../../platform/errors/domain-error';

/** The same for every fault of a passkey, so that it reveals nothing. */
const passkeyFault = 'Could not use this passkey. Try again or choose another way.';

export const passkeyRefused = () => unauthenticated(passkeyFault);

/** Not `unauthenticated`, because that would end the session. */
export const passkeyNotShown = () => invalidAt('/answer', passkeyFault);

export const noSuchPasskey = () => notFound('This passkey does not exist.');

export const tooManyPasskeys = () =>
  refused('An account can have at most twenty passkeys. Remove one that you do not use.');

export const totpTaken = () =>
  alreadyExists('Your account already has an authenticator app. Remove it first.');

/** Recovery codes are shown once, so the owner of a lost reply creates new ones. */
export const totpAdded = () =>
  refused(
    'Your authenticator app has already been added. Reload the page. If you have not seen your recovery codes, create new ones.',
  );

export const noTotpBegun = () => refused('The code to scan has expired. Start again.');

/** The same for a wrong code, a used one, and a factor that the account lacks. */
export const wrongCode = () => invalidAt('/code', 'This code is wrong or was already used.');

/** The key that sealed its secret is gone, see docs/keys.md. */
export function totpNotReadable(): DomainError {
  const error = refused(
    'Your authenticator app no longer works here because the site has changed its keys. Use a recovery code or a passkey, then set up the app again. If you have neither, write to us.',
  );
  error.forOperator =
    'an authenticator app is sealed with a key that is gone (JWT_SECRET_PREVIOUS): its owner needs a recovery code, a passkey, or factors-reset';
  return error;
}

/** The same for a ticket that is expired, used, void or unknown. */
export const secondStepOver = () =>
  unauthenticated('This sign-in took too long or had too many attempts. Sign in again.');
