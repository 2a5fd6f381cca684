import { Secret } from 'otpauth';
import { newTotpSecret, stepOfCode, totpAddress } from './totp-codes';

/** RFC 6238, appendix B: SHA-1, the last six of its eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const vectors: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

const at = (second: number) => new Date(second * 1_000);

test.each(vectors)('RFC 6238 at second %i the code is %s', (second, code) => {
  expect(stepOfCode(secret, code, at(second))).toBe(Math.floor(second / 30));
});

test('a code is valid only for the thirty seconds in which it is shown', () => {
  // A time step begins at 1111111110.
  const [begins, code] = [1111111110, '050471'];
  const step = begins / 30;
  const moments = [begins - 0.001, begins, begins + 29.999, begins + 30];
  expect(moments.map((moment) => stepOfCode(secret, code, at(moment)))).toEqual([
    undefined,
    step,
    step,
    undefined,
  ]);
});

test('malformed codes are wrong', () => {
  const now = at(59);
  for (const code of ['', '28708', '2870820', '287083', '28708a', '-87082'])
    expect(stepOfCode(secret, code, now)).toBeUndefined();
});

test('each new secret has 160 different bits', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true);
});

test('the address names site and account as authenticator apps read them', () => {
  const url = new URL(totpAddress(secret, 'ada@example.com'));
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Meritum Awards:ada@example.com',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Meritum Awards',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
