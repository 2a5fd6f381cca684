/** @jest-environment node */
import { ClientError } from '@meritum/shared/client/clientError';
import { actOnEach } from './actOnEach';

const refused = (status: number, message: string, retryAfter?: number) =>
  new ClientError({
    code: status === 429 ? 'resource-exhausted' : 'failed-precondition',
    message,
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  });

const tried = async (act: (row: string) => Promise<unknown>, isWanted = () => true) => {
  const progress: number[] = [];
  const failures = await actOnEach({
    rows: ['a', 'b', 'c'],
    act,
    isWanted,
    onProgress: (done) => progress.push(done),
  });
  return { progress, failures };
};

test('a row that is refused does not keep the others from being tried', async () => {
  const { progress, failures } = await tried(async (row) => {
    if (row === 'b') throw refused(412, 'It has changed.');
  });
  expect(progress).toEqual([1, 2, 3]);
  expect(failures).toEqual([{ row: 'b', why: 'It has changed.', isTried: true, isStale: true }]);
});

test('a fresh proof that is not given ends it, and the other rows are named as not tried', async () => {
  const act = jest.fn().mockRejectedValue(refused(0, 'Nothing was changed.'));
  expect((await tried(act)).failures).toEqual([
    { row: 'a', why: 'Nothing was changed.', isTried: true, isStale: true },
    { row: 'b', why: 'Not tried.', isTried: false },
    { row: 'c', why: 'Not tried.', isTried: false },
  ]);
  expect(act).toHaveBeenCalledTimes(1);
});

test('it waits for the limit of requests as long as the server says', async () => {
  const act = jest
    .fn()
    .mockRejectedValueOnce(refused(429, 'Too many requests.', 0))
    .mockResolvedValue(null);
  expect((await tried(act)).failures).toEqual([]);
  expect(act.mock.calls.flat()).toEqual(['a', 'a', 'b', 'c']);
});

test('it stops once it is no longer wanted', async () => {
  const act = jest.fn().mockResolvedValue(null);
  const { failures } = await tried(act, () => act.mock.calls.length < 1);
  expect(failures.map(({ row }) => row)).toEqual(['b', 'c']);
});
