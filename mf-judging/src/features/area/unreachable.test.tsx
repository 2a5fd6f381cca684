import { answer, refusal } from '@meritum/shared/testing/factories';
import { act, screen } from '@testing-library/react';
import { visitPortal } from '../../testing/portal';

test('an unavailable server is not taken for a sign-out, and the portal comes back by itself', async () => {
  const { server } = visitPortal([answer('refreshSession', refusal('unavailable'))]);
  expect(await screen.findByText('Cannot reach the server, your work is safe')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  server.now([answer('refreshSession', { status: 204 })]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
});
