import { passkeyRefusal } from './passkeyRefusals';

test.each([
  [
    'a key without a PIN',
    'NotAllowedError',
    /needs a PIN.*security key without a PIN needs one first.*authenticator app/s,
  ],
  [
    'a key that cannot ask',
    'ConstraintError',
    /cannot ask for a PIN or your finger.*Use another key/s,
  ],
  [
    'an old key (U2F)',
    'NotSupportedError',
    /of a kind that cannot be used here.*authenticator app/s,
  ],
  ['a device that has one', 'InvalidStateError', /already has a passkey/],
])('%s is told what it needs', (_, name, words) => {
  expect(passkeyRefusal(name, 'create')).toMatch(words);
});

test('whoever signs in is told to confirm with what belongs to the passkey', () => {
  expect(passkeyRefusal('NotAllowedError', 'use')).toMatch(/PIN, finger or face/);
});
