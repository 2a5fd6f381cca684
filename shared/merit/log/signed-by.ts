import { fromHex } from '../ledger/bytes';
import { headStatement, type SignedHead } from './head';

/** An Ed25519 key as it is published. */
export interface LogKey {
  id: string;
  /** 32 bytes in hexadecimal. */
  publicKey: string;
}

/**
 * Whether one of our keys has signed a head (RFC 8032); undefined where that cannot be checked: in
 * browsers of before 2025, and on pages without TLS.
 */
export async function isSignedByUs(
  head: SignedHead,
  keys: readonly LogKey[],
): Promise<boolean | undefined> {
  const key = keys.find(({ id }) => id === head.keyId);
  if (!key) return false;
  try {
    const { subtle } = globalThis.crypto;
    const [raw, signature] = [key.publicKey, head.signature].map(
      (text) => new Uint8Array(fromHex(text)),
    ) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
    const imported = await subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    const statement = new TextEncoder().encode(headStatement(head));
    return await subtle.verify('Ed25519', imported, signature, statement);
  } catch {
    return undefined;
  }
}
