import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeReply, RecordedCall } from '@meritum/shared/testing/fakeServer';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  assignmentsAre,
  chooser,
  counters,
  evaluation,
  lastToast,
  openWork,
  rating,
  ratingsShown,
  statusIs,
} from '../../testing/portal';
import {
  keepUnsent,
  rateAll,
  rates,
  ratingPath,
  sent,
  submitAll,
  submitChosen,
  submitted,
  unsent,
} from '../../testing/ratings';
import { assignment, completed, someRatings, verified } from '../../testing/records';

test('JUD-018 JUD-034 JUD-037 ERR-022 a submission is sent once, confirmed and counted, and the list refetched', async () => {
  const reply = deferred<FakeReply>();
  const { server, user: person } = await openWork([assignment('a'), assignment('b')], {
    fakes: [rates(() => reply.promise)],
  });
  await submitAll(person);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  server.now([assignmentsAre(assignment('b'), completed('a'))]);
  await act(async () => reply.resolve(submitted('a')));
  await waitFor(() => expect(counters()).toEqual(['2', '1', '1']));
  expect(lastToast()).toEqual(['success', 'Success', 'Evaluation submitted successfully!']);
  expect(server.callsTo(ratingPath).map(({ body, path }) => [path, body])).toEqual([
    ['/api/judges/me/assignments/a/rating', sent],
  ]);
  await waitFor(() => expect(server.callsTo('/api/judges/me/assignments')).toHaveLength(2));
  expect(unsent('a')).toBeNull();
});

test('a rating of the wrong entry is undone from the message or from its entry, with its numbers unsent', async () => {
  const undoUntil = '2099-01-01T00:00:00.000Z';
  const rated = completed('a', { undoUntil });
  const { user: person, address } = await openWork([assignment('a'), assignment('b')], {
    fakes: [
      rates({ body: { assignment: rated } }),
      answer('undoTechAssignmentRating', { body: { assignment: assignment('a') } }),
    ],
  });
  await submitAll(person);
  await waitFor(() => expect(address()).toBe('/tech-judging/assignments/b'));
  act(() => toasts.getSnapshot().at(-1)?.action?.act());
  await waitFor(() => expect(address()).toBe('/tech-judging/assignments/a'));
  await waitFor(() => expect(rating('Innovation')).toBeEnabled());
  expect([ratingsShown(), lastToast()[1]]).toEqual([['8', '9', '7', '9'], 'Your rating is undone']);
  expect(JSON.parse(unsent('a') ?? '')).toMatchObject({ confirmed: false });
});

test('while a rating can be undone its entry offers it, and tells when it is too late', async () => {
  const { server, user: person } = await openWork(
    [completed('a', { undoUntil: '2099-01-01T00:00:00.000Z' })],
    { fakes: [answer('undoTechAssignmentRating', refusal('failed-precondition'))] },
  );
  const undo = await screen.findByRole('button', { name: 'Undo within a minute' });
  server.now([assignmentsAre(completed('a'))]);
  await person.click(undo);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(lastToast()[1]).toBe('Could not undo the rating');
});

test('ERR-021 a refusal is shown with the current state', async () => {
  const { server, user: person } = await openWork([assignment('a')], {
    fakes: [rates(refusal('already-exists', { message: 'Rated before.' }))],
  });
  await rateAll();
  server.now([
    assignmentsAre(
      completed('a', { ratings: { innovation: 2, methodology: 2, execution: 2, results: 2 } }),
    ),
  ]);
  await submitChosen(person);
  await waitFor(() => expect(ratingsShown()).toEqual(['2', '2', '2', '2']));
  expect(lastToast()).toEqual(['error', 'Error', 'Rated before.']);
});

test('ERR-021 a refusal without a message gets a default one', async () => {
  const { user: person } = await openWork([assignment('a')], {
    fakes: [rates(refusal('internal', { message: '' }))],
  });
  await submitAll(person);
  await waitFor(() =>
    expect(lastToast()[2]).toBe('Failed to submit evaluation. Please try again.'),
  );
  expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
  expect(screen.getByRole('button', { name: 'Submit Evaluation' })).toBeVisible();
});

const lost = () => {
  throw new TypeError('no network');
};

async function submittedOffline() {
  const page = await openWork([assignment('a'), assignment('b')], { fakes: [rates(lost)] });
  await submitAll(page.user);
  expect(await screen.findByText('No answer yet')).toBeVisible();
  return page;
}

test('an offline submission waits and is sent when the connection returns', async () => {
  const { server } = await submittedOffline();
  expect(screen.getByRole('button', { name: 'Waiting for the server...' })).toBeVisible();
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
  expect(bodies).toEqual([sent]);
  expect(screen.getByText('COMPLETED')).toBeVisible();
});

test('a sign-out sends first what was confirmed, and asks if that is not possible', async () => {
  const { server, user: person } = await submittedOffline();
  const signOut = () => person.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signOut();
  expect(await screen.findByText('Some of your work is only on this device')).toBeVisible();
  expect([server.callsTo(ratingPath).length, unsent('a')]).toEqual([2, expect.anything()]);
  server.now([rates(submitted('a'))]);
  await signOut();
  await screen.findByRole('tab', { name: 'Sign In' });
  expect([server.callsTo(ratingPath).length, unsent('a')]).toEqual([3, null]);
});

