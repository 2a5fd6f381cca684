import { act, render, screen } from '@testing-library/react';
import { Fetched, FetchedComponent } from './Fetched';

const Panel = () => <p>panel</p>;

afterEach(() => jest.useRealTimers());

test('a component is fetched when it is first shown, again after a failure, and kept', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(async () => Panel).mockRejectedValueOnce(new TypeError('offline'));
  const panel = new FetchedComponent(fetch);
  const { unmount } = render(<Fetched of={panel} props={{}} />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('panel')).toBeVisible();
  unmount();
  render(<Fetched of={panel} props={{}} />);
  expect(screen.getByText('panel')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
});
