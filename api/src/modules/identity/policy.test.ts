import { mayConfirm, mayEnd } from './policy';

const ada = { accountId: 'ada' };

test.each([
  ['their own', 'ada', true],
  ["not another's", 'grace', false],
])('a session is ended and an address confirmed when it is %s only', (_, accountId, allowed) => {
  expect([mayEnd(ada, { accountId }), mayConfirm(ada, { accountId })]).toEqual([allowed, allowed]);
});
