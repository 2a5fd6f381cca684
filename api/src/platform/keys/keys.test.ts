import { createHash, createHmac } from 'node:crypto';
import { keyPurposes, keyRing } from './keys';

const now = 'a secret of the tests, long enough for a key';
const before = 'the secret that the tests had before this one';
const ring = keyRing(now, [before]);

/** HKDF as in RFC 5869, for one block of output. */
function hkdf(secret: string, label: string): Buffer {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(secret).digest();
  return createHmac('sha256', extracted).update(`meritum ${label}\u0001`).digest();
}

test('the key of a purpose is HKDF-SHA256 of the secret with the purpose as its label', () => {
  for (const purpose of keyPurposes)
    expect(ring[purpose].all.map(({ bytes }) => bytes.toString('hex'))).toEqual(
      [now, before].map((secret) => hkdf(secret, purpose).toString('hex')),
    );
});

test('no two purposes and no two secrets have a key in common', () => {
  const all = keyPurposes.flatMap((purpose) => ring[purpose].all.map(({ bytes }) => bytes));
  expect(new Set(all.map((bytes) => bytes.toString('hex'))).size).toBe(keyPurposes.length * 2);
});

test("a key's id follows from its secret and reveals nothing", () => {
  const idOfSecret = (secret: string) =>
    createHash('sha256').update(hkdf(secret, 'key id')).digest('base64url').slice(0, 8);
  for (const purpose of keyPurposes)
    expect(ring[purpose].all.map(({ id }) => id)).toEqual([idOfSecret(now), idOfSecret(before)]);
});
