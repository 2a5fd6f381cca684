import { mayConfirm, mayEnd } from './policy';

const ada = { accountId: 'ada' };

test.each([
  ['their own', 'ada', true],
  ["not another's", 'grace', false],
])(
  'somebody ends a session and confirms by a link when it is %s alone',
  (_, accountId, allowed) => {
    expect([mayEnd(ada, { accountId }), mayConfirm(ada, { accountId })]).toEqual([
      allowed,
      allowed,
    ]);
  },
);
