import { totpCode } from './factors';
import { codeCharacters, mailedCode } from './identity';

test.each(['123456', '123 456', ' 123-456\u200b', '１２３４５６', '123\u00a0456'])(
  'the code of an authenticator app is read from %j',
  (typed) => {
    expect(totpCode.parse(typed)).toBe('123456');
  },
);

test.each(['k7mp-3xqd', 'Ｋ７ＭＰ－３ＸＱＤ', ' K7MP 3XQD\u200b'])(
  'a mailed code is read from %j',
  (typed) => {
    expect(mailedCode.parse(typed)).toBe('K7MP3XQD');
  },
);

test('a mailed code has the characters that codes are made of, and no others', () => {
  const all = Array.from({ length: 128 }, (_, at) => String.fromCharCode(at).toUpperCase());
  const taken = all.filter((one) => mailedCode.safeParse(one.repeat(8)).success);
  expect([...new Set(taken)].sort().join('')).toBe(codeCharacters);
});
