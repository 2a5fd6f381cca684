import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openWork, rating } from '../../testing/portal';
import { keepUnsent } from '../../testing/ratings';
import { assignment, completed } from '../../testing/records';

test('all entries are listed with their state, searched, noted and marked to come back to', async () => {
  keepUnsent('b', { ratings: { results: 3 }, confirmed: false, version: 'first' });
  const work = [assignment('a'), assignment('b'), completed('c')];
  const { user: person, address } = await openWork(work);
  await person.type(await screen.findByLabelText('Private notes'), 'Ask for the baseline');
  await person.click(screen.getByLabelText('Come back to this entry'));
  const list = within(screen.getByRole('region', { name: 'Your entries' }));
  const rows = () => textsOf(within(list.getByRole('list')).queryAllByRole('button'));
  expect(rows()).toEqual([
    'Nominee aCompany aCome backNoteTo rate',
    'Nominee bCompany bDraft, 1 of 4',
    'Nominee cCompany cRated 8.3',
  ]);
  expect(list.getByText('Your 4 ratings so far, 8.3 on average')).toBeVisible();
  await person.type(list.getByLabelText('Search'), 'BASELINE');
  expect(rows()).toHaveLength(1);
  await person.click(list.getByRole('button', { name: 'Drafts 1' }));
  expect([rows(), list.getByText('No entries match.')]).toEqual([[], expect.anything()]);
  await person.click(screen.getByRole('button', { name: 'All entries' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Your entries' }));
  expect(dialog.getByText('No entries match.')).toBeVisible();
  await person.clear(dialog.getByLabelText('Search'));
  await person.click(dialog.getByRole('button', { name: /Nominee b/ }));
  await waitFor(() => expect(address()).toBe('/tech-judging/assignments/b'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Private notes')).toHaveValue('');
  await person.selectOptions(rating('Innovation'), '7');
  expect(rows()).toEqual(['Nominee bCompany bDraft, 2 of 4']);
});

test("a note from another tab is shown, and this tab's text does not overwrite it", async () => {
  const { user: person } = await openWork([assignment('a')]);
  const note = await screen.findByLabelText('Private notes');
  await person.type(note, 'Here.');
  const key = Object.keys(localStorage).find((each) => each.includes('Notes')) ?? '';
  localStorage.setItem(key, JSON.stringify({ text: 'There.', comeBack: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(note).toHaveValue('There.');
  await person.click(screen.getByLabelText('Come back to this entry'));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ text: 'There.', comeBack: true });
});
