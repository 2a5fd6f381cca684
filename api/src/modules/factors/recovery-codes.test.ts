import { hashOfCode, newCodes } from './recovery-codes';

test('there are ten different codes of 120 bits', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(10);
  // 24 characters of 5 bits each.
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

test('a code counts in any spelling, and for its own account only', () => {
  const hash = hashOfCode('ada', '7k2m-x9qd-03ht-vbn1-w4cz-81fe');
  for (const typed of [
    '7K2M X9QD 03HT VBN1 W4CZ 81FE',
    '7k2mx9qdo3htvbniw4cz8lfe',
    ' 7k2m-x9qd-O3ht-vbnL-w4cz-81fe',
  ])
    expect(hashOfCode('ada', typed)).toBe(hash);
  expect(hashOfCode('bob', '7k2m-x9qd-03ht-vbn1-w4cz-81fe')).not.toBe(hash);
  expect(hash).not.toContain('7k2m');
});
