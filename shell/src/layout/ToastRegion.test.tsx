import { showToast } from '@meritum/shared/ui/toasts';
import { act, render, screen } from '@testing-library/react';
import { ToastRegion } from './ToastRegion';

let reachable = false;
jest.mock('@meritum/shared/ui/Toaster', () => ({
  get Toaster() {
    if (!reachable) throw new Error('Loading chunk failed');
    return () => <p>toasts</p>;
  },
}));

test('a toast that cannot be loaded leaves the page as it is, and the next one tries again', async () => {
  render(
    <>
      <p>page</p>
      <ToastRegion />
    </>,
  );
  await act(async () => void showToast({ type: 'info', title: 'first' }));
  expect([screen.getByText('page'), screen.queryByText('toasts')]).toEqual([
    expect.anything(),
    null,
  ]);
  reachable = true;
  act(() => void showToast({ type: 'info', title: 'second' }));
  expect(await screen.findByText('toasts')).toBeVisible();
});
