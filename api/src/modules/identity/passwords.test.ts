import { verify } from '@node-rs/argon2';
import { argon2Passwords, jobQueue } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const passwords = argon2Passwords({ memoryKiB: 64, passes: 1 });

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('correct horse');
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('Correct horse', hash)).toBe(false);
});

test('without a hash nothing matches, not even what is hashed in its place', async () => {
  expect(await passwords.matches('a password that nobody has', undefined)).toBe(false);
});

test('an unknown account costs what a wrong password costs: one check at the same cost', async () => {
  const checks = jest.mocked(verify);
  for (const known of [undefined, await passwords.hash('correct horse')]) {
    checks.mockClear();
    await passwords.matches('wrong', known);
    expect(checks.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/), 'wrong'],
    ]);
  }
});

/** A job that ends when it is told to. */
function held() {
  let end: (value: string) => void = () => {};
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: jest.fn(() => promise), end };
}

test('two jobs run at a time, the next when one has ended', async () => {
  const run = jobQueue(2);
  const [a, b, c] = [held(), held(), held()];
  const results = [a, b, c].map((job) => run(job.run));
  expect([a, b, c].map((job) => job.run.mock.calls.length)).toEqual([1, 1, 0]);
  a.end('a');
  expect(await results[0]).toBe('a');
  await Promise.resolve();
  expect(c.run).toHaveBeenCalledTimes(1);
  b.end('b');
  c.end('c');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('a job that fails makes room for the next', async () => {
  const run = jobQueue(1);
  await expect(run(() => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of');
  expect(await run(async () => 'next')).toBe('next');
});

test('a full queue refuses instead of growing', async () => {
  const run = jobQueue(1, 1);
  const [first, second] = [held(), held()];
  const waiting = [run(first.run), run(second.run)];
  await expect(run(async () => 'third')).rejects.toMatchObject({ code: 'resource-exhausted' });
  first.end('first');
  second.end('second');
  await Promise.all(waiting);
});
