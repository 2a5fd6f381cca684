/** @jest-environment node */
import { ClientError } from './clientError';
import { pauseAfter, repeatWhileBusy } from './Retries';

test('the pause doubles with each failure, up to a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) => pauseAfter(failures, 0, 1));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('half of it is random, so that clients do not all return together', () => {
  expect(pauseAfter(3, 0, 0)).toBe(4_000);
});

test('the server is never asked earlier than it says', () => {
  expect(pauseAfter(1, 40, 0)).toBe(40_000);
});

describe('a call that is repeated while the server is busy', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const busy = { code: 'unavailable', message: 'Busy.', status: 503, retryAfter: 5 } as const;

  /** How often the call is made within five minutes, and its outcome. */
  async function outcomeOf(failure: ClientError, times: number) {
    const attempt = jest.fn().mockResolvedValue('done');
    for (let turn = 0; turn < times; turn += 1) attempt.mockRejectedValueOnce(failure);
    const outcome = repeatWhileBusy(attempt).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(300_000);
    return [attempt.mock.calls.length, await outcome];
  }

  test('succeeds once it is not, and gives up in the end', async () => {
    const failure = new ClientError(busy);
    expect(await outcomeOf(failure, 3)).toEqual([4, 'done']);
    expect(await outcomeOf(failure, 9)).toEqual([6, failure]);
  });

  test('is made once where the server does not say when to come back', async () => {
    for (const other of [
      { retryAfter: Number.NaN },
      { status: 429 },
      { code: 'internal' },
    ] as const) {
      const { retryAfter, ...rest } = { ...busy, ...other };
      const failure = new ClientError(Number.isNaN(retryAfter) ? rest : { ...rest, retryAfter });
      expect(await outcomeOf(failure, 1)).toEqual([1, failure]);
    }
  });
});
