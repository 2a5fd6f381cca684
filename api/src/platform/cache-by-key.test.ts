import { cacheByKey } from './cache-by-key';

/** A cache with a clock, whose slow reads are counted. */
function setUp({ takes = 0 } = {}) {
  let now = 0;
  let reads = 0;
  const read = async () => {
    now += takes;
    reads += 1;
    return reads;
  };
  const ask = cacheByKey(
    (_key: string) => read(),
    () => new Date(now),
  );
  const after = async (milliseconds: number) => {
    now += milliseconds;
    return ask('2025');
  };
  return { ask, after };
}

test('a value is read again after a second, and nobody is given an older one', async () => {
  const { after } = setUp();
  expect([await after(0), await after(999), await after(1)]).toEqual([1, 1, 2]);
});

test('what takes long to read is read less often, so that reading takes a fifth of the time', async () => {
  const { after } = setUp({ takes: 600 });
  // The time counts from the start of the read.
  expect([await after(0), await after(2_399), await after(1)]).toEqual([1, 1, 2]);
});

test('all who ask during a read share it, and a failed one is forgotten', async () => {
  let now = 0;
  const answers: ((fail: boolean) => void)[] = [];
  const ask = cacheByKey(
    (key: string) =>
      new Promise<string>((resolve, reject) => {
        answers.push((fail) => (fail ? reject(new Error('No answer')) : resolve(key)));
      }),
    () => new Date(now),
  );
  const first = ask('2025');
  now += 10_000;
  const second = ask('2025');
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await expect(first).rejects.toThrow('No answer');
  await expect(second).rejects.toThrow('No answer');
  const third = ask('2025');
  answers[1]?.(false);
  expect(await third).toBe('2025');
});
