import { calls } from '@meritum/shared/contracts/calls';
import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { answer } from '@meritum/shared/testing/factories';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showConsole } from '../../testing/console';
import { listedNomination } from '../../testing/people';
import { NominationsPage } from './NominationsPage';

const listed = (rows: ListedNomination[], total = rows.length) =>
  answer('listNominations', {
    body: { season: '2026', minimum: 20, total, page: 1, pages: Math.ceil(total / 50), rows },
  });

function show(path: string, rows: ListedNomination[], total?: number) {
  const page = showConsole({
    path,
    screens: [
      { path: '/admin/nominations', element: <NominationsPage /> },
      { path: '/admin/nominations/:id', element: <p>One nomination</p> },
    ],
    fakes: [listed(rows, total), answer('listResults', { body: { contests: [] } })],
  });
  const asked = () =>
    page.server.callsTo(calls.listNominations.path).map(({ search }) => String(search));
  return { ...page, asked };
}

test('nominations are listed, with coverage withheld for a conflict of interest', async () => {
  show('/admin/nominations', [
    listedNomination(),
    listedNomination({
      id: 'nomination-2',
      name: 'Ben Hill',
      standing: 'withdrawn',
      tie: 'organization',
      assigned: null,
      completed: null,
    }),
  ]);
  await screen.findByRole('table', { name: 'Nominations' });
  const [first, second] = rowsOf('Nominations');
  expect(first).toEqual([
    '',
    'Ana Maria Lee',
    'Example Labs',
    'ana.lee@example.com',
    'Technology',
    'Under review',
    '4 Aug 2026',
    '22',
    '7',
  ]);
  expect(second?.slice(5)).toEqual(['Withdrawn', '4 Aug 2026', 'Withheld', 'Withheld']);
  expect(screen.getByText('1 to 2 of 2')).toBeInTheDocument();
});

test('a published nomination is not under review, and is not returned', async () => {
  const { user, server } = show('/admin/nominations', [listedNomination()]);
  server.now([
    answer('listResults', { body: { contests: [{ category: 'Technology', state: 'published' }] } }),
  ]);
  await screen.findByText('Published');
  expect(rowsOf('Nominations')[0]?.[5]).toBe('Published');
  await user.click(screen.getByRole('checkbox', { name: /Ana Maria Lee/ }));
  expect(screen.getByRole('button', { name: 'Write...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return with a note...' })).toBeNull();
});

test('returned and voided nominations are told apart and can be filtered', async () => {
  const { user: person, asked } = show('/admin/nominations', [
    listedNomination({ standing: 'returned' }),
    listedNomination({ id: 'n2', standing: 'reopened' }),
    listedNomination({ id: 'n3', voided: 'proposed' }),
    listedNomination({ id: 'n4', voided: 'confirmed' }),
  ]);
  await screen.findByRole('table', { name: 'Nominations' });
  expect(rowsOf('Nominations').map((cells) => cells[5])).toEqual([
    'Returned',
    'Reopened by the nominator',
    'Proposed for voiding',
    'Voided',
  ]);
  await person.selectOptions(screen.getByLabelText('Status'), 'Voided or proposed for voiding');
  await waitFor(() => expect(asked().at(-1)).toBe('status=voided&sort=-submitted&page=1'));
});

test('filters, sort and page are in the address and sent to the server', async () => {
  const { user: person, address, asked } = show('/admin/nominations', [listedNomination()], 120);
  await screen.findByRole('table');
  expect(asked()).toEqual(['sort=-submitted&page=1']);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/admin/nominations?page=2');
  await person.selectOptions(screen.getByLabelText('Coverage'), 'Too few ratings');
  await person.selectOptions(screen.getByLabelText('Category'), 'AI');
  await person.selectOptions(screen.getByLabelText('Status'), 'Under review');
  await person.type(screen.getByLabelText('Search'), 'lee{Enter}');
  await person.click(screen.getByRole('button', { name: 'Ratings' }));
  await waitFor(() =>
    expect(asked().at(-1)).toBe(
      'search=lee&category=AI&status=under-review&coverage=short&sort=completed&page=1',
    ),
  );
  expect(new URLSearchParams(address().split('?')[1]).get('coverage')).toBe('short');
});

test('D38 nominations of confirmed and unconfirmed addresses are told apart and can be filtered', async () => {
  const {
    user: person,
    address,
    asked,
  } = show('/admin/nominations?address=awaited', [listedNomination({ emailConfirmed: false })]);
  await screen.findByText('Address not confirmed');
  expect(asked()).toEqual(['address=awaited&sort=-submitted&page=1']);
  expect(screen.getByLabelText('Address')).toHaveDisplayValue('Confirmation awaited');
  await person.selectOptions(screen.getByLabelText('Address'), 'Confirmed');
  expect(address()).toBe('/admin/nominations?address=confirmed');
  await waitFor(() => expect(asked().at(-1)).toBe('address=confirmed&sort=-submitted&page=1'));
});

test('an empty list says what appears there, a failed load can be retried, and a row leads to its nomination', async () => {
  const { user: person, server, address } = show('/admin/nominations?search=nobody', []);
  expect(await screen.findByText('No matching nominations')).toBeInTheDocument();
  server.now([answer('listNominations', { status: 500 })]);
  await person.click(screen.getByRole('link', { name: 'Clear filters' }));
  server.now([listed([listedNomination()])]);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await person.click(await screen.findByRole('link', { name: 'Ana Maria Lee' }));
  expect(address()).toBe('/admin/nominations/nomination-1');
});

test('nominators of the filter and season shown are mailed after a preview', async () => {
  const { user: person, server } = show('/admin/nominations?season=2024&document=missing', [
    listedNomination(),
  ]);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ana Maria Lee' }));
  await person.click(screen.getByRole('button', { name: 'Write...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write to 1 selected nominator' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Nominations close soon' }));
  const subject = dialog.getByLabelText('Subject');
  expect(subject).toHaveValue('Nominations in {category} close on {deadline}');
  expect(dialog.queryByRole('button', { name: 'Something is missing' })).toBeNull();
  for (const name of ['Subject', 'Text']) await person.clear(dialog.getByLabelText(name));
  expect(dialog.getByRole('button', { name: 'Something is missing' })).toBeInTheDocument();
  await person.type(dialog.getByLabelText('Subject'), 'Document');
  await person.type(dialog.getByLabelText('Text'), 'Add one.');
  const example = { name: 'Ana', email: 'ana@x.example', subject: 'Document', text: 'Add one.' };
  server.now([
    answer('previewNominatorMessage', { body: { recipients: 1, leftOut: 0, examples: [example] } }),
    answer('sendNominatorMessage', { body: { recipients: 1 } }),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  await person.click(await dialog.findByRole('button', { name: 'Send to 1 nominator' }));
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toContain(
      'Your mail to 1 nominator is being sent.',
    ),
  );
  expect(server.callsTo(calls.sendNominatorMessage.path).map(({ body }) => body)).toEqual([
    {
      filter: { season: '2024', document: 'missing' },
      nominationIds: [listedNomination().id],
      subject: 'Document',
      note: 'Add one.',
      messageId: expect.any(String),
      mostRecipients: 1,
    },
  ]);
});
