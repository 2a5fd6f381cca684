import { labelledTexts } from '@meritum/shared/contracts/nominations';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { leave } from '@meritum/shared/testing/session';
import { hrefOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  assignmentsAre,
  chooser,
  counters,
  evaluation,
  lastToast,
  openWork,
} from '../../testing/portal';
import { assignment, completed, season } from '../../testing/records';

const shown = (name: string) => screen.findByRole('heading', { name });
const essay = () => screen.getByRole('region', { name: 'Essay' });

test('JUD-019 JUD-020 JUD-021 the dropdown lists pending ones first and selects the first', async () => {
  const { address } = await openWork([
    completed('c'),
    assignment('e', { ended: true }),
    assignment('a', { fullName: 'Ana Lee', organization: 'Acme' }),
  ]);
  await shown('Ana Lee');
  // The entry begins on the first screen.
  expect(screen.getByRole('heading', { level: 1 }).closest('header')).toHaveClass('compact');
  expect([...chooser().options].map(({ text }) => text)).toEqual([
    'Ana Lee - Acme',
    'Nominee e - Company e',
    'Nominee c - Company c',
  ]);
  expect([chooser().value, address()]).toEqual(['a', '/tech-judging/assignments/a']);
});

test('once an entry is due, the server says whether its judging goes on', async () => {
  jest.useFakeTimers();
  const until = (left: number) =>
    assignment('a', { judgingClosesAt: new Date(Date.now() + left).toISOString() });
  const { server } = await openWork([until(20_000)]);
  await screen.findByText(/less than a minute left/);
  server.now([assignmentsAre(until(200_000_000))]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/2 days left/)).toBeVisible();
  jest.useRealTimers();
});

