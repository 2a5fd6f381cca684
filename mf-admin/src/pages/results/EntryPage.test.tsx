import { calls } from '@meritum/shared/contracts/calls';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsOf, showConsole } from '../../testing/console';
import { EntryPage } from './EntryPage';

type Rating = EntryRatingsReply['ratings'][number];

const rating = (
  name: string,
  scores: readonly [number, number],
  changed: Partial<Rating> = {},
) => ({
  assignmentId: name,
  judge: { id: name, name },
  scores: [
    { criterion: 'Innovation', score: scores[0] },
    { criterion: 'Results', score: scores[1] },
  ],
  averageRating: (scores[0] + scores[1]) / 2,
  completedAt: '2025-10-01T10:00:00.000Z',
  voidId: null,
  voidableFor: [] as Rating['voidableFor'],
  ...changed,
});

const bands = {
  scale: { min: 1, max: 10 },
  cuts: [
    { tier: 'Platinum', from: 9 },
    { tier: 'Gold', from: 8 },
  ],
};

const revoked = answer('revokeRecognition', { body: { state: 'proposed' } });

const show = (
  ratings: readonly Rating[],
  scoresTold = true,
  result: EntryRatingsReply['result'] = null,
  given: EntryRatingsReply['given'] = null,
  recognition: EntryRatingsReply['recognition'] = null,
) =>
  showConsole({
    path: '/admin/results/n',
    screens: [{ path: '/admin/results/:nominationId', element: <EntryPage /> }],
    fakes: [
      answer('getEntryRatings', {
        body: {
          nominationId: 'n',
          fullName: 'Ada Lovelace',
          ratings,
          scoresTold,
          bands,
          result,
          given,
          recognition,
        },
      }),
      revoked,
    ],
  });

test('ratings have a column for each criterion', async () => {
  show([rating('Grace', [8, 6]), rating('Linus', [10, 9], { voidId: 'void-1' })]);
  await screen.findByRole('table', { name: 'Ratings' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Judge', 'Innovation', 'Results', 'Average', 'Submitted', 'Counts', 'Actions'],
  ]);
  expect(rowsOf('Ratings').map((cells) => cells.filter((_, at) => at !== 4 && at < 6))).toEqual([
    ['Grace', '8', '6', '7.0', 'Yes'],
    ['Linus', '10', '9', '9.5', 'Voided or proposed for voiding'],
  ]);
});

test('a rating can be proposed for voiding only for the reasons that still apply', async () => {
  show([rating('Grace', [8, 6]), rating('Linus', [10, 9], { voidableFor: ['conflict'] })]);
  const menu = await screen.findByRole('button', { name: 'Actions for Linus' });
  expect(screen.queryByRole('button', { name: 'Actions for Grace' })).toBeNull();
  expect(screen.getByText('Some ratings can no longer be voided')).toBeVisible();
  await userEvent.click(menu);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Void: A conflict of interest that was not declared',
  ]);
});

test('an entry that nobody has rated says so', async () => {
  show([]);
  expect(await screen.findByText('No ratings yet')).toBeVisible();
});

test('while judges can still be assigned, their ratings have no scores, and the page says why', async () => {
  show([rating('Grace', [8, 6], { scores: null, averageRating: null })], false);
  expect(await screen.findByText('Scores are not shown yet')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Innovation' })).toBeNull();
});

test('ratings that count are also a strip that says its figures', async () => {
  show([rating('Grace', [8, 6])], true, null, [7, 9, 8.99]);
  const words = '3 ratings from 7.0 to 9.0, average 8.33';
  expect(await screen.findByRole('img', { name: words })).toBeVisible();
  expect(screen.getByText(/Platinum from 9, Gold from 8/)).toBeVisible();
});

test('after publication the page says what the entry came to, and where to check it', async () => {
  show([rating('Grace', [8, 6])], true, {
    pseudonym: 'E-7',
    outcome: 'award',
    tier: 'Gold',
    score: '8.05',
    ratings: 20,
    criteria: [],
  });
  const panel = within(await screen.findByRole('region', { name: 'Published outcome' }));
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Gold', '8.05', '20', 'E-7Copy'],
  ]);
  expect(panel.getByRole('link', { name: 'check the results' })).toHaveAttribute(
    'href',
    '/check-the-results',
  );
});

