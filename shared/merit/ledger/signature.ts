import { fromHex } from './bytes';
import { type ReceiptStatement, receiptStatement } from './receipt-statement';

/** An Ed25519 key as it is published: 32 bytes in hexadecimal. */
export interface PublishedKey {
  id: string;
  publicKey: string;
}

/** Results of checking a signature. */
export type Signed =
  | 'ours'
  | 'not ours'
  /** No signature, an unknown key, or a platform without Ed25519. */
  | 'not checked';

const isKey = /^[0-9a-f]{64}$/;
const isSignature = /^[0-9a-f]{128}$/;

/**
 * Whether the key has signed the text's UTF-8 (RFC 8032); undefined if that cannot be checked, as
 * in browsers before 2025 and on pages without TLS.
 */
export async function isSignedBy(
  { publicKey }: Pick<PublishedKey, 'publicKey'>,
  text: string,
  signature: string,
): Promise<boolean | undefined> {
  if (!isKey.test(publicKey) || !isSignature.test(signature)) return false;
  try {
    const { subtle } = globalThis.crypto;
    const raw = new Uint8Array(fromHex(publicKey));
    const key = await subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    const bytes = new Uint8Array(fromHex(signature));
    return await subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
  } catch {
    return undefined;
  }
}

/** Whether one of the published keys has signed the text. */
export async function signatureOfText(
  text: string,
  { signature, keyId }: { signature?: string | undefined; keyId?: string | undefined },
  keys: readonly PublishedKey[],
): Promise<Signed> {
  const key = keys.find(({ id }) => id === keyId);
  if (!key || signature === undefined) return 'not checked';
  const isSigned = await isSignedBy(key, text, signature);
  return isSigned === undefined ? 'not checked' : isSigned ? 'ours' : 'not ours';
}

interface SignedReceipt extends ReceiptStatement {
  signature?: string | undefined;
  keyId?: string | undefined;
}

/** Whether one of the published keys has signed the receipt. */
export async function signatureOn(
  receipt: Partial<SignedReceipt> & Pick<SignedReceipt, 'commitment' | 'judgeHalf'>,
  keys: readonly PublishedKey[],
): Promise<Signed> {
  const { commitment, judgeHalf, rulesHash, version } = receipt;
  if (rulesHash === undefined || version === undefined) return 'not checked';
  const text = receiptStatement({ commitment, judgeHalf, rulesHash, version });
  return signatureOfText(text, receipt, keys);
}
