import { session } from '@meritum/shared/auth/session';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal, user } from '@meritum/shared/testing/factories';
import type { FakeReply, RecordedCall } from '@meritum/shared/testing/fakeServer';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  assignmentsAre,
  chooser,
  confirmation,
  counters,
  evaluation,
  lastToast,
  leavePortal,
  openWork,
  rating,
  ratingsShown,
} from '../../testing/portal';
import { assignment, completed, someRatings } from '../../testing/records';

const submitted = (id: string) => ({ body: { assignment: completed(id) } });
const rates = (reply: Parameters<typeof answer>[1]) => answer('submitTechAssignmentRating', reply);
const ratingPath = '/api/judges/me/assignments/:assignmentId/rating';
const unsent = (id: string) => localStorage.getItem(`evaluationDraft:${user().uid}:${id}`);

afterEach(leavePortal);

async function rateAll(person: Awaited<ReturnType<typeof openWork>>['user']) {
  await evaluation();
  for (const [name, value] of [
    ['Innovation', '8'],
    ['Methodology', '9'],
    ['Execution', '7'],
    ['Results', '9'],
  ] as const) {
    await person.selectOptions(rating(name), value);
  }
}

async function submitAll(person: Awaited<ReturnType<typeof openWork>>['user']) {
  await rateAll(person);
  await person.click(screen.getByRole('button', { name: 'Submit Evaluation' }));
  await person.click((await confirmation()).getByRole('button', { name: 'Confirm and submit' }));
}

test('JUD-030 JUD-031 JUD-033 JUD-023 a new one is PENDING, with four dropdowns from 1 to 10 at 1', async () => {
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
});

test('JUD-032 the composite follows the dropdowns', async () => {
  const { user: person } = await openWork([assignment('a')]);
  expect(within(await evaluation()).getByText('1.0/10')).toBeVisible();
  await rateAll(person);
  expect(screen.getByText('8.3/10')).toBeVisible();
});

test('JUD-022 JUD-030 JUD-035 JUD-036 a completed one shows its ratings and takes no others', async () => {
  await openWork([completed('a')]);
  const panel = within(await evaluation());
  expect(panel.getByText('COMPLETED')).toBeVisible();
  expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
  for (const select of panel.getAllByRole('combobox')) expect(select).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Evaluation Submitted' })).toBeDisabled();
});

