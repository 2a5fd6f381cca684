import { createHash, hkdfSync } from 'node:crypto';

/** Purposes of keys. Each has its own key, so that a token of one proves nothing for another. */
export const keyPurposes = [
  'access tokens',
  'download tickets',
  'refresh tokens',
  'mailed links',
  'known devices',
  'counted attempts',
  'authenticator apps',
  'published statements',
  'organisers in the audit trail',
  'former judges',
  'invited mailboxes',
  'erased people',
] as const;
type KeyPurpose = (typeof keyPurposes)[number];

export interface Key {
  /** Identifies the secret without revealing it. */
  id: string;
  bytes: Buffer;
}

/** The keys of one purpose: `current` signs, `all` verify. */
export interface Keys {
  current: Key;
  /** The current key first. */
  all: readonly Key[];
}

export type KeyRing = Readonly<Record<KeyPurpose, Keys>>;

const derived = (secret: string, label: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `meritum ${label}`, 32));

const idOf = (secret: string) =>
  createHash('sha256').update(derived(secret, 'key id')).digest('base64url').slice(0, 8);

/**
 * Derives a key for each purpose from each secret by HKDF-SHA256, with the purpose as its label.
 * The first secret is current; the others' keys still verify.
 */
export function keyRing(current: string, previous: readonly string[] = []): KeyRing {
  const keysFor = (purpose: KeyPurpose): Keys => {
    const keyFrom = (secret: string): Key => ({
      id: idOf(secret),
      bytes: derived(secret, purpose),
    });
    return { current: keyFrom(current), all: [current, ...previous].map(keyFrom) };
  };
  const ring = keyPurposes.map((purpose) => [purpose, keysFor(purpose)]);
  return Object.freeze(Object.fromEntries(ring)) as KeyRing;
}
