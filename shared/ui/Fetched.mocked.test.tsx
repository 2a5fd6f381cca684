import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
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

function Arrival({ of }: { of: FetchedComponent<object> }) {
  useLayoutEffect(() => {
    of.current = Panel;
  }, [of]);
  return null;
}

test('a component that arrives between drawing and its effects is shown', () => {
  const panel = new FetchedComponent(async () => Panel);
  render(
    <>
      <Fetched of={panel} props={{}} />
      <Arrival of={panel} />
    </>,
  );
  expect(screen.getByText('panel')).toBeVisible();
});
