import { keyRing } from './keys/keys';
import { linkTokens } from './link-tokens';

const secret = 'a secret of the tests, long enough for a key';
const madeWith = (current: string, previous: string[] = []) =>
  linkTokens(keyRing(current, previous)['mailed links']);
const tokens = madeWith(secret);
const token = tokens.tokenOf('password-reset', 'r1');

test('a token proves its id, and is the same each time', () => {
  expect(tokens.idOf('password-reset', token)).toBe('r1');
  expect(tokens.tokenOf('password-reset', 'r1')).toBe(token);
});

test.each([
  ['for another purpose', () => tokens.idOf('email-confirmation', token)],
  ['of another id', () => tokens.idOf('password-reset', token.replace('r1', 'r2'))],
  ['of another secret', () => madeWith('x'.repeat(32)).idOf('password-reset', token)],
  ['cut short', () => tokens.idOf('password-reset', token.slice(0, -1))],
  ['with something after it', () => tokens.idOf('password-reset', `${token}\n`)],
  ['without an id', () => tokens.idOf('password-reset', token.slice(2))],
  ['that is nothing', () => tokens.idOf('password-reset', '')],
])('a token %s proves nothing', (_, read) => {
  expect(read()).toBeUndefined();
});

test('a link made with a former secret works as long as that one is kept', () => {
  const after = 'x'.repeat(32);
  expect(madeWith(after, [secret]).idOf('password-reset', token)).toBe('r1');
  expect(madeWith(after).idOf('password-reset', token)).toBeUndefined();
  const next = madeWith(after, [secret]).tokenOf('password-reset', 'r1');
  expect(madeWith(after).idOf('password-reset', next)).toBe('r1');
});
