import { session } from '@meritum/shared/auth/session';
import { linkMessages } from '@meritum/shared/contracts/identity';
import { answer, refusal, sessionReply, user } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { signIn } from '@meritum/shared/testing/session';
import { screen, waitFor } from '@testing-library/react';
import { button, linkPath, standard } from '../../testing/account';
import { ConfirmEmailPage } from './ConfirmEmailPage';

const confirmation = '/api/auth/email-confirmation/confirm';

function open(path: string, ...fakes: FakeRoute[]) {
  return renderPage(<ConfirmEmailPage />, { path, fakes: [...fakes, ...standard()] });
}

const link = linkPath('/confirm-email', 'c-1');
const confirmed = answer('confirmEmail', { status: 204 });

/** Opens a link in the session of its account. */
async function openSignedIn(...fakes: FakeRoute[]) {
  const page = open(link, ...fakes);
  await signIn();
  await screen.findByText(/You are signed in as ana\.lee@example\.com/);
  return page;
}

test('OPEN-048 nobody confirms an address without a session of its account', async () => {
  const page = open(link, confirmed);
  expect(await screen.findByText('Sign in to confirm your address')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  await signIn();
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
});

test('OPEN-048 a link of another account says so', async () => {
  const message = linkMessages.ofAnotherAccount;
  const page = await openSignedIn(
    answer('confirmEmail', refusal('permission-denied', { message })),
  );
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('OPEN-048 opening the link confirms nothing, and takes the token out of the address', async () => {
  const page = await openSignedIn();
  await waitFor(() => expect(page.address()).toBe('/confirm-email'));
  expect(button('Confirm my address')).toBeVisible();
  expect(page.server.callsTo(confirmation)).toEqual([]);
  expect(document.title).toBe('Confirm your email address - Meritum Awards');
});

test('the button confirms, and the signed-in account is shown as confirmed', async () => {
  const page = await openSignedIn(confirmed);
  const now = user({ emailConfirmed: true, role: 'admin' });
  page.server.now([answer('refreshSession', { body: sessionReply({ user: now }) })]);
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
  expect(screen.getByText(/If you submitted a nomination, it now takes part/)).toBeVisible();
  expect(page.server.callsTo(confirmation)[0]?.body).toEqual({ token: 'c-1' });
  expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: now });
});

test('an address that replaces a confirmed one says so, before and after', async () => {
  const confirming = { email: 'ana@new.example', until: '2090-01-01T00:00:00Z' };
  const account = user({ emailConfirmed: true, confirming });
  const page = open(link, answer('signIn', { body: sessionReply({ user: account }) }), confirmed);
  await signIn();
  expect(await screen.findByText(/ana@new.example then replaces that address/)).toBeVisible();
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText(/^Sign in with it from now on/)).toBeVisible();
});

test('an invalid link says so, and offers another one and the code', async () => {
  const page = await openSignedIn(answer('confirmEmail', refusal('failed-precondition')));
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(button('Send the link')).toBeVisible();
  page.server.now([confirmed]);
  await page.user.click(button('Enter the code'));
  await page.user.type(screen.getByLabelText('Code from our mail'), 'k7mp 3xqd{Enter}');
  expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
  expect(page.server.callsTo(confirmation).at(-1)?.body).toEqual({ code: 'K7MP3XQD' });
});

test('a code with a wrong length is not sent, and stays as typed', async () => {
  const page = await openSignedIn(answer('confirmEmail', refusal('failed-precondition')));
  await page.user.click(button('Confirm my address'));
  await page.user.click(await screen.findByRole('button', { name: 'Enter the code' }));
  await page.user.type(screen.getByLabelText('Code from our mail'), 'K7MP{Enter}');
  expect(await screen.findByText(/Enter the eight characters/)).toBeVisible();
  expect(screen.getByLabelText('Code from our mail')).toHaveValue('K7MP');
  expect(page.server.callsTo(confirmation)).toHaveLength(1);
});

test.each([
  ['nomination', 'Go on to the nomination portal', '/tech-nomination'],
  ['judging', 'Go on to the judge portal', '/tech-judging'],
])('after confirming, a link of the %s portal leads back there', async (portal, name, path) => {
  const page = open(`${link}&portal=${portal}`, confirmed);
  await signIn();
  await page.user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

test('a link never leads to another place than a portal', async () => {
  const page = open(`${link}&portal=//evil.example`, confirmed);
  await signIn();
  await page.user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('link', { name: 'Go to your account' })).toBeVisible();
});

test('who has confirmed the address before is told so', async () => {
  const body = sessionReply({ user: user({ emailConfirmed: true }) });
  open(link, answer('refreshSession', { status: 204 }), answer('signIn', { body }));
  await signIn();
  expect(await screen.findByText(/ana\.lee@example\.com, is confirmed/)).toBeVisible();
});

test('without a link the page says where it and its code are', async () => {
  open('/confirm-email', answer('refreshSession', { status: 204 }));
  await signIn();
  expect(await screen.findByText(/Open the link in the email we sent you/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
});

test('a confirmation that failed can be repeated', async () => {
  const page = await openSignedIn(answer('confirmEmail', refusal('unavailable')));
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText(/Could not confirm your address/)).toBeVisible();
  page.server.now([confirmed]);
  await page.user.click(button('Confirm my address'));
  expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
});
