/** Why a passkey was asked for. */
export type PasskeyUse = 'create' | 'use';

const elsewhere = 'Use another key, this device’s own lock, or an authenticator app.';

/** What each name of a WebAuthn error says; the browser tells pages no more than that. */
const refusals: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  // The key has no PIN or finger, or keeps no passkeys; both are required.
  ConstraintError: `This security key cannot ask for a PIN or your finger, or cannot keep a passkey. ${elsewhere}`,
  NotSupportedError: `This security key is of a kind that cannot be used here. ${elsewhere}`,
  SecurityError: 'Passkeys work only at the address of this site, over a secure connection.',
};

const unknown: Readonly<Record<PasskeyUse, string>> = {
  create: `No passkey was created. A passkey needs a PIN, your finger or your face: a security key without a PIN needs one first, which your system’s settings or its maker’s app can set. Then try again. ${elsewhere}`,
  use: 'No passkey was used. Try again, and confirm with the PIN, finger or face that belongs to it.',
};

/** Says what a refused passkey needs, by the name of the browser's error. */
export const passkeyRefusal = (name: string, use: PasskeyUse): string =>
  refusals[name] ?? unknown[use];
