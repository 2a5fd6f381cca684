/** The purpose for which a passkey was requested. */
export type PasskeyUse = 'create' | 'use';

const elsewhere = 'Use another key, this device’s own lock, or an authenticator app.';

/** Messages by name of the WebAuthn error; the browser tells pages nothing more. */
const refusals: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  // The key has no PIN or finger, or stores no passkeys; both are required.
  ConstraintError: `This security key cannot ask for a PIN or your finger, or cannot keep a passkey. ${elsewhere}`,
  NotSupportedError: `This security key is of a kind that cannot be used here. ${elsewhere}`,
  SecurityError: 'Passkeys work only at the address of this site, over a secure connection.',
};

const unknown: Readonly<Record<PasskeyUse, string>> = {
  create: `No passkey was created. A passkey needs a PIN, your finger or your face: a security key without a PIN needs one first, which your system’s settings or its maker’s app can set. Then try again. ${elsewhere}`,
  use: 'No passkey was used. Try again, and confirm with the PIN, finger or face that belongs to it.',
};

/** Says how to resolve a passkey's refusal, by the name of the browser's error. */
export const passkeyRefusal = (name: string, use: PasskeyUse): string =>
  refusals[name] ?? unknown[use];
