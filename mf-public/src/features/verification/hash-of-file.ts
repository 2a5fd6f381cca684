import { sha256, toHex } from '@meritum/shared/merit/ledger/bytes';

/** SHA-256 in hexadecimal, by the browser if possible: our own code blocks the page for 0.2 s. */
export async function hashOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Missing in pages without TLS.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return toHex(sha256(bytes));
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
