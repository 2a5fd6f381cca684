import { generateKeyPairSync, sign } from 'node:crypto';
import { headStatement, type LogHead, type SignedHead } from '@meritum/shared/merit/log/head';

export function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const keys = [{ id: 'ours', publicKey: Buffer.from(x, 'base64url').toString('hex') }];
  const signed = (text: string) => ({
    keyId: 'ours',
    signature: sign(null, Buffer.from(text), privateKey).toString('hex'),
  });
  const signedHead = (head: LogHead): SignedHead => ({ ...head, ...signed(headStatement(head)) });
  return { keys, signed, signedHead };
}
