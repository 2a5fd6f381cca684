import { session } from '@meritum/shared/auth/session';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooser, evaluation, openWork, rating, ratingsShown } from '../../testing/portal';
import {
  draftKey,
  keepUnsent,
  rateAll,
  rates,
  ratingPath,
  sent,
  submitChosen,
  submitted,
  unsent,
} from '../../testing/ratings';
import { assignment, completed, someCriteria } from '../../testing/records';

test('JUD-023 JUD-030 to JUD-033 a new one is PENDING, with four dropdowns from 1 to 10 at 1, which the composite follows', async () => {
  await openWork([assignment('a')]);
  const panel = within(await evaluation());
  expect(panel.getByText('PENDING')).toBeVisible();
  const selects = panel.getAllByRole('combobox') as HTMLSelectElement[];
  expect(selects.map((each) => each.labels[0]?.textContent)).toEqual([
    'Innovation',
    'Methodology',
    'Execution',
    'Results',
  ]);
  for (const select of selects) {
    expect([...select.options].map(({ value }) => Number(value))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  }
  expect(ratingsShown()).toEqual(['1', '1', '1', '1']);
  expect(panel.getByRole('button', { name: 'Submit Evaluation' })).toBeEnabled();
  expect(panel.getByText('–/10')).toBeVisible();
  await rateAll();
  expect(panel.getByText('8.3/10')).toBeVisible();
});

test('CONST-005 criteria and weights come from the server, and a rating that was not chosen is named and not submitted', async () => {
  const teaching = { key: 'teaching', name: 'Teaching', description: 'What others learn from it' };
  const criteria = [...someCriteria, { ...teaching, weight: 0 }].map((one, index) => ({
    ...one,
    weight: [35, 25, 20, 10, 10][index] as number,
  }));
  const ratings = { innovation: 8, methodology: 8, execution: 6, results: 9 };
  keepUnsent('a', { ratings: { ...ratings, former: 3 }, confirmed: false, version: 'first' });
  const { user: person, server } = await openWork([assignment('a', { criteria })], {
    fakes: [rates(submitted('a'))],
  });
  expect(within(await evaluation()).getByText('–/10')).toBeVisible();
  await person.click(rating('Teaching'));
  expect(screen.getByText('What others learn from it', { ignore: '[id]' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Submit Evaluation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose every rating first' }));
  const shown = dialog
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['Innovation', '8'],
    ['Methodology', '8'],
    ['Execution', '6'],
    ['Results', '9'],
    ['Teaching', '1'],
    ['Composite Rating', '–/10'],
  ]);
  expect(dialog.getByText(/No rating chosen for Teaching/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Confirm and submit' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Go back' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.selectOptions(rating('Teaching'), '5');
  await submitChosen(person);
  await waitFor(() =>
    expect(server.callsTo(ratingPath).map(({ body }) => body)).toEqual([
      { ...sent, ratings: { ...ratings, teaching: 5, averageRating: 7.4 } },
    ]),
  );
});

test('the review names the entry, and asks once about a mean far from all others of the judge', async () => {
  const others = ['b', 'c', 'd', 'e', 'f'].map((id) => completed(id, { averageRating: 8.3 }));
  const { user: person } = await openWork([assignment('a'), ...others]);
  await evaluation();
  const submit = () => person.click(screen.getByRole('button', { name: 'Submit Evaluation' }));
  for (const { name } of someCriteria) await person.selectOptions(rating(name), '2');
  await submit();
  const dialog = screen.getByRole('dialog', { name: 'Submit your ratings of Nominee a?' });
  expect(dialog).toHaveTextContent('You gave 2.0 where you usually give 8.3.');
  await person.click(within(dialog).getByRole('button', { name: 'Go back' }));
  for (const { name } of someCriteria) await person.selectOptions(rating(name), '6');
  await submit();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('usually');
});

test('JUD-022 JUD-030 JUD-035 JUD-036 a completed assignment shows its ratings, and accepts neither new ratings nor a conflict of interest', async () => {
  await openWork([completed('a')]);
  const panel = within(await evaluation());
  expect(panel.getByText('COMPLETED')).toBeVisible();
  expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
  for (const select of panel.getAllByRole('combobox')) expect(select).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Evaluation Submitted' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /conflict of interest/ })).toBeNull();
});

test('six keys rate an entry, submit it and open the next one, where the next rating has the focus', async () => {
  const { user: person, address } = await openWork([assignment('a'), assignment('b')], {
    fakes: [rates(submitted('a'))],
  });
  await evaluation();
  act(() => rating('Innovation').focus());
  const keys = ['8', '9', '7', '9', '{Enter}', '{Enter}'];
  for (const key of keys) await person.keyboard(key);
  await waitFor(() => expect(address()).toBe('/tech-judging/assignments/b'));
  await waitFor(() => expect(rating('Innovation')).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Nominee b' })).toBeVisible();
  expect(ratingsShown()).toEqual(['1', '1', '1', '1']);
});

test('Enter submits from a dropdown, and only chooses while its list is open', async () => {
  const { user: person } = await openWork([assignment('a')]);
  await evaluation();
  const first = rating('Innovation');
  const dialog = () => screen.queryByRole('dialog');
  for (const open of [() => person.click(first), () => person.keyboard(' ')]) {
    act(() => first.focus());
    await open();
    await person.keyboard('{Enter}');
    expect(dialog()).toBeNull();
  }
  await person.keyboard('{Enter}');
  expect(dialog()).toBeVisible();
});

test('0 is 10, left and right move between criteria, with Shift between entries', async () => {
  const { user: person, address } = await openWork([assignment('a'), assignment('b')]);
  await evaluation();
  act(() => rating('Execution').focus());
  await person.keyboard('{ArrowLeft}');
  expect(rating('Methodology')).toHaveFocus();
  await person.keyboard('0');
  expect(ratingsShown()).toEqual(['1', '10', '1', '1']);
  expect(rating('Execution')).toHaveFocus();
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(address()).toBe('/tech-judging/assignments/b'));
  await waitFor(() => expect(rating('Innovation')).toHaveFocus());
  await person.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() => expect(ratingsShown()).toEqual(['1', '10', '1', '1']));
});

test('chosen ratings are stored per assignment and restored on reopening', async () => {
  const first = await openWork([assignment('a'), assignment('b')]);
  await evaluation();
  await first.user.selectOptions(rating('Innovation'), '8');
  await first.user.selectOptions(chooser(), 'b');
  await screen.findByRole('heading', { name: 'Nominee b' });
  expect(ratingsShown()).toEqual(['1', '1', '1', '1']);
  await first.user.selectOptions(rating('Results'), '3');
  first.unmount();
  const second = await openWork([assignment('a'), assignment('b')]);
  await evaluation();
  expect(ratingsShown()).toEqual(['8', '1', '1', '1']);
  await second.user.selectOptions(chooser(), 'b');
  await screen.findByRole('heading', { name: 'Nominee b' });
  expect(ratingsShown()).toEqual(['1', '1', '1', '3']);
  await act(() => session.signOut());
  expect([unsent('a'), unsent('b')]).toEqual([expect.anything(), expect.anything()]);
});

test('10 can be typed as 1 and 0, also for the last criterion, and one press on the scale rates', async () => {
  const { user: person } = await openWork([assignment('a')]);
  const panel = await evaluation();
  act(() => rating('Innovation').focus());
  await person.keyboard('10');
  expect([ratingsShown(), document.activeElement]).toEqual([
    ['10', '1', '1', '1'],
    rating('Methodology'),
  ]);
  await person.keyboard('7610');
  expect(ratingsShown()).toEqual(['10', '7', '6', '10']);
  const eights = within(panel).getAllByRole('button', { name: '8', hidden: true });
  await person.click(eights[1] as HTMLElement);
  expect([ratingsShown(), document.activeElement]).toEqual([
    ['10', '8', '6', '10'],
    rating('Methodology'),
  ]);
  expect(screen.getByText('8 lies between 7 and 10.')).toBeVisible();
});

test('a wheel over the focused dropdown is for the page and changes no rating', async () => {
  await openWork([assignment('a')]);
  await evaluation();
  act(() => rating('Innovation').focus());
  fireEvent.wheel(rating('Innovation'), { deltaY: 100 });
  expect(rating('Innovation')).not.toHaveFocus();
});

test('a choice in another tab is synchronised', async () => {
  await openWork([assignment('a')]);
  await evaluation();
  keepUnsent('a', { ratings: { results: 6 }, confirmed: false, version: 'first' });
  const event = new StorageEvent('storage', { key: draftKey('a') });
  act(() => void window.dispatchEvent(event));
  expect(ratingsShown()).toEqual(['1', '1', '1', '6']);
});

test('ratings are disabled while judging is closed, with the reason', async () => {
  await openWork([assignment('a', { may: { rate: false, recuse: false } })]);
  const panel = within(await evaluation());
  expect(panel.getByRole('button', { name: 'Submit Evaluation' })).toBeDisabled();
  for (const select of panel.getAllByRole('combobox')) expect(select).toBeDisabled();
  expect(panel.getByText('No ratings are accepted now')).toBeVisible();
});

test('the rubric of the focused criterion is beside the ratings', async () => {
  const { user: person } = await openWork([assignment('a')]);
  await evaluation();
  await person.click(rating('Results'));
  const meanings = within(screen.getByLabelText('What ratings of Results mean'));
  expect(textsOf(meanings.getAllByRole('term'))).toEqual(['1', '4', '7', '10']);
});
