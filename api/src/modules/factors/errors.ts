import { DomainError, invalidArgument, unauthenticated } from '../../platform/errors/domain-error';

/** One text for everything that is wrong with a passkey, so that it tells nothing. */
export const passkeyRefused = () =>
  unauthenticated('This passkey could not be used. Please try again or choose another way.');

/** The same where somebody is signed in: not unauthenticated, which would end the session. */
export const passkeyNotShown = () =>
  invalidArgument('This passkey could not be used. Please try again or choose another way.', [
    {
      pointer: '/answer',
      message: 'This passkey could not be used. Please try again or choose another way.',
    },
  ]);

export const passkeyNotAdded = () =>
  new DomainError('failed-precondition', 'The passkey could not be added. Please try again.');

export const passkeyTaken = () =>
  new DomainError('already-exists', 'This passkey belongs to an account already.');

export const noSuchPasskey = () => new DomainError('not-found', 'There is no such passkey.');

export const tooManyPasskeys = () =>
  new DomainError(
    'failed-precondition',
    'An account has twenty passkeys at most. Please remove one that you do not use.',
  );

export const totpTaken = () =>
  new DomainError(
    'already-exists',
    'Your account has an authenticator app. Please remove it first.',
  );

export const noTotpBegun = () =>
  new DomainError('failed-precondition', 'Please begin anew: the code to scan has expired.');

export const noTotp = () => new DomainError('not-found', 'Your account has no authenticator app.');

/** For a code that is wrong, that was used, and for a factor that the account does not have. */
export const wrongCode = () => {
  const message = 'This code is not right, or was used already.';
  return invalidArgument(message, [{ pointer: '/code', message }]);
};

/** The key that its secret is sealed with is gone, see docs/keys.md. */
export function totpNotReadable(): DomainError {
  const error = new DomainError(
    'failed-precondition',
    'Your authenticator app does not work here any more, as the site has changed its keys. Please use a recovery code or a passkey, and then set the app up anew. If you have neither, write to us.',
  );
  error.forOperator =
    'an authenticator app is sealed with a key that is gone (JWT_SECRET_PREVIOUS): its owner needs a recovery code, a passkey, or factors-reset';
  return error;
}

/** For a ticket that expired, that was used, that belongs to older credentials, or never was. */
export const secondStepOver = () =>
  unauthenticated('This sign-in took too long or was tried too often. Please sign in again.');

export const secondFactorRequired = () =>
  new DomainError('failed-precondition', 'Please use your second factor for this.');

export const noFactorToRecover = () =>
  new DomainError('failed-precondition', 'Recovery codes come with the first second factor.');
