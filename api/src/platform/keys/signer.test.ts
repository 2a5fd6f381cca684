import { createPublicKey, verify } from 'node:crypto';
import { keyRing } from './keys';
import { signerWith } from './signer';

const secret = 'a secret of the tests, long enough for a key';
const later = 'the secret that came after it, long enough as well';
const signerOf = (...secrets: [string, ...string[]]) =>
  signerWith(keyRing(secrets[0], secrets.slice(1))['published statements']);

/** Checks as a stranger does, with only the published key. */
function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}

test('the published key verifies what was signed, and nothing else', () => {
  const { publicKeys, sign } = signerOf(secret);
  const { keyId, signature } = sign('a head');
  const [{ id, publicKey } = { id: '', publicKey: '' }] = publicKeys;
  expect(keyId).toBe(id);
  expect(isSignedBy(publicKey, 'a head', signature)).toBe(true);
  expect(isSignedBy(publicKey, 'another head', signature)).toBe(false);
  expect(isSignedBy(signerOf(later).publicKeys[0]?.publicKey ?? '', 'a head', signature)).toBe(
    false,
  );
});

test('a new secret signs, and the key of the one before stays published', () => {
  const before = signerOf(secret).publicKeys[0];
  const after = signerOf(later, secret);
  expect(after.publicKeys[1]).toEqual(before);
  expect(after.sign('a head').keyId).toBe(after.publicKeys[0]?.id);
  expect(after.sign('a head').keyId).not.toBe(before?.id);
});
