import { calls } from '@meritum/shared/contracts/calls';
import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { answer } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, said, showScreen } from '../../testing/console';
import { listedNomination } from '../../testing/people';
import { NominationsPage } from './NominationsPage';

const show = (path: string, rows: ListedNomination[]) => {
  const paged = { total: rows.length, page: 1, pages: 1 };
  const fakes = [
    answer('listNominations', { body: { season: '2026', minimum: 20, ...paged, rows } }),
  ];
  return showScreen(path, <NominationsPage />, fakes, '/admin/nominations/*');
};

test('D38 nominations are listed and lead to their page, with coverage withheld for a conflict of interest', async () => {
  const { user, address } = show('/admin/nominations', [
    listedNomination(),
    listedNomination({
      ...{ id: 'nomination-2', name: 'Ben Hill', conflict: 'organization' },
      reviewState: 'withdrawn',
      ...{ assigned: null, completed: null, emailConfirmed: false },
    }),
  ]);
  await screen.findByRole('table', { name: 'Nominations' });
  const [first, second] = rowsOf('Nominations');
  expect(first).toEqual([
    ...['', 'Ana Maria Lee', 'Example Labs', 'ana.lee@example.com', 'Technology'],
    ...['Under review', '4 Aug 2026', '22', '7'],
  ]);
  expect(second?.[3]).toBe('ana.lee@example.com Address not confirmed');
  expect(second?.slice(5)).toEqual(['Withdrawn', '4 Aug 2026', 'Withheld', 'Withheld']);
  expect(screen.getByText('1 to 2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ana Maria Lee' }));
  expect(address()).toBe('/admin/nominations/nomination-1');
});

test.each([
  ['closed', 'Under review'],
  ['published', 'Published'],
])('a nomination whose contest is %s is called %s, and is not returned', async (state, words) => {
  const { user, server } = show('/admin/nominations', [listedNomination()]);
  server.now([answer('listResults', { body: { contests: [{ category: 'Technology', state }] } })]);
  await screen.findByRole('table', { name: 'Nominations' });
  await waitFor(() => expect(rowsOf('Nominations')[0]?.[5]).toBe(words));
  await user.click(screen.getByRole('checkbox', { name: /Ana Maria Lee/ }));
  expect(screen.getByRole('button', { name: 'Write...' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Return with a note...' })).toBeNull(),
  );
});

test('returned and voided nominations are told apart', async () => {
  show('/admin/nominations', [
    listedNomination({ reviewState: 'returned' }),
    listedNomination({ id: 'n2', reviewState: 'reopened' }),
    listedNomination({ id: 'n3', voided: 'proposed' }),
    listedNomination({ id: 'n4', voided: 'confirmed' }),
  ]);
  await screen.findByRole('table', { name: 'Nominations' });
  expect(rowsOf('Nominations').map((cells) => cells[5])).toEqual([
    'Returned',
    'Reopened by the nominator',
    'Proposed not to count',
    'Does not count',
  ]);
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
  fillField(dialog.getByLabelText('Subject'), 'Document');
  fillField(dialog.getByLabelText('Text'), 'Add one.');
  const example = { name: 'Ana', email: 'ana@x.example', subject: 'Document', text: 'Add one.' };
  server.now([
    answer('previewNominatorMessage', { body: { recipients: 1, leftOut: 0, examples: [example] } }),
    answer('sendNominatorMessage', { body: { recipients: 1 } }),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  await person.click(await dialog.findByRole('button', { name: 'Send to 1 nominator' }));
  await waitFor(() => expect(said()).toContain('Your mail to 1 nominator is being sent.'));
  expect(server.callsTo(calls.sendNominatorMessage.path).map(({ body }) => body)).toEqual([
    {
      filter: { season: '2024', document: 'missing' },
      nominationIds: [listedNomination().id],
      subject: 'Document',
      note: 'Add one.',
      messageId: expect.any(String),
      maxRecipients: 1,
    },
  ]);
});
