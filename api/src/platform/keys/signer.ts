import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import type { Key, Keys } from './keys';

/** An Ed25519 signature (RFC 8032) over bytes, or over the UTF-8 of a text. */
interface Signature {
  keyId: string;
  /** 64 bytes in hexadecimal. */
  signature: string;
}

export interface Signer {
  /** All configured keys, the signing one first. */
  publicKeys: readonly PublicKey[];
  sign(content: string | Uint8Array): Signature;
}

/** The DER prefix of an Ed25519 seed in PKCS #8 (RFC 8410, section 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = ({ bytes }: Key): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, bytes]), format: 'der', type: 'pkcs8' });

function publicKeyOf(key: Key): PublicKey {
  const { x } = createPublicKey(privateKeyOf(key)).export({ format: 'jwk' });
  return { id: key.id, publicKey: Buffer.from(x ?? '', 'base64url').toString('hex') };
}

/** Signs with the current key of `published statements`. */
export function signerWith({ current, all }: Keys): Signer {
  const privateKey = privateKeyOf(current);
  return {
    publicKeys: all.map(publicKeyOf),
    sign: (content) => ({
      keyId: current.id,
      signature: sign(null, Buffer.from(content), privateKey).toString('hex'),
    }),
  };
}
