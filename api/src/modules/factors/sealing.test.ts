import { keyRing } from '../../platform/keys/keys';
import { totpSealing } from './sealing';

const [first, second] = [
  'a secret of the tests, long enough for a key',
  'another, just as long as the first',
];
const keysOf = (secret: string, older: string[] = []) =>
  keyRing(secret, older)['authenticator apps'];
const sealing = totpSealing(keysOf(first));

test('the same text is sealed differently each time, and is not in it', () => {
  const [one, other] = [sealing.seal('secret', 'ada'), sealing.seal('secret', 'ada')];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
  expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString()).not.toContain('secret');
});

test('it opens for nobody else, with no other key, and not when it was changed', () => {
  const sealed = sealing.seal('secret', 'ada');
  expect(() => sealing.unseal(sealed, 'bob')).toThrow();
  const other = totpSealing(keysOf(second));
  expect(() => other.unseal(sealed, 'ada')).toThrow();
  const [kid, nonce, tag, hidden = ''] = sealed.split('.');
  const changed = hidden.startsWith('A') ? `B${hidden.slice(1)}` : `A${hidden.slice(1)}`;
  expect(() => sealing.unseal([kid, nonce, tag, changed].join('.'), 'ada')).toThrow();
  expect(() => sealing.unseal([kid, nonce, tag?.slice(0, 6), hidden].join('.'), 'ada')).toThrow();
  expect(() => sealing.unseal(`unknown1${sealed.slice(8)}`, 'ada')).toThrow();
});

test('after a rotation the old key still opens, but seals nothing new', () => {
  const rotated = totpSealing(keysOf(second, [first]));
  expect(rotated.unseal(sealing.seal('secret', 'ada'), 'ada')).toBe('secret');
  expect(() => sealing.unseal(rotated.seal('secret', 'ada'), 'ada')).toThrow();
});
