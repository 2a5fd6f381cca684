import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { ClientError } from '../client/clientError';
import { Loaded } from '../ui/Loaded';
import { QueryScope, useQuery } from './query';

const ask = jest.fn<Promise<string>, []>();

function Page() {
  const query = useQuery({ queryKey: ['busy'], queryFn: () => ask() });
  return (
    <Loaded query={query} what="nominations">
      {String}
    </Loaded>
  );
}

test('a page that a busy server refuses says so, and recovers by itself', async () => {
  jest.useFakeTimers();
  const busy = { code: 'unavailable', message: 'Busy.', status: 503, retryAfter: 10 } as const;
  ask.mockResolvedValue('Seven nominations');
  ask.mockRejectedValueOnce(new ClientError(busy)).mockRejectedValueOnce(new ClientError(busy));
  render(
    <QueryScope>
      <Page />
    </QueryScope>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  expect(screen.getByText(/cannot answer at the moment. Trying again automatically/)).toBeVisible();
  await pass(10_000);
  expect(screen.getByText('Could not load nominations')).toBeVisible();
  await pass(10_000);
  expect(screen.getByText('Seven nominations')).toBeVisible();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
