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

const tried = (act: (row: string) => Promise<unknown>) =>
  actOnEach({ rows: ['a', 'b', 'c'], act, isWanted: () => true, onProgress: () => {} });

test.each([
  ['a fresh proof that is not given', 0],
  ['the end of the session', 401],
])('%s ends it, and the other rows are left untried', async (_, status) => {
  const act = jest.fn().mockRejectedValue(refused(status, 'Nothing was changed.'));
  expect(await tried(act)).toEqual({
    failures: [{ row: 'a', why: 'Nothing was changed.', isStale: true, isOpen: true }],
    untried: ['b', 'c'],
  });
  expect(act).toHaveBeenCalledTimes(1);
});

test('it waits for the limit of requests as long as the server says', async () => {
  const act = jest
    .fn()
    .mockRejectedValueOnce(refused(429, 'Too many requests.', 0))
    .mockResolvedValue(null);
  expect(await tried(act)).toEqual({ failures: [], untried: [] });
  expect(act.mock.calls.flat()).toEqual(['a', 'a', 'b', 'c']);
});