test('a judge whose session has ended signs in on the spot, and the confirmed rating is sent', async () => {
  const { server, user: person } = await openWork([assignment('a'), assignment('b')], {
    fakes: [rates(refusal('unauthenticated'))],
  });
  await submitAll(person);
  const panel = within(await evaluation());
  expect(await panel.findByText('Your session has ended')).toBeVisible();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(dialog.getByLabelText('Email')).toHaveValue('ana.lee@example.com');
  server.now([rates(submitted('a')), assignmentsAre(assignment('b'), completed('a'))]);
  await person.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
  await waitFor(() => expect(counters()).toEqual(['2', '1', '1']));
  expect(screen.queryByText('Your session has ended')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('COMPLETED')).toBeVisible();
});

test('a session that ends while reading is said beside the ratings; signing in submits nothing', async () => {
  const { server, user: person } = await openWork([assignment('a')]);
  await rateAll();
  server.now([answer('getTechJudgeStatus', refusal('unauthenticated'))]);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  const again = await within(await evaluation()).findByRole('button', { name: 'Sign in again' });
  server.now([statusIs(verified())]);
  await person.click(again);
  const dialog = within(screen.getByRole('dialog', { name: 'Sign in again' }));
  await person.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
  await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
  expect([screen.queryByRole('dialog'), ratingsShown()]).toEqual([null, ['8', '9', '7', '9']]);
});

test.each([
  ['any object', { body: { success: true, assignment: null } }],
  ['no body', { status: 204 }],
])('API-007 %s as a successful reply is a success', async (_, reply) => {
  const { server, user: person } = await openWork([assignment('a')], {
    fakes: [answer('submitTechAssignmentRating', reply as FakeReply)],
  });
  await rateAll();
  server.now([assignmentsAre(completed('a'))]);
  await submitChosen(person);
  expect(await screen.findByText('COMPLETED')).toBeVisible();
  expect(
    screen.getByText('All your evaluations are submitted').closest('[tabindex]'),
  ).toHaveFocus();
  expect(toasts.getSnapshot().map(({ title }) => title)).toContain('Success');
});

test('ratings confirmed before the tab was closed are sent when the portal is reopened', async () => {
  keepUnsent('a', { ratings: someRatings, confirmed: true, version: 'first' });
  const isSent = () => page.server.callsTo(ratingPath).length > 0;
  const list = answer('getTechJudgeAssignments', () => ({
    body: { assignments: [isSent() ? completed('a') : assignment('a')] },
  }));
  const page = await openWork([], { fakes: [list, rates(submitted('a'))] });
  expect(await screen.findByText('All your evaluations are submitted')).toBeVisible();
  expect(page.server.callsTo(ratingPath)).toHaveLength(1);
});

test('a late reply does not move the judge to another entry', async () => {
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

describe('a resubmitted nomination', () => {
  const anew = assignment('a', { essay: 'Said better.', version: 'second' });
  const notice = () => screen.queryByText('This nomination has changed');
  const submitButton = () => screen.getByRole('button', { name: 'Submit Evaluation' });

  test('must be read again before its rating is submitted; chosen ratings are kept', async () => {
    const message = 'This nomination has changed since you opened it.';
    const { server, user: person } = await openWork([assignment('a')], {
      fakes: [rates(refusal('failed-precondition', { message }))],
    });
    await rateAll();
    expect(notice()).toBeNull();
    server.now([assignmentsAre(anew)]);
    await submitChosen(person);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(lastToast()).toEqual(['error', 'Error', message]);
    expect(screen.getByText('Said better.')).toBeVisible();
    await person.click(submitButton());
    const again = screen.getByRole('button', { name: 'I have read it again' });
    expect(again).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.selectOptions(rating('Results'), '10');
    expect([notice(), ratingsShown()]).toEqual([expect.anything(), ['8', '9', '7', '10']]);
    await person.selectOptions(rating('Results'), '9');
    server.now([rates(submitted('a')), assignmentsAre(completed('a'))]);
    await person.click(again);
    expect(notice()).toBeNull();
    expect(submitButton().closest('form')).toHaveFocus();
    await submitChosen(person);
    expect(await screen.findByText('COMPLETED')).toBeVisible();
    expect(server.callsTo(ratingPath).map(({ body }) => body)).toEqual([
      sent,
      { ...sent, version: 'second' },
    ]);
  });

  test('does not get ratings that were confirmed offline for the old version', async () => {
    keepUnsent('a', { ratings: someRatings, confirmed: true, version: 'first' });
    const { server } = await openWork([anew], { fakes: [rates(submitted('a'))] });
    await evaluation();
    expect(notice()).toBeVisible();
    expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
    expect(server.callsTo(ratingPath)).toEqual([]);
  });

  test('does not get ratings that wait for the connection', async () => {
    const { server, user: person } = await submittedOffline();
    await person.selectOptions(chooser(), 'b');
    await screen.findByRole('heading', { name: 'Nominee b' });
    server.now([
      rates(({ path }) => (path.includes('/b/') ? submitted('b') : lost())),
      assignmentsAre(anew, completed('b')),
    ]);
    await submitAll(person);
    await screen.findByRole('heading', { name: 'Nominee a' });
    await waitFor(() => expect(notice()).toBeVisible());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('No answer yet')).toBeNull());
    expect(ratingsShown()).toEqual(['8', '9', '7', '9']);
    expect(server.callsTo(ratingPath).map(({ path }) => path)).toEqual([
      '/api/judges/me/assignments/a/rating',
      '/api/judges/me/assignments/b/rating',
    ]);
  });
});
