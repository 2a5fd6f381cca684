import { googleOutcomeUrl, localPath, readGoogleOutcome } from './google';

test.each([
  ['/tech-nomination', '/tech-nomination'],
  ['/tech-judging?tab=1#account', '/tech-judging?tab=1#account'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['@evil.example', '/'],
  ['.evil.example', '/'],
  ['tech-nomination', '/'],
  ['', '/'],
  [null, '/'],
])('a return to %j leads to %j', (given, expected) => {
  expect(localPath(given)).toBe(expected);
});

test('an outcome is read as it was written', () => {
  const outcome = {
    mode: 'popup',
    outcome: 'signed-in',
    returnTo: '/tech-nomination?a=1&b=2#account',
  } as const;
  const { hash, pathname } = new URL(googleOutcomeUrl(outcome), 'https://awards.example');
  expect(pathname).toBe('/signed-in');
  expect(readGoogleOutcome(hash)).toEqual(outcome);
});

test('an outcome that cannot be read is a failure that leads home', () => {
  expect(readGoogleOutcome('#outcome=admin&returnTo=//evil.example')).toEqual({
    mode: 'redirect',
    outcome: 'failed',
    returnTo: '/',
  });
});
