import { createHash } from 'node:crypto';
import { hashOfCode, newCodes } from './recovery-codes';

test('there are ten different codes of 120 bits', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(10);
  // 24 characters of 5 bits each.
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

test('a code counts in any spelling, and for its own account only', () => {
  const hash = hashOfCode('ada', '7k2m-x9qd-03ht-vbn1');
  for (const typed of ['7K2M X9QD 03HT VBN1', '7k2mx9qdo3htvbni', ' 7k2m-x9qd-O3ht-vbnL'])
    expect(hashOfCode('ada', typed)).toBe(hash);
  expect(hashOfCode('bob', '7k2m-x9qd-03ht-vbn1')).not.toBe(hash);
  expect(hash).not.toContain('7k2m');
});

test('a shorter code of an earlier version still counts', () => {
  // As the earlier version stored it: SHA-256 over account and code.
  const stored = createHash('sha256').update('ada 7k2mx9qd03htvbn1').digest('base64url');
  expect(hashOfCode('ada', '7k2m-x9qd-03ht-vbn1')).toBe(stored);
});
