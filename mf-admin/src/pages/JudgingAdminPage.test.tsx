import { type SessionState, session } from '@meritum/shared/auth/session';
import { calls } from '@meritum/shared/contracts/calls';
import type { UndeliveredMail } from '@meritum/shared/contracts/mails';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, factorsReply, user } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { JudgingAdminPage } from './JudgingAdminPage';

const undelivered = (mails: UndeliveredMail[]) => ({
  ...calls.listUndeliveredMails,
  reply: { body: { mails } },
});

/** An organiser with an authenticator app. */
const guarded = answer('getFactors', {
  body: factorsReply({
    totp: { addedAt: '2026-08-04T09:00:00.000Z', lastUsedAt: null },
    recoveryCodesLeft: 10,
  }),
});

/** A session that the test moves from state to state; signing out ends it. */
function showTo(first: SessionState, check: typeof session.getAccessToken = async () => 'token') {
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
  const getAccessToken = jest.spyOn(session, 'getAccessToken').mockImplementation(check);
  const signOut = jest
    .spyOn(session, 'signOut')
    .mockImplementation(async () => become({ status: 'signed-out' }));
  return {
    ...renderPage(<JudgingAdminPage />, {
      path: '/admin/judging',
      fakes: [guarded, undelivered([])],
    }),
    become,
    signOut,
    getAccessToken,
  };
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

const asAdmin: SessionState = { status: 'signed-in', user: user({ role: 'admin' }) };
const refusal = 'Unauthorized: You do not have admin access.';
const logout = () => screen.queryByRole('button', { name: 'Logout' });

test('API-018 ADM-003 access is read from a token that was renewed for it, and nothing shows before', async () => {
  const renewed = deferred<string>();
  const { getAccessToken, server } = showTo(asAdmin, () => renewed.promise);
  expect(getAccessToken.mock.calls).toEqual([[{ fresh: true }]]);
  expect(screen.getByText('Checking your access...')).toBeInTheDocument();
  expect(logout()).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await act(async () => renewed.resolve('token'));
  expect(logout()).toBeInTheDocument();
});

test('API-018 PERM-010 a role that was taken since the sign-in does not count', async () => {
  const renewed = deferred<string>();
  const { become, signOut } = showTo(asAdmin, () => renewed.promise);
  await act(async () => {
    become({ status: 'signed-in', user: user({ role: 'user' }) });
    renewed.resolve('token');
  });
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(logout()).not.toBeInTheDocument();
});

test('PERM-009 a role that is taken while the page is open ends it', async () => {
  const { become } = showTo(asAdmin);
  await waitFor(() => expect(logout()).toBeInTheDocument());
  act(() => become({ status: 'signed-in', user: user({ role: 'user' }) }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
});

test('whoever signs in again is checked again', async () => {
  const { become, getAccessToken } = showTo(asAdmin);
  await waitFor(() => expect(logout()).toBeInTheDocument());
  act(() => become({ status: 'signed-out' }));
  act(() => become(asAdmin));
  await waitFor(() => expect(logout()).toBeInTheDocument());
  expect(getAccessToken.mock.calls.filter(([how]) => how?.fresh)).toHaveLength(2);
});

test('where access cannot be checked nothing shows, and it can be tried again', async () => {
  const offline = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('token');
  const { user: person, signOut } = showTo(asAdmin, offline);
  expect(await screen.findByText('Your access could not be checked')).toBeInTheDocument();
  expect(logout()).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(logout()).toBeInTheDocument());
  expect(signOut).not.toHaveBeenCalled();
});

test('PERM-010 OPEN-031 whoever is signed in without being admin is told and signed out', async () => {
  const { signOut } = showTo({ status: 'signed-in', user: user({ role: 'user' }) });
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
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(screen.queryByText(/^Unauthorized/)).not.toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/'));
});

test('an admin sees which mails were given up, and sends one again', async () => {
  const mail: UndeliveredMail = {
    key: 'password-reset:1',
    template: 'password-reset',
    to: 'ada@example.com',
    attempts: 14,
    queuedAt: '2025-08-04T09:30:00.000Z',
    givenUpAt: '2025-08-05T05:30:00.000Z',
    reason: '550 no such box',
  };
  const { user: person, server } = showTo(asAdmin);
  const resent = () => {
    server.now([undelivered([])]);
    return { status: 204 };
  };
  server.now([undelivered([mail]), { ...calls.resendMail, reply: resent }]);
  expect(await screen.findByText('Password reset')).toBeInTheDocument();
  expect(screen.getByText(/after 14 attempts: 550 no such box/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Send again to ada@example.com' }));
  expect(await screen.findByText('Every mail was delivered or is on its way.')).toBeInTheDocument();
  expect(server.callsTo(calls.resendMail.path)[0]?.body).toEqual({ key: mail.key });
});

test('an organiser without a second factor is led to where one is set up, and sees nothing else', async () => {
  const { server } = showTo(asAdmin);
  server.now([answer('getFactors', { body: factorsReply() })]);
  expect(await screen.findByText('Set up a second factor first')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your account page' })).toHaveAttribute(
    'href',
    '/account#security',
  );
  expect(screen.queryByText('Undelivered mail')).not.toBeInTheDocument();
  expect(server.callsTo(calls.listUndeliveredMails.path)).toEqual([]);
  expect(logout()).toBeInTheDocument();
});

test('an organiser is asked for the second step where they sign in', async () => {
  jest.spyOn(session, 'askSecondStep').mockResolvedValue({ methods: ['totp'] });
  showTo({ status: 'signed-out', secondStep: true });
  expect(screen.getByRole('heading', { name: 'One more step' })).toHaveFocus();
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).not.toBeInTheDocument();
});

test('where the undelivered mail cannot be read the page says so and tries again', async () => {
  const { user: person, server } = showTo(asAdmin);
  server.now([{ ...calls.listUndeliveredMails, reply: { status: 500 } }]);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  server.now([undelivered([])]);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every mail was delivered or is on its way.')).toBeInTheDocument();
});
