import { session } from '@meritum/shared/auth/session';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { signIn } from '@meritum/shared/testing/session';
import { hrefOf } from '@meritum/shared/testing/shown';
import { screen, waitFor } from '@testing-library/react';
import { button, linkPath, standard } from '../../testing/account';
import { ResetPasswordPage } from './ResetPasswordPage';

const confirmation = '/api/auth/password-reset/confirm';

const link = linkPath('/reset-password', 't-1');
const reset = answer('confirmPasswordReset', { status: 204 });

function open(path: string, ...fakes: FakeRoute[]) {
  return renderPage(<ResetPasswordPage />, { path, fakes: [...fakes, ...standard()] });
}

async function choose(page: ReturnType<typeof open>, password: string, repeated = password) {
  fillField(screen.getByLabelText('New password'), password);
  fillField(screen.getByLabelText('Confirm new password'), repeated);
  await page.user.click(button('Save new password'));
}

test('OPEN-032 the token is removed from the address and sets the new password', async () => {
  const page = open(link, reset);
  await waitFor(() => expect(page.address()).toBe('/reset-password'));
  expect(document.title).toBe('Reset your password - Meritum Awards');
  await choose(page, 'plum kettle ox');
  expect(await screen.findByText('Your new password has been saved')).toBeVisible();
  expect(hrefOf('Sign in')).toBe('/account');
  expect(page.server.callsTo(confirmation)[0]?.body).toEqual({
    token: 't-1',
    password: 'plum kettle ox',
  });
});

test('every session of the account has ended, and this browser is signed out', async () => {
  const page = open(link, reset);
  await signIn();
  await choose(page, 'plum kettle ox');
  await waitFor(() => expect(session.getSnapshot().status).toBe('signed-out'));
});

test.each([
  ['', '', 'Please fill in all fields'],
  ['plum kettle ox', 'plum kettle', 'Passwords do not match'],
  ['12345', '12345', 'Password should be at least 6 characters'],
])('VAL-017 VAL-018 "%s" and "%s" are not sent', async (password, repeated, text) => {
  const page = open(link);
  await choose(page, password, repeated);
  expect(screen.getByText(text)).toBeVisible();
  expect(page.server.callsTo(confirmation)).toEqual([]);
});

test('a refused password is shown, and the link stays valid', async () => {
  const message = 'This password is too common. Choose another one.';
  const common = refusal('invalid-argument', { errors: [{ pointer: '/password', message }] });
  const page = open(link, answer('confirmPasswordReset', common));
  await choose(page, 'password');
  expect(await screen.findByText(message)).toBeVisible();
  page.server.now([reset]);
  await page.user.click(button('Save new password'));
  expect(await screen.findByText('Your new password has been saved')).toBeVisible();
});

describe('an invalid link', () => {
  const dead = answer('confirmPasswordReset', refusal('failed-precondition'));

  test('OPEN-032 says so, and ERR-004 sends a new one', async () => {
    const page = open(link, dead, answer('requestPasswordReset', { status: 204 }));
    await choose(page, 'plum kettle ox');
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    // The first try may have saved the password and lost only its reply.
    expect(screen.getByText(/If you have already saved a new password with it/)).toBeVisible();
    fillField(screen.getByLabelText('Email'), 'ana.lee@example.com');
    await page.user.click(button('Send a new link'));
    expect(
      await screen.findByText('A password reset email has been sent. Please check your inbox.'),
    ).toBeVisible();
    expect(page.server.callsTo('/api/auth/password-reset')[0]?.body).toEqual({
      email: 'ana.lee@example.com',
    });
  });

  test('ERR-005 VAL-019 a failed request for a mail is shown', async () => {
    const failing = answer('requestPasswordReset', refusal('invalid-argument'));
    const page = open('/reset-password', failing);
    await page.user.click(button('Send a new link'));
    expect(screen.getByText('Please enter your email to reset your password.')).toBeVisible();
    fillField(screen.getByLabelText('Email'), 'ana.lee');
    await page.user.click(button('Send a new link'));
    expect(screen.getByText('Enter an email address like name@example.com')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    fillField(screen.getByLabelText('Email'), 'ana.lee@example.com');
    await page.user.click(button('Send a new link'));
    expect(
      await screen.findByText(
        'Failed to send password reset email. Please check the email and try again.',
      ),
    ).toBeVisible();
  });

  test('an address without a token offers a new link and no password to choose', () => {
    open('/reset-password');
    expect(screen.getByText(/Open the link in the email/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
