import type { StoredWork } from '@meritum/shared/contracts/account';
import { calls } from '@meritum/shared/contracts/calls';
import { answer, refusal, sessionReply, user } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { signIn } from '@meritum/shared/testing/session';
import { textsOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, within } from '@testing-library/react';
import { OnceClaimed } from '../../remotes/OnceClaimed';
import { button, standard } from '../../testing/account';

const work: StoredWork[] = [
  { kind: 'nomination', about: 'Eve, Works of Eve, Technology 2026', at: '2026-08-05T09:00:00Z' },
  { kind: 'application', about: 'Eve, Works of Eve', at: '2026-08-04T09:30:00Z' },
];
const stored = answer('getStoredWork', {
  body: { createdAt: '2026-08-04T09:00:00Z', displayName: 'Eve', work },
});
const { path: claimPath } = calls.claimStoredWork;
const owner = user({ emailConfirmed: true });
const unclaimed = user({ emailConfirmed: true, unclaimed: true });
const claimed = answer('refreshSession', { body: sessionReply({ user: owner }) });

/** Signs in to an account that was taken over, and opens its portal. */
async function open(account = unclaimed, ...fakes: FakeRoute[]) {
  const children = [{ path: '', element: <p>The portal</p> }];
  const page = renderPage(<p>Elsewhere</p>, {
    path: '/tech-nomination',
    routes: [{ path: '/tech-nomination', element: <OnceClaimed />, children }],
    fakes: [...fakes, stored, ...standard(account)],
  });
  await signIn();
  return page;
}

async function asked(...fakes: FakeRoute[]) {
  const page = await open(unclaimed, ...fakes);
  await screen.findByRole('list', { name: 'Stored in this account' });
  return page;
}

const name = () =>
  within(screen.getByRole('form', { name: 'Discard what is stored' })).getByLabelText(
    'Display name',
  );

const portal = () => screen.findByText('The portal');

test('whoever created the account sees its pages', async () => {
  await open(owner);
  expect(await portal()).toBeVisible();
  expect(screen.queryByText('Did you create this account?')).toBeNull();
});

test('the account page stands in place of the portal, asks, and says what is stored since when (AUTH-020)', async () => {
  await asked();
  expect(screen.getByRole('heading', { name: 'Did you create this account?' })).toBeVisible();
  expect(screen.queryByText('The portal')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
  expect(
    screen.getByText(/account of ana\.lee@example\.com was created on 4 August 2026/),
  ).toBeVisible();
  const list = screen.getByRole('list', { name: 'Stored in this account' });
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
    'NameEve',
    expect.stringMatching(/^NominationEve, Works of Eve, Technology 20265 August 2026/),
    expect.stringMatching(/^Application to judgeEve, Works of Eve4 August 2026/),
  ]);
});

test('one press says that it is theirs, and the page comes', async () => {
  const page = await asked();
  page.server.now([answer('claimStoredWork', { status: 204 }), claimed]);
  await page.user.click(button('This is mine'));
  expect(await portal()).toBeVisible();
  expect(page.server.callsTo(claimPath).at(-1)?.body).toEqual({ mine: true });
});

test('whoever discards it gives their name, and nothing of it stays on the device', async () => {
  localStorage.setItem('nominationDraft:account-1', '{}');
  const page = await asked();
  await page.user.click(button('This is not mine'));
  expect(screen.getByText(/deleted for good/)).toBeVisible();
  await page.user.click(button('Discard everything'));
  expect(screen.getByText('Enter a name')).toBeVisible();
  page.server.now([answer('claimStoredWork', { status: 204 }), claimed]);
  await page.user.type(name(), 'Ana Lee{Enter}');
  expect(await portal()).toBeVisible();
  const sent = page.server.callsTo(claimPath).at(-1)?.body;
  expect(sent).toEqual({ mine: false, displayName: 'Ana Lee' });
  expect(localStorage.getItem('nominationDraft:account-1')).toBeNull();
});

test('where another tab has answered, the page says so and shows the account as it is', async () => {
  const message = 'You have already answered this question.';
  const page = await asked();
  const late = answer('claimStoredWork', refusal('failed-precondition', { message }));
  page.server.now([late, claimed]);
  await page.user.click(button('This is mine'));
  expect(await portal()).toBeVisible();
  expect(toasts.getSnapshot().at(-1)).toMatchObject({ type: 'error', text: message });
});

test('an answer that was lost can be given again', async () => {
  const page = await asked(answer('claimStoredWork', refusal('unavailable')));
  await page.user.click(button('This is mine'));
  expect(await screen.findByText(/Could not save your answer/)).toBeVisible();
  expect(button('This is mine')).toBeEnabled();
});

test('an organiser is not offered to discard', async () => {
  await open(user({ unclaimed: true, role: 'admin' }));
  await screen.findByRole('list', { name: 'Stored in this account' });
  expect(screen.queryByRole('button', { name: 'This is not mine' })).toBeNull();
});