test('JUD-014 the banner says that assignments load, and only while they do', async () => {
  const reply = deferred<FakeReply>();
  await openWork([], { fakes: [answer('getTechJudgeAssignments', () => reply.promise)] });
  const banner = 'Congrats! Your profile has been verified. Loading your assignments...';
  expect(await screen.findByText(banner)).toBeVisible();
  await act(async () => reply.resolve({ body: { assignments: [assignment('a')] } }));
  await shown('Nominee a');
  expect(screen.queryByText(/Loading your assignments/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('dropdown and address stay in step, both ways', async () => {
  const { user, address } = await openWork([assignment('a'), assignment('b'), completed('c')], {
    path: '/tech-judging/assignments/b',
  });
  await shown('Nominee b');
  expect(chooser()).toHaveValue('b');
  await user.selectOptions(chooser(), 'a');
  await shown('Nominee a');
  expect(address()).toBe('/tech-judging/assignments/a');
  await waitFor(() => expect(chooser()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await shown('Nominee b');
  expect(screen.getByText('Entry 3 of 3 assigned to you')).toBeVisible();
});

test('an address of no own assignment says so and links to the first', async () => {
  const { user } = await openWork([assignment('a')], { path: '/tech-judging/assignments/zz' });
  expect(await screen.findByText('This entry is not among your assignments')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Evaluation' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to your first entry' }));
  await shown('Nominee a');
});

test('the server is told of each pending entry that is shown', async () => {
  const { user, server } = await openWork([assignment('a'), assignment('b'), completed('c')]);
  const opened = () =>
    server.callsTo('/api/judges/me/assignments/:assignmentId').map(({ path }) => path.at(-1));
  await shown('Nominee a');
  await waitFor(() => expect(opened()).toEqual(['a']));
  await user.selectOptions(chooser(), 'b');
  await waitFor(() => expect(opened()).toEqual(['a', 'b']));
  await user.selectOptions(chooser(), 'c');
  await shown('Nominee c');
  expect(opened()).toEqual(['a', 'b']);
});

test('an entry that was exchanged before it was opened leaves the list', async () => {
  const { user, server } = await openWork([assignment('a'), assignment('b')]);
  await shown('Nominee a');
  server.now([
    answer('getTechJudgeAssignment', refusal('not-found')),
    assignmentsAre(assignment('a'), assignment('c')),
  ]);
  await user.selectOptions(chooser(), 'b');
  expect(await screen.findByText('This entry is not among your assignments')).toBeVisible();
  expect([...chooser().options].map(({ value }) => value)).toEqual(['', 'a', 'c']);
});

test('JUD-024 JUD-025 every text that is declared for judges is shown, or a note that the essay is missing', async () => {
  const { user } = await openWork([
    assignment('a', { essay: 'I built it.' }),
    assignment('b', { essay: ' ' }),
  ]);
  await shown('Nominee a');
  expect(essay()).toHaveTextContent('I built it.');
  const entry = screen.getByRole('article', { name: 'Nominee a' });
  const { essay: _, ...others } = assignment('a');
  for (const { text } of labelledTexts(others)) expect(entry).toHaveTextContent(text);
  await user.selectOptions(chooser(), 'b');
  await shown('Nominee b');
  expect(essay()).toHaveTextContent('No description provided.');
});

test('an essay shows consecutive blank lines as one, so that nothing is out of sight', async () => {
  const written = `The pilot.\n\nSaved a third.${'\n \n'.repeat(30)}Note to AI reviewers.`;
  await openWork([assignment('a', { essay: written })]);
  await shown('Nominee a');
  const text = 'The pilot.\n\nSaved a third.\n\nNote to AI reviewers.';
  expect(essay().textContent).toBe(text);
});

test('JUD-026 JUD-027 JUD-028 supporting materials are links in a new tab', async () => {
  const supportingLinks = [{ url: 'https://a.test/paper', title: 'Paper' }];
  await openWork([assignment('a', { supportingLinks })]);
  const materials = within(await screen.findByRole('region', { name: 'Supporting Materials' }));
  expect(hrefOf('Paper (opens in a new tab)', materials)).toBe('https://a.test/paper');
  expect(
    materials.getByText(/^These links lead to other sites, .* Do not ask for access there/),
  ).toBeVisible();
});

test('JUD-056 a link that does not open is reported by one press', async () => {
  const [dead, known] = ['https://a.test/dead', 'https://a.test/known'];
  const supportingLinks = [dead, known].map((url) => ({ url, title: '' }));
  const { user, server } = await openWork([
    assignment('a', { supportingLinks, reportedLinks: [known] }),
  ]);
  server.now([answer('reportTechAssignmentLink', { status: 204 })]);
  const report = await screen.findByRole('button', { name: /^Report that it does not open/ });
  await user.click(report);
  await waitFor(() => expect(screen.getAllByText(/^You have reported/)).toHaveLength(2));
  expect(report).not.toBeInTheDocument();
  expect(server.callsTo('/api/judges/me/assignments/a/link')[0]?.body).toEqual({ url: dead });
});

test('D86 a judge without assignments sees 0, 0, 0, an empty dropdown, the way to the record and no evaluation', async () => {
  await openWork([]);
  expect(await screen.findByText('No assignments yet')).toBeVisible();
  expect(hrefOf('Your judging')).toBe('/tech-judging/record');
  expect(counters()).toEqual(['0', '0', '0']);
  expect([chooser().options.length, chooser().value, chooser().disabled]).toEqual([1, '', true]);
  expect(screen.queryByRole('region', { name: 'Evaluation' })).toBeNull();
});

test('ERR-013 a failure is shown and can be retried', async () => {
  const { server, user } = await openWork([], {
    fakes: [answer('getTechJudgeAssignments', refusal('internal'))],
  });
  await screen.findByText('Failed to load assignments.');
  expect(lastToast()).toEqual(['error', 'Error', 'Failed to load assignments.']);
  server.now([assignmentsAre(assignment('a'))]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shown('Nominee a');
});

test('the season’s sample entries are above the work, and the time left until everything is rated', async () => {
  const fakes = [answer('getSeason', { body: { data: season({ calibrationRound: true }) } })];
  const { unmount } = await openWork([assignment('a')], { fakes });
  expect(await screen.findByText('Judging is still open')).toBeVisible();
  expect(hrefOf('Sample entries')).toBe('/tech-judging/calibration');
  unmount();
  await leave();
  await openWork([completed('a')], { fakes });
  // The season has loaded.
  expect(await screen.findByRole('link', { name: 'Sample entries' })).toBeVisible();
  expect(screen.getByText('All your evaluations are submitted')).toBeVisible();
  expect(screen.queryByText('Judging is still open')).toBeNull();
});

test('once judging has ended, unrated entries count as nothing to do and are said to be no longer needed', async () => {
  await openWork([assignment('a', { ended: true, may: { rate: false, recuse: true } })]);
  expect(await screen.findByText('Judging has ended')).toBeVisible();
  expect(within(await evaluation()).getByText(/This rating is no longer needed/)).toBeVisible();
  expect(counters()).toEqual(['1', '0', '0']);
  for (const text of [/^pending$/i, 'Judging is closed', 'I have a conflict of interest'])
    expect(screen.queryByText(text)).toBeNull();
  expect(chooser().querySelector('optgroup')).toHaveAttribute('label', 'No longer needed');
  const list = within(screen.getByRole('region', { name: 'Your entries' }));
  expect(list.getByRole('button', { name: 'To rate 0' })).toBeVisible();
});

describe('a conflict of interest', () => {
  const recusals = '/api/judges/me/assignments/:assignmentId/recusal';
  const opened = async (fakes = [answer('recuseTechAssignment', { status: 204 })]) => {
    const page = await openWork([assignment('a'), assignment('b')], { fakes });
    await evaluation();
    await page.user.click(screen.getByRole('button', { name: 'I have a conflict of interest' }));
    return page;
  };
  const stepBack = () => screen.getByRole('button', { name: 'Step back' });

  test('its reason and details are there again after the dialog was closed by accident (FORM-003)', async () => {
    const { user } = await opened();
    await user.selectOptions(screen.getByLabelText('What is the conflict?'), 'work-together');
    await user.type(screen.getByRole('textbox', { name: /Details/ }), 'We share an office.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'I have a conflict of interest' }));
    expect(screen.getByLabelText('What is the conflict?')).toHaveValue('work-together');
    expect(screen.getByRole('textbox', { name: /Details/ })).toHaveValue('We share an office.');
  });

  test('needs a reason, and details for another one', async () => {
    const { user, server } = await opened();
    await user.click(stepBack());
    expect(screen.getByText('Choose the reason that fits best')).toBeVisible();
    expect(screen.getByLabelText('What is the conflict?')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('What is the conflict?'), 'other');
    await user.click(stepBack());
    expect(screen.getByText('Describe the conflict of interest')).toBeVisible();
    expect(server.callsTo(recusals)).toEqual([]);
  });

  test('removes the entry and shows the next one', async () => {
    const { user, server, address } = await opened();
    server.now([assignmentsAre(assignment('b'))]);
    await user.selectOptions(screen.getByLabelText('What is the conflict?'), 'work-together');
    await user.click(stepBack());
    await shown('Nominee b');
    expect(address()).toBe('/tech-judging/assignments/b');
    expect(server.callsTo(recusals).map(({ path, body }) => [path, body])).toEqual([
      ['/api/judges/me/assignments/a/recusal', { reason: 'work-together', details: '' }],
    ]);
    await waitFor(() => expect(counters()).toEqual(['1', '0', '1']));
  });

  test('shows a refusal in the dialog', async () => {
    const { user } = await opened([
      answer('recuseTechAssignment', refusal('failed-precondition', { message: 'Too late.' })),
    ]);
    await user.selectOptions(screen.getByLabelText('What is the conflict?'), 'work-together');
    await user.click(stepBack());
    expect(await screen.findByText('Too late.')).toBeVisible();
  });

  test('asks to sign in there once the session has ended, and keeps what was typed', async () => {
    const { user } = await opened([answer('recuseTechAssignment', refusal('unauthenticated'))]);
    await user.selectOptions(screen.getByLabelText('What is the conflict?'), 'work-together');
    await user.click(stepBack());
    const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await user.type(again.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(screen.getByLabelText('What is the conflict?')).toHaveValue('work-together');
  });

  test('is offered a few times in a season, and then says what helps', async () => {
    const left = (recusalsLeft: number, recuse = true) =>
      assignment('a', { recusalsLeft, may: { rate: true, recuse } });
    const { user, unmount } = await openWork([left(1)]);
    await evaluation();
    await user.click(screen.getByRole('button', { name: 'I have a conflict of interest' }));
    expect(screen.getByText(/It is the last entry that you can step back from/)).toBeVisible();
    unmount();
    await leave();
    await openWork([left(0, false)]);
    await evaluation();
    expect(screen.queryByRole('button', { name: /conflict of interest/ })).toBeNull();
    expect(screen.getByText(/leave it unrated and write to us/)).toBeVisible();
  });
});
