import { session } from '@meritum/shared/auth/session';
import { type GoogleOutcome, googleOutcomeUrl } from '@meritum/shared/contracts/google';
import { answer, sessionReply, user } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { hrefOf } from '@meritum/shared/testing/shown';
import { screen, waitFor } from '@testing-library/react';
import { standard } from '../../testing/account';
import { SignedInPage } from './SignedInPage';

const inSession = answer('refreshSession', { body: sessionReply() });

function arrive(outcome: Partial<GoogleOutcome>, ...fakes: FakeRoute[]) {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  const path = googleOutcomeUrl({
    mode: 'redirect',
    outcome: 'signed-in',
    returnTo: '/tech-nomination?a=1#account',
    ...outcome,
  });
  const page = renderPage(<SignedInPage />, { path, fakes: [...fakes, ...standard()] });
  return { ...page, close };
}

const failed = () => screen.findByRole('heading', { name: 'Failed to sign in with Google' });

test('API-019 in place of the page: takes the session up and goes back to where the person was', async () => {
  const { address, close } = arrive({}, inSession);
  await waitFor(() => expect(address()).toBe('/tech-nomination?a=1#account'));
  expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: user() });
  expect(close).not.toHaveBeenCalled();
});

test.each(['cancelled', 'failed', 'unavailable'] as const)(
  'ERR-002 OPEN-034 in place of the page: %s is told, with the way back',
  async (outcome) => {
    const { server } = arrive({ outcome });
    expect(await failed()).toBeVisible();
    expect(hrefOf('Go back')).toBe('/tech-nomination?a=1#account');
    expect(server.calls).toEqual([]);
  },
);

test('ERR-002 an arrival without a session is a failure', async () => {
  arrive({});
  expect(await failed()).toBeVisible();
});

test('AUTH-010 the popup closes itself once the session is there', async () => {
  const { close, address } = arrive({ mode: 'popup' }, inSession);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(address()).toMatch(/^\/signed-in/);
  expect(screen.getByText('You can close this window.')).toBeVisible();
});

test('the popup also closes after a failure', async () => {
  const { close } = arrive({ mode: 'popup', outcome: 'cancelled' });
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('the way back never leads to the page itself', async () => {
  arrive({ outcome: 'failed', returnTo: '/signed-in#mode=popup' });
  await failed();
  expect(hrefOf('Go back')).toBe('/');
});
