import { totpCode } from './factors';

test.each(['123456', '123 456', ' 123-456\u200b', '１２３４５６', '123\u00a0456'])(
  'the code of an authenticator app is read from %j',
  (typed) => {
    expect(totpCode.parse(typed)).toBe('123456');
  },
);
