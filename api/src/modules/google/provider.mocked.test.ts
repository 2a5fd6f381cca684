import { fetchWithin, originsOf } from './provider';

const request = { method: 'GET', headers: {}, redirect: 'manual', body: undefined } as const;

test('Google is contacted at its issuer, for tokens and for keys, any other at its issuer only', () => {
  expect([...originsOf('https://accounts.google.com')]).toEqual([
    'https://accounts.google.com',
    'https://oauth2.googleapis.com',
    'https://www.googleapis.com',
  ]);
  expect([...originsOf('https://id.example/tenant')]).toEqual(['https://id.example']);
});

test.each([
  'http://id.example/keys',
  'https://id.example:8443/keys',
  'https://id.example.evil/keys',
  'http://169.254.169.254/latest/meta-data',
])('%s is not contacted', (address) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  expect(() => fetchWithin(originsOf('https://id.example'))(address, request)).toThrow(
    'The OpenID provider leads to',
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
