import type { InvitationCounts, PastedLine } from '@meritum/shared/contracts/invitations';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor } from '@testing-library/react';
import { factOf, rowsOf, said, showScreen } from '../../testing/console';
import { InvitationsPage } from './InvitationsPage';

const counts: InvitationCounts = {
  ...{ season: '2026', name: 'Season 2026', isOpen: true },
  ...{ invited: 12, opened: 7, applied: 4, accepted: 3, stopped: 1, toRemind: 5, leftToday: 400 },
};
const line = (number: number, state: PastedLine['state'], email = `p${number}@x.org`) => ({
  ...{ line: number, email, name: '', organization: '', state },
});
const lines = [line(1, 'ready'), line(2, 'judge'), line(3, 'malformed', 'nobody')];

function show(changed: Partial<InvitationCounts> = {}, ready = 1) {
  return showScreen('/admin/invitations', <InvitationsPage />, [
    answer('getInvitations', { body: { ...counts, ...changed } }),
    answer('previewInvitations', { body: { lines, ready, leftToday: 400 } }),
    answer('sendInvitations', { body: { invited: 1, before: 2 } }),
    answer('remindInvited', { body: { reminded: 5 } }),
    answer('listAudit', { body: { entries: [], next: null } }),
  ]);
}
const list = () => screen.findByLabelText('People');

test('people of a list are invited after a look at what becomes of each line', async () => {
  const { press, sent } = show();
  expect(await factOf('Followed the link')).toBe('7');
  fillField(await list(), 'p1@x.org');
  await press('Review the list');
  await screen.findByRole('table', { name: 'What becomes of each line' });
  expect(rowsOf('What becomes of each line').map((cells) => cells.at(-1))).toEqual([
    'Will be invited',
    'Is a judge',
    'No email address',
  ]);
  await press('Invite 1 person');
  const sentence = '1 person was invited. 2 people had been invited before.';
  await waitFor(() => expect(said()).toContain(sentence));
  expect(sent('sendInvitations')).toEqual([{ season: '2026', text: 'p1@x.org', most: 1 }]);
  expect(await list()).toHaveValue('');
});

test('a refusal keeps the list, which is reviewed again', async () => {
  const { press, server } = show();
  fillField(await list(), 'p1@x.org');
  await press('Review the list');
  const message = 'By now 2 people would be invited.';
  server.now([answer('sendInvitations', refusal('failed-precondition', { message }))]);
  await press('Invite 1 person');
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await list()).toHaveValue('p1@x.org');
  await press('Review the list');
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeVisible();
});

test.each([
  ['of Excel on Windows', new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x40]), 'Zoë @'],
  ['a workbook', new TextEncoder().encode('PK\u0003\u0004'), undefined],
])('a file fills in the list if it is text: %s', async (_, bytes, text) => {
  const { user } = show();
  await list();
  const input = screen.getByLabelText(/Or take them from a file/);
  await user.upload(input, new File([bytes as BlobPart], 'people.csv', { type: 'text/csv' }));
  if (text) await waitFor(async () => expect(await list()).toHaveValue(text));
  else expect(await screen.findByText(/^This is no text file\. Save the sheet/)).toBeVisible();
});

test('invitations above the daily limit are not offered, and people who have not applied are reminded', async () => {
  const { press, confirm, sent } = show({}, 401);
  fillField(await list(), 'p1@x.org');
  await press('Review the list');
  expect(await screen.findByText('400 people can be mailed today')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  await press('Remind 5 people...');
  await confirm('Remind 5 people');
  await waitFor(() => expect(sent('remindInvited')).toEqual([{ season: '2026' }]));
});

test('a season that takes no more judges invites nobody', async () => {
  show({ isOpen: false, toRemind: 0 });
  expect(await screen.findByText('Season 2026 takes no more judges')).toBeVisible();
  expect(screen.queryByLabelText('People')).toBeNull();
});
