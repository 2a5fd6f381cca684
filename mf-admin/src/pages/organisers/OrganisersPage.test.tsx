import type { ListedOrganiser, OrganisersReply } from '@meritum/shared/contracts/organisers';
import { answer } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor } from '@testing-library/react';
import { rowsOf, showScreen } from '../../testing/console';
import { OrganisersPage } from './OrganisersPage';

const at = '2090-01-01T00:00:00.000Z';

const organiser = (changed: Partial<ListedOrganiser> = {}): ListedOrganiser => ({
  ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' },
  ...{ bySettings: false, hasFactor: true, lastSeenAt: null, isOwn: false, proposed: null },
  ...changed,
});

const grace = organiser({ id: 'grace', name: 'Grace', email: 'grace@example.com', isOwn: true });

const listed = (organisers: ListedOrganiser[], changed: Partial<OrganisersReply> = {}) =>
  answer('listOrganisers', { body: { people: 3, missing: 0, organisers, ...changed } });

const show = (...listing: Parameters<typeof listed>) =>
  showScreen('/admin/organisers', <OrganisersPage />, [
    listed(...listing),
    answer('changeRole', { body: { state: 'proposed' } }),
  ]);

const proposal = (changed: object = {}) => ({
  ...{ id: 'p-1', at, by: 'Ada', isOwn: false, reason: 'She joins us', role: 'reader' as const },
  ...changed,
});

test('PERM-016 who has a role, with second factor, and a warning below three', async () => {
  const settings = organiser({ id: 'c', name: 'Chair', bySettings: true, hasFactor: false });
  show([grace, settings], { people: 2, missing: 1 });
  expect(await screen.findByText('There are 2 organisers')).toBeVisible();
  expect(rowsOf('People with a role').map((cells) => cells.slice(0, 4))).toEqual([
    ['Grace (you)grace@example.com', 'Organiser', 'Yes', 'Not lately'],
    ['Chairada@example.com', 'Organiser, by the settings', 'Not yet', 'Not lately'],
  ]);
  expect(screen.queryByRole('button', { name: 'Actions for Chair' })).toBeNull();
});

test('PERM-016 one organiser proposes a role, another confirms it as read or turns it down', async () => {
  const { user, server, press, confirm, choose, sent } = show([grace, organiser()]);
  await user.type(await screen.findByLabelText('Address of their account'), 'jo@example.com');
  await user.selectOptions(screen.getByLabelText('Role'), 'Reader');
  await press('Propose it...');
  await confirm('Propose', 'She joins us');
  await waitFor(() => expect(screen.getByLabelText('Address of their account')).toHaveValue(''));
  await choose('Ada', 'Remove...');
  const jo = organiser({ id: 'jo', name: 'Jo', email: 'jo@example.com', role: 'user' });
  server.now([listed([grace, organiser(), { ...jo, proposed: proposal() }])]);
  await confirm('Propose', 'She leaves');
  await press('Confirm...');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const of = { email: 'jo@example.com', role: 'reader', reason: 'She joins us' };
  await waitFor(() =>
    expect(sent('changeRole')).toEqual([
      of,
      { email: 'ada@example.com', role: 'user', reason: 'She leaves' },
      { ...of, proposalId: 'p-1' },
    ]),
  );
});

test('PERM-016 the only organiser adds the second alone', async () => {
  const { press, confirm, sent } = show([grace], { people: 1, missing: 2 });
  expect(await screen.findByText('There is one organiser only')).toBeVisible();
  fillField(screen.getByLabelText('Address of their account'), 'jo@example.com');
  await press('Add them...');
  await confirm('Change the role', 'We are two');
  await waitFor(() =>
    expect(sent('changeRole')).toEqual([
      { email: 'jo@example.com', role: 'admin', reason: 'We are two' },
    ]),
  );
});

test('PERM-016 proposals older than one’s own role are not offered for confirmation', async () => {
  const jo = organiser({
    id: 'jo',
    name: 'Jo',
    role: 'user',
    proposed: proposal({ beforeYou: true }),
  });
  show([grace, jo]);
  expect(await screen.findByText(/^You became an organiser after this was proposed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm...' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn down...' })).toBeVisible();
});

test('ADM-026 a link to a proposal leads to it on its page', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const jo = organiser({ id: 'jo', role: 'user', proposed: proposal() });
  showScreen('/admin/organisers?proposal=p-1', <OrganisersPage />, [listed([grace, jo])]);
  const title = await screen.findByText(/proposed by Ada on/);
  await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus());
  window.dispatchEvent(new Event('scrollend'));
  expect(scrolled.mock.contexts).toEqual([document.activeElement, document.activeElement]);
});

test('a link to a proposal that no longer waits says so', async () => {
  showScreen('/admin/organisers?proposal=p-1', <OrganisersPage />, [listed([grace])]);
  expect(await screen.findByText(/^The proposal that this link leads to/)).toBeVisible();
});
