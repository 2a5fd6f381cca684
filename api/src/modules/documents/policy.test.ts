import { mayOpen } from './policy';

const document = { accountId: 'ada', token: 'a'.repeat(43) };

test.each([
  ['the owner with the token', 'ada', document.token, true],
  ['the owner with another token', 'ada', 'b'.repeat(43), false],
  ['the owner without a token', 'ada', undefined, false],
  ['another with the token', 'grace', document.token, false],
  ['another without one', 'grace', undefined, false],
])('PERM-004 whether a document opens for %s', (_, accountId, token, allowed) => {
  expect(mayOpen({ accountId }, document, token)).toBe(allowed);
});
