import { toHex } from '@meritum/shared/merit/ledger/bytes';
import type { PublishedKey } from '@meritum/shared/merit/ledger/signature';
import { headStatement, type LogHead, type SignedHead } from '@meritum/shared/merit/log/head';

/** RFC 4648, 5, without padding. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export async function headSigner() {
  const { subtle } = globalThis.crypto;
  const pair = (await subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = await subtle.exportKey('raw', pair.publicKey);
  const keys: PublishedKey[] = [{ id: 'ours', publicKey: toHex(new Uint8Array(raw)) }];

  async function signText(text: string): Promise<string> {
    const bytes = new TextEncoder().encode(text);
    return toHex(new Uint8Array(await subtle.sign('Ed25519', pair.privateKey, bytes)));
  }

  async function sign(head: LogHead): Promise<SignedHead> {
    return { ...head, keyId: 'ours', signature: await signText(headStatement(head)) };
  }

  return { keys, sign, signText };
}