const state = {
  id: 'k3v9Qm2xTz7LwBn4RfYcPg',
  revokedAt: null,
  proposed: null,
  mayRevoke: true,
  otherName: null,
};

const id = '0b6f9a52-3d0a-4f0e-9a53-2f6f7a1b9c10';

const showState = async (recognition: EntryRatingsReply['recognition']) => {
  const { server } = show([], true, null, null, recognition);
  const panel = within(await screen.findByRole('region', { name: 'Certificate and badge' }));
  return { panel, server };
};

test('an award is proposed for revoking, with what follows and a reason', async () => {
  const { panel, server } = await showState(state);
  expect(panel.getByRole('link')).toHaveAttribute('href', `/verify/${state.id}`);
  await userEvent.click(panel.getByRole('button', { name: 'Revoke...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/says that it was revoked, and when, but not why/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Plagiarism');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(server.callsTo(calls.revokeRecognition.path).map(({ body }) => body)).toEqual([
      { nominationId: 'n', reason: 'Plagiarism' },
    ]),
  );
});

test.each([
  ['an own proposal waits for another organiser', true],
  ['a proposal of another organiser is confirmed', false],
])('%s', async (_, isOwn) => {
  const proposed = {
    id,
    at: '2025-11-20T10:00:00.000Z',
    by: 'Lea Lead',
    isOwn,
    reason: 'Plagiarism',
  };
  const { panel } = await showState({ ...state, proposed });
  expect(panel.getByText(/Plagiarism/)).toBeVisible();
  const buttons = panel.queryAllByRole('button', { name: /revo/i });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    isOwn ? [] : [expect.stringContaining('Confirm revocation...')],
  );
});

test('a confirmation names the proposal that is shown, and after another one was made shows that', async () => {
  const at = '2025-11-20T10:00:00.000Z';
  const proposed = { id, at, by: 'Lea Lead', isOwn: false, reason: 'A typing error' };
  const { panel, server } = await showState({ ...state, proposed });
  await userEvent.click(panel.getByRole('button', { name: 'Confirm revocation...' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Agreed');
  const refused = refusal('failed-precondition');
  const present = { ...proposed, id: 'another', reason: 'Fraud' };
  server.now([
    answer('revokeRecognition', {
      ...refused,
      body: { ...Object(refused.body), proposal: present },
    }),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/Proposed by Lea Lead on .*: Fraud/)).toBeVisible();
  expect(again.queryByRole('button', { name: 'Revoke' })).toBeNull();
  expect(server.callsTo(calls.revokeRecognition.path).map(({ body }) => body)).toEqual([
    { nominationId: 'n', reason: 'Agreed', proposalId: id },
  ]);
});

test('whoever proposed a revocation can withdraw it', async () => {
  const at = '2025-11-20T10:00:00.000Z';
  const proposed = { id, at, by: 'Lea Lead', isOwn: true, reason: 'A typing error' };
  const { panel, server } = await showState({ ...state, proposed });
  await userEvent.click(panel.getByRole('button', { name: 'Withdraw...' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Not needed');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(server.callsTo(calls.revokeRecognition.path).map(({ body }) => body)).toEqual([
      { nominationId: 'n', reason: 'Not needed', withdrawalOf: id },
    ]),
  );
});

test('the new name of a winner is proposed with what follows, or confirmed as another proposed it', async () => {
  const otherName = { published: 'Ada Gold', account: 'Ada New', proposed: null, mayRename: true };
  const { server } = show([], true, null, null, { ...state, otherName });
  const panel = within(await screen.findByRole('region', { name: 'Name' }));
  expect(panel.getByText(/published as/)).toHaveTextContent('Ada Gold');
  server.now([answer('renameWinner', { body: { state: 'proposed' } })]);
  await userEvent.click(panel.getByRole('button', { name: 'Publish the name of the account...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Earlier files stay valid/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Married');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(server.callsTo(calls.renameWinner.path).map(({ body }) => body)).toEqual([
      { nominationId: 'n', name: 'Ada New', reason: 'Married' },
    ]),
  );
});

test('a revoked award cannot be revoked again', async () => {
  const revokedAt = '2025-11-20T10:00:00.000Z';
  const { panel } = await showState({
    ...state,
    revokedAt,
    mayRevoke: false,
    otherName: null,
  });
  expect(panel.getByText('Revoked')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});
