import { verify } from '@node-rs/argon2';
import { argon2Passwords } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const passwords = argon2Passwords({ memoryKiB: 64, passes: 1, concurrency: 1 });

test('a password matches its own hash only, and without a hash not even that of the dummy hash', async () => {
  const hash = await passwords.hash('correct horse');
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('Correct horse', hash)).toBe(false);
  expect(await passwords.matches('a password that nobody has', undefined)).toBe(false);
});

test('an unknown account takes as long as a wrong password: one check at the same cost', async () => {
  const checks = jest.mocked(verify);
  for (const known of [undefined, await passwords.hash('correct horse')]) {
    checks.mockClear();
    await passwords.matches('wrong', known);
    expect(checks.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/), 'wrong'],
    ]);
  }
});
