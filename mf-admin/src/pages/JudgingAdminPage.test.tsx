import { type SessionState, session } from '@meritum/shared/auth/session';
import { user } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { JudgingAdminPage } from './JudgingAdminPage';

/** A session that the test moves from state to state; signing out ends it. */
function showTo(first: SessionState) {
  let state = first;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const tell of listeners) tell();
  };
  jest.spyOn(session, 'start').mockImplementation(() => {});
  jest.spyOn(session, 'getSnapshot').mockImplementation(() => state);
  jest.spyOn(session, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
  const signOut = jest
    .spyOn(session, 'signOut')
    .mockImplementation(async () => become({ status: 'signed-out' }));
  return { ...renderPage(<JudgingAdminPage />, { path: '/admin/judging' }), become, signOut };
}

test('ADM-001 the page is the judging admin dashboard', () => {
  showTo({ status: 'signed-out' });
  expect(document.title).toBe('Judging Admin Dashboard - Meritum Awards');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Judging Admin Dashboard');
});

test('ADM-002 signed out there is a Google sign-in button and no request for data', () => {
  const { server } = showTo({ status: 'signed-out' });
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('ERR-023 a failed sign-in says so and can be repeated', async () => {
  jest.spyOn(session, 'signInWithGoogle').mockRejectedValue(new Error('closed'));
  const { user: person } = showTo({ status: 'signed-out' });
  await person.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(await screen.findByText('Failed to login. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('PERM-010 OPEN-031 whoever is signed in without being admin is told and signed out', async () => {
  const { signOut } = showTo({ status: 'signed-in', user: user({ role: 'user' }) });
  const refusal = 'Unauthorized: You do not have admin access.';
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
});

test('PERM-010 a sign-in by somebody who is not admin ends the same way', async () => {
  const { become, signOut } = showTo({ status: 'signed-out' });
  act(() => become({ status: 'signed-in', user: user({ role: 'user' }) }));
  expect(await screen.findByText(/^Unauthorized/)).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('ADM-004 an admin can log out, and arrives at the home page', async () => {
  const {
    user: person,
    signOut,
    address,
  } = showTo({
    status: 'signed-in',
    user: user({ role: 'admin' }),
  });
  expect(screen.queryByText(/^Unauthorized/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/'));
});