test('the confirmation shows all four with the composite, and names what was not chosen', async () => {
  const { user: person } = await openWork([assignment('a')]);
  await evaluation();
  await person.selectOptions(rating('Innovation'), '8');
  await person.selectOptions(rating('Execution'), '6');
  await person.click(screen.getByRole('button', { name: 'Submit Evaluation' }));
  const dialog = await confirmation();
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Innovation',
    'Methodology',
    'Execution',
    'Results',
    'Composite Rating',
  ]);
  expect(dialog.getAllByRole('definition').map((given) => given.textContent)).toEqual([
    '8',
    '1',
    '6',
    '1',
    '4.0/10',
  ]);
  expect(dialog.getByText(/You have not chosen Methodology and Results/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('JUD-034 JUD-037 ERR-022 a submission is sent once, told, and followed by a fresh list', async () => {
  const reply = deferred<FakeReply>();
  const { server, user: person } = await openWork([assignment('a'), assignment('b')], {
    fakes: [rates(() => reply.promise)],
  });
  await submitAll(person);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  server.now([assignmentsAre(assignment('b'), completed('a'))]);
  await act(async () => reply.resolve(submitted('a')));
  await waitFor(() => expect(counters()).toEqual(['2', '1', '1']));
  expect(lastToast()).toEqual({
    type: 'success',
    title: 'Success',
    text: 'Evaluation submitted successfully!',
  });
  expect(server.callsTo(ratingPath).map(({ body, path }) => [path, body])).toEqual([
    [
      '/api/judges/me/assignments/a/rating',
      { assignmentId: 'a', ratings: { ...someRatings, averageRating: 8.3 } },
    ],
  ]);
  await waitFor(() => expect(server.callsTo('/api/judges/me/assignments')).toHaveLength(2));
  expect(unsent('a')).toBeNull();
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

test('what was chosen is kept per assignment, through closing and opening again', async () => {
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
  expect([unsent('a'), unsent('b')]).toEqual([null, null]);
});

test('a choice in another tab is followed', async () => {
  await openWork([assignment('a')]);
  await evaluation();
  const key = `evaluationDraft:${user().uid}:a`;
  localStorage.setItem(key, JSON.stringify({ ratings: { results: 6 }, confirmed: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(ratingsShown()).toEqual(['1', '1', '1', '6']);
});

test('ERR-021 a refusal is told, and what is true now is shown', async () => {
  const { server, user: person } = await openWork([assignment('a')], {
    fakes: [rates(refusal('already-exists', { message: 'Rated before.' }))],
  });
  await rateAll(person);
  server.now([
    assignmentsAre(
      completed('a', { ratings: { innovation: 2, methodology: 2, execution: 2, results: 2 } }),
    ),
  ]);
  await person.click(screen.getByRole('button', { name: 'Submit Evaluation' }));
  await person.click((await confirmation()).getByRole('button', { name: 'Confirm and submit' }));
  await waitFor(() => expect(ratingsShown()).toEqual(['2', '2', '2', '2']));
  expect(lastToast()).toEqual({ type: 'error', title: 'Error', text: 'Rated before.' });
});

test('ERR-021 a refusal without words has ours', async () => {
  const { user: person } = await openWork([assignment('a')], {
    fakes: [rates(refusal('internal', { message: '' }))],
  });
  await submitAll(person);
  await waitFor(() =>
    expect(lastToast().text).toBe('Failed to submit evaluation. Please try again.'),
  );
  expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
  expect(screen.getByRole('button', { name: 'Submit Evaluation' })).toBeVisible();
});

test('a submission without a connection waits, and goes out by itself when it is back', async () => {
  const lost = () => {
    throw new TypeError('no network');
  };
  const { server, user: person } = await openWork([assignment('a'), assignment('b')], {
    fakes: [rates(lost)],
  });
  await submitAll(person);
  expect(await screen.findByText('Not submitted yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Waiting for the connection...' })).toBeVisible();
  expect(rating('Innovation')).toBeDisabled();
  const bodies: RecordedCall['body'][] = [];
  server.now([
    rates((call) => {
      bodies.push(call.body);
      return submitted('a');
    }),
    assignmentsAre(assignment('b'), completed('a')),
  ]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(counters()).toEqual(['2', '1', '1']));
  expect(bodies).toEqual([{ assignmentId: 'a', ratings: { ...someRatings, averageRating: 8.3 } }]);
  expect(screen.getByText('COMPLETED')).toBeVisible();
});

test('what was confirmed before the tab was closed is sent when the portal is opened anew', async () => {
  localStorage.setItem(
    `evaluationDraft:${user().uid}:a`,
    JSON.stringify({ ratings: someRatings, confirmed: true }),
  );
  const isSent = () => page.server.callsTo(ratingPath).length > 0;
  const list = answer('getTechJudgeAssignments', () => ({
    body: { assignments: [isSent() ? completed('a') : assignment('a')] },
  }));
  const page = await openWork([], { fakes: [list, rates(submitted('a'))] });
  expect(await screen.findByText('All your evaluations are submitted')).toBeVisible();
  expect(page.server.callsTo(ratingPath)).toHaveLength(1);
});

test('an answer that comes late does not take the judge away from where they are now', async () => {
  const reply = deferred<FakeReply>();
  const {
    server,
    user: person,
    address,
  } = await openWork([assignment('a'), assignment('b'), assignment('c')], {
    fakes: [rates(() => reply.promise)],
  });
  await submitAll(person);
  await person.selectOptions(chooser(), 'c');
  await screen.findByRole('heading', { name: 'Nominee c' });
  server.now([assignmentsAre(assignment('b'), assignment('c'), completed('a'))]);
  await act(async () => reply.resolve(submitted('a')));
  await waitFor(() => expect(counters()).toEqual(['3', '1', '2']));
  expect(address()).toBe('/tech-judging/assignments/c');
});

test('while judging is closed the ratings cannot be given, and it is said why', async () => {
  await openWork([assignment('a', { may: { rate: false, recuse: false } })]);
  const panel = within(await evaluation());
  expect(panel.getByRole('button', { name: 'Submit Evaluation' })).toBeDisabled();
  for (const select of panel.getAllByRole('combobox')) expect(select).toBeDisabled();
  expect(panel.getByText('No ratings are taken now')).toBeVisible();
});

test('the rubric of the criterion in hand stands beside the ratings', async () => {
  const { user: person } = await openWork([assignment('a')]);
  await evaluation();
  await person.click(rating('Results'));
  const meanings = within(screen.getByLabelText('What ratings of Results mean'));
  expect(meanings.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '1',
    '4',
    '7',
    '10',
  ]);
});
