import { jobQueue } from './job-queue';

/** A job that ends on demand. */
function held() {
  let end: (value: string) => void = () => {};
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: jest.fn(() => promise), end };
}

test('two jobs run at a time, the next when one has ended', async () => {
  const { run } = jobQueue({ concurrency: 2, maxWaiting: 9 });
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

test('a full queue refuses instead of growing', async () => {
  const { run } = jobQueue({ concurrency: 1, maxWaiting: 1 });
  const [first, second] = [held(), held()];
  const waiting = [run(first.run), run(second.run)];
  await expect(run(async () => 'third')).rejects.toMatchObject({
    code: 'resource-exhausted',
    retryAfter: 1,
  });
  first.end('first');
  second.end('second');
  await Promise.all(waiting);
});

test('a job that would wait longer than a page does is refused', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { run, within } = jobQueue({ concurrency: 2, maxWaiting: 99 });
  const slow = async () => {
    now += 5_000;
  };
  for (let turn = 0; turn < 100; turn++) await run(slow);
  const jobs = Array.from({ length: 7 }, held);
  const waiting = jobs.map((job) => run(job.run));
  // Seven jobs take five seconds each, two at a time.
  await expect(run(slow)).rejects.toMatchObject({ retryAfter: 18 });
  for (const job of jobs) job.end('done');
  await Promise.all(waiting);
  expect(await within(async () => 'room again')).toBe('room again');
});

test('work that includes a job is refused before it begins when too much is in progress', async () => {
  const { within } = jobQueue({ concurrency: 1, maxWaiting: 1 });
  const [first, second, third] = [held(), held(), held()];
  const waiting = [within(first.run), within(second.run)];
  await expect(within(third.run)).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(third.run).not.toHaveBeenCalled();
  first.end('first');
  second.end('second');
  await Promise.all(waiting);
  third.end('third');
  expect(await within(third.run)).toBe('third');
});
