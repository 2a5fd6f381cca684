import { calls } from '@meritum/shared/contracts/calls';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { labelledTexts } from '@meritum/shared/contracts/nominations';
import type { EntryRatingsReply, Voiding } from '@meritum/shared/contracts/voids';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showConsole } from '../../testing/console';
import { judgeOfEntry, nominationDetail } from '../../testing/people';
import { NominationPage } from './NominationPage';
import { ToNomination } from './ToNomination';

type Rating = EntryRatingsReply['ratings'][number];

/** What judge 2 gave, or another one. */
const rating = (changed: Partial<Rating> = {}): Rating => ({
  assignmentId: 'assignment-2',
  judge: { id: 'judge-2', name: 'Grace' },
  scores: [
    { criterion: 'Innovation', score: 8 },
    { criterion: 'Results', score: 6 },
  ],
  averageRating: 7,
  completedAt: '2026-09-14T10:00:00.000Z',
  voidId: null,
  voidableFor: ['conflict', 'error'],
  ...changed,
});

const ratingsOf = (changed: Partial<EntryRatingsReply> = {}) =>
  answer('getEntryRatings', {
    body: {
      nominationId: 'nomination-1',
      fullName: 'Ana Maria Lee',
      season: '2026',
      category: 'Technology',
      voidableFor: ['error'],
      scoresTold: true,
      bands: {
        scale: { min: 1, max: 10 },
        cuts: [
          { tier: 'Platinum', from: 9 },
          { tier: 'Gold', from: 8 },
        ],
      },
      given: null,
      result: null,
      recognition: null,
      ratings: [rating()],
      ...changed,
    } satisfies EntryRatingsReply,
  });

const detail = (changed: Partial<NominationDetail>) =>
  answer('getNomination', { body: nominationDetail(changed) });

const proposal: Voiding = {
  id: 'void-1',
  kind: 'entry',
  season: '2026',
  category: 'Technology',
  why: 'error',
  nomination: { id: 'nomination-1', name: 'Ana Maria Lee' },
  assignmentId: null,
  reason: 'Sent twice',
  state: 'proposed',
  decided: null,
  proposed: { at: '2026-08-05T09:00:00.000Z', by: 'Grace' },
  may: { confirm: true, withdraw: true },
};

const listVoids = (...voids: Voiding[]) => answer('listVoids', { body: { voids } });

const screens = [{ path: '/admin/nominations/:nominationId', element: <NominationPage /> }];

const show = (
  changed: Partial<NominationDetail> = {},
  entry: Partial<EntryRatingsReply> = {},
  voids: Voiding[] = [],
) =>
  showConsole({
    path: '/admin/nominations/nomination-1',
    screens,
    fakes: [detail(changed), listVoids(...voids), ratingsOf(entry)],
  });

const said = () => toasts.getSnapshot().map(({ text }) => text);

test('an organiser sees the submission, its judges and the decisions', async () => {
  const { server } = show({
    history: [
      {
        at: '2026-08-05T09:00:00.000Z',
        action: 'nomination.returned',
        by: 'organiser@example.com',
        reason: 'Name your part.',
      },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria Lee' })).toBeVisible();
  const sent = screen.getByRole('region', { name: 'Submission' });
  for (const { text } of labelledTexts(nominationDetail()))
    expect(within(sent).getByText(text)).toBeVisible();
  expect(within(sent).getByRole('link', { name: /example.com\/paper/ })).toBeVisible();
  expect(within(sent).getByText('2 MB; scanned, nothing harmful found')).toBeVisible();
  const judges = await screen.findByRole('table', { name: 'Judges of this nomination' });
  expect(
    within(judges)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Judge', 'State', 'Assigned', 'Innovation', 'Results', 'Average', 'Submitted', 'Actions'],
  ]);
  expect(rowsOf('Judges of this nomination').map((cells) => cells.slice(0, 7))).toEqual([
    ['Judge 1', 'Pending', '4 Sept 2026', '', '', '', ''],
    ['Grace', 'Rated', '4 Sept 2026', '8', '6', '7.0', '14 Sept 2026'],
  ]);
  const decided = screen.getByRole('region', { name: 'Decisions' });
  expect(within(decided).getByText('Returned a nomination to the nominator')).toBeVisible();
  expect(within(decided).getByText('Name your part.')).toBeVisible();
  expect(server.callsTo(calls.getNomination.path).map(({ search }) => String(search))).toEqual([
    'nominationId=nomination-1',
  ]);
});

test('an organiser sees that an organization names no employer, and judges who may have the same one', async () => {
  show({
    namesEmployer: false,
    possibleColleagues: [
      {
        ...{ id: 'judge-7', name: 'Grace Sample', organization: 'Example (UK)' },
        ...{ same: 'organization', keptApart: false },
      },
      {
        ...{ id: 'judge-8', name: 'Hedy Sample', organization: 'Example' },
        ...{ same: 'domain', keptApart: true },
      },
    ],
  });
  expect(await screen.findByText('Names no employer')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Possibly the same employer' });
  const people = within(panel).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Grace Sample, Example (UK) (similar organization)',
    'Hedy Sample, Example (same mail domain, kept apart)',
  ]);
  expect(within(panel).getByRole('link', { name: 'Grace Sample' })).toHaveAttribute(
    'href',
    '/admin/judges/judge-7',
  );
});

test('PERM-012 an organiser with a conflict of interest is told so and can decide nothing', async () => {
  const { server } = show({
    tie: 'organization',
    judging: null,
    may: { return: false, readDocument: false },
  });
  expect(await screen.findByText('Withheld from you')).toBeInTheDocument();
  expect(server.callsTo(calls.getEntryRatings.path)).toEqual([]);
  expect(screen.getByText(/This nomination is from your organization\./)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Return|Download|Replace/ })).not.toBeInTheDocument();
});

test('OPEN-015 a return shows its consequences, asks for the note and reloads the nomination', async () => {
  const { user: person, server } = show();
  await person.click(await screen.findByRole('button', { name: 'Return with a note...' }));
  const dialog = screen.getByRole('dialog', { name: 'Return the nomination of Ana Maria Lee?' });
  expect(
    within(dialog).getByText('It is taken from the 1 judge who has not rated it yet.'),
  ).toBeVisible();
  await person.type(within(dialog).getByLabelText('Note to the nominator'), 'Name your part.');
  server.now([
    answer('returnNomination', { body: { status: 'APPLICATION_PENDING', revision: 2 } }),
    detail({
      status: 'APPLICATION_PENDING',
      standing: 'returned',
      may: { return: false, readDocument: true },
    }),
  ]);
  await person.click(within(dialog).getByRole('button', { name: 'Return it' }));
  await waitFor(() => expect(said()).toContain('The nomination of Ana Maria Lee was returned.'));
  expect(server.callsTo(calls.returnNomination.path)[0]?.body).toEqual({
    nominationId: 'nomination-1',
    revision: 1,
    note: 'Name your part.',
  });
  expect(await screen.findByText('Returned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return with a note...' })).not.toBeInTheDocument();
});

test('a judge who has not rated it yet is replaced, with a reason', async () => {
  const { user: person, server } = show();
  await person.click(await screen.findByRole('button', { name: 'Actions for Judge 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Replace...' }));
  await person.type(await screen.findByLabelText('Why'), 'Knows them well');
  server.now([answer('replaceJudge', { status: 204 })]);
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(said()).toContain('Judge 1 was replaced.'));
  expect(server.callsTo(calls.replaceJudge.path)[0]?.body).toEqual({
    nominationId: 'nomination-1',
    assignmentId: 'assignment-1',
    reason: 'Knows them well',
  });
});

const proposalId = '0b6f9a52-3d0a-4f0e-9a53-2f6f7a1b9c10';

test('the third judge of an entry is replaced by two organisers, for the reason of the first', async () => {
  const [at, reason] = ['2026-09-05T09:00:00.000Z', 'Knows them well'];
  const own = { id: proposalId, at, by: 'You', reason, isOwn: true };
  const judging = (replacementProposed: typeof own | null) => ({
    judging: {
      ...{
        minimum: 20,
        planned: 22,
        assigned: 1,
        completed: 0,
        replacingTakesTwo: true,
        readerRates: false,
      },
      judges: [judgeOfEntry({ replacementProposed })],
    },
  });
  const { user: first, unmount, server } = show(judging(null));
  await first.click(await screen.findByRole('button', { name: 'Actions for Judge 1' }));
  await first.click(await screen.findByRole('menuitem', { name: 'Propose to replace...' }));
  expect(screen.getByText(/another organiser has to confirm/)).toBeVisible();
  await first.type(screen.getByLabelText('Why'), reason);
  server.now([answer('replaceJudge', { status: 204 }), detail(judging(own))]);
  await first.click(screen.getByRole('button', { name: 'Propose to replace' }));
  expect(await screen.findByText('Replacement proposed')).toBeVisible();
  await first.click(screen.getByRole('button', { name: 'Actions for Judge 1' }));
  await first.click(await screen.findByRole('menuitem', { name: 'Withdraw the proposal...' }));
  await first.type(screen.getByLabelText('Why'), 'A mistake');
  server.now([answer('replaceJudge', { status: 204 })]);
  await first.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(said()).toContain('Your proposal has been withdrawn.'));
  expect(server.callsTo(calls.replaceJudge.path).at(-1)?.body).toMatchObject({
    withdrawalOf: proposalId,
  });
  unmount();

  const again = show(judging({ ...own, by: 'Grace', isOwn: false }));
  await again.user.click(await screen.findByRole('button', { name: 'Actions for Judge 1' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Confirm replacing...' }));
  expect(screen.getByText(/^Proposed by Grace on .*: Knows them well$/)).toBeVisible();
  again.server.now([answer('replaceJudge', { status: 204 })]);
  await again.user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() =>
    expect(again.server.callsTo(calls.replaceJudge.path)[0]?.body).toMatchObject({
      reason,
      proposalId,
    }),
  );
});

test('a rating and the entry are proposed for voiding, for the reasons that the server allows', async () => {
  const { user: person, server } = show();
  const proposals = () =>
    server.callsTo(calls.proposeVoid.path).filter(({ method }) => method === 'POST');
  const propose = async (menu: string, reasons: string[], title: string) => {
    await person.click(await screen.findByRole('button', { name: `Actions for ${menu}` }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(reasons);
    await person.click(screen.getByRole('menuitem', { name: 'Void: A technical error' }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await person.type(within(dialog).getByLabelText('Why'), 'Sent twice');
    await person.click(within(dialog).getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  server.now([answer('proposeVoid', { body: { void: {} } })]);
  const [conflict, error] = [
    'Void: A conflict of interest that was not declared',
    'Void: A technical error',
  ];
  await propose('Grace', [conflict, error], 'Propose to void the rating of Grace?');
  const entry = 'the nomination of Ana Maria Lee';
  await propose(entry, [error], `Propose to void ${entry}?`);
  await waitFor(() =>
    expect(proposals().map(({ body }) => body)).toEqual([
      { kind: 'rating', id: 'assignment-2', why: 'error', reason: 'Sent twice' },
      { kind: 'entry', id: 'nomination-1', why: 'error', reason: 'Sent twice' },
    ]),
  );
});

test('what the server would refuse is not offered', async () => {
  const own = judgeOfEntry({ mayReplace: false });
  const judges = [own, ...(nominationDetail().judging?.judges.slice(1) ?? [])];
  const judging = { minimum: 20, planned: 22, assigned: 2, completed: 1, replacingTakesTwo: false };
  show(
    { judging: { ...judging, judges, readerRates: false } },
    { voidableFor: [], ratings: [rating({ voidId: 'void-1', voidableFor: [] })] },
  );
  expect(await screen.findByText('Voided or proposed for voiding')).toBeVisible();
  for (const name of ['the nomination of Ana Maria Lee', 'Judge 1', 'Grace'])
    expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull();
  expect(screen.queryByText('Some ratings can no longer be voided')).toBeNull();
});

test('once judging has ended the page says for what a rating can still be voided', async () => {
  show({}, { ratings: [rating({ voidableFor: [] })] });
  expect(await screen.findByText('Some ratings can no longer be voided')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for Grace' })).toBeNull();
});

test('an organiser who still has to rate it is not shown its ratings', async () => {
  const judging = nominationDetail().judging;
  const { server } = show({ judging: judging && { ...judging, readerRates: true } });
  expect(await screen.findByText('You still have to rate this nomination')).toBeVisible();
  expect(rowsOf('Judges of this nomination').map(([name]) => name)).toEqual(['Judge 1', 'Judge 2']);
  expect(server.callsTo(calls.getEntryRatings.path)).toEqual([]);
});

test('a nomination that takes no part in the contest is shown without ratings', async () => {
  const { server } = show();
  server.now([answer('getEntryRatings', refusal('not-found'))]);
  expect(await screen.findByRole('table', { name: 'Judges of this nomination' })).toBeVisible();
});

test('the earlier address of an entry leads to the nomination, in the same season', async () => {
  const { address } = showConsole({
    path: '/admin/results/nomination-1?season=2026',
    screens: [...screens, { path: '/admin/results/:nominationId', element: <ToNomination /> }],
    fakes: [detail({}), listVoids(), ratingsOf()],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria Lee' })).toBeVisible();
  expect(address()).toBe('/admin/nominations/nomination-1?season=2026');
});

test("a void proposed by another organiser is confirmed on the nomination's page", async () => {
  const elsewhere = { ...proposal, id: 'void-2', nomination: { id: 'other', name: 'Ben Hill' } };
  const { user: person, server } = show({}, {}, [proposal, elsewhere]);
  const out = await screen.findByRole('region', { name: 'Voided entries and ratings' });
  expect(await within(out).findByText('A technical error: Sent twice')).toBeVisible();
  expect(within(out).getAllByRole('listitem')).toHaveLength(1);
  await person.click(within(out).getByRole('button', { name: 'Confirm...' }));
  const decided = { ...proposal, state: 'confirmed', may: { confirm: false, withdraw: false } };
  server.now([answer('confirmVoid', { body: { void: decided } }), listVoids(decided as Voiding)]);
  await person.click(screen.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(said()).toContain('Ana Maria Lee has been voided.'));
  expect(server.callsTo(calls.confirmVoid.path)[0]?.body).toEqual({ voidId: 'void-1' });
  await waitFor(() =>
    expect(within(out).queryByRole('button', { name: 'Confirm...' })).not.toBeInTheDocument(),
  );
});

test('returning a nomination with ratings is proposed first and needs another organiser', async () => {
  const { user: person, server } = show({ returnTakesTwo: true });
  await person.click(await screen.findByRole('button', { name: 'Propose to return it...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Another organiser has to confirm/)).toBeVisible();
  expect(
    dialog.getByText(/1 rating no longer counts, and their judges are asked again/),
  ).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Note/ }), 'Name your part.');
  server.now([answer('returnNomination', { body: { status: 'UNDER_REVIEW', revision: 1 } })]);
  await person.click(dialog.getByRole('button', { name: 'Propose to return it' }));
  await waitFor(() =>
    expect(said()).toContain(
      'Another organiser has to confirm that the nomination of Ana Maria Lee is returned.',
    ),
  );
});

test('the second organiser confirms a return with the note of the first, who waits for it', async () => {
  const returnProposed = {
    id: proposalId,
    at: '2026-09-05T09:00:00.000Z',
    by: 'Grace',
    reason: 'Name your part.',
    isOwn: false,
  };
  const own = { ...returnProposed, isOwn: true };
  const { unmount } = show({ returnTakesTwo: true, returnProposed: own });
  const waits = 'Your proposal is waiting for another organiser.';
  expect(await screen.findByText(waits)).toBeVisible();
  expect(screen.queryByRole('button', { name: /return/i })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw...' })).toBeVisible();
  unmount();
  const { user: person, server } = show({ returnTakesTwo: true, returnProposed });
  await person.click(await screen.findByRole('button', { name: 'Confirm the return...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Proposed by Grace on .*: Name your part\.$/)).toBeVisible();
  server.now([
    answer('returnNomination', { body: { status: 'APPLICATION_PENDING', revision: 2 } }),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Return it' }));
  await waitFor(() =>
    expect(server.callsTo(calls.returnNomination.path).map(({ body }) => body)).toEqual([
      {
        nominationId: 'nomination-1',
        revision: 1,
        note: 'Name your part.',
        proposalId,
      },
    ]),
  );
});

test('a conflict of interest by employer is lifted by two organisers, for the reason of the first', async () => {
  const reason = 'Another subsidiary.';
  const organiser = { id: 'account-2', name: 'Bo Sample' };
  const other = { id: 'account-3', name: 'Cy Sample' };
  const open = { lifted: null, proposed: null };
  const own = { organiser: other, kind: 'own', ...open, mayLift: false } as const;
  const conflict = { organiser, kind: 'domain', ...open, mayLift: true } as const;
  const { user: first, server, unmount } = show({ conflicts: [conflict, own] });
  const lifted = { nominationId: 'nomination-1', accountId: 'account-2', reason };
  const name = 'Organisers with a conflict of interest';
  expect(await screen.findByRole('region', { name })).toHaveTextContent(
    /Bo Sample: Same email domain.*Cy Sample: Own nomination/,
  );
  await first.click(screen.getByRole('button', { name: 'Propose to lift...' }));
  await first.type(screen.getByRole('textbox', { name: /Why/ }), reason);
  server.now([answer('liftConflict', { status: 204 })]);
  await first.click(screen.getByRole('button', { name: 'Propose to lift' }));
  const sent = () => server.callsTo(calls.liftConflict.path).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([lifted]));
  unmount();

  const at = '2026-09-05T09:00:00.000Z';
  const by = { id: proposalId, at, reason, by: 'Grace', isOwn: false };
  const again = show({ conflicts: [{ ...conflict, proposed: by }] });
  expect(await screen.findByText(/^Proposed by Grace on .*: Another subsidiary\.$/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Confirm lifting...' }));
  again.server.now([answer('liftConflict', { status: 204 })]);
  await again.user.click(screen.getByRole('button', { name: 'Confirm lifting' }));
  await waitFor(() =>
    expect(again.server.callsTo(calls.liftConflict.path)[0]?.body).toMatchObject({
      reason,
      proposalId,
    }),
  );
});

test('while judges can still be assigned, their ratings have no scores, and the page says why', async () => {
  show({}, { scoresTold: false, ratings: [rating({ scores: null, averageRating: null })] });
  expect(await screen.findByText('Scores are not shown yet')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Innovation' })).toBeNull();
});

test('ratings that count are also a strip that says its figures', async () => {
  show({}, { given: [7, 9, 8.99] });
  const words = '3 ratings from 7.0 to 9.0, average 8.33';
  expect(await screen.findByRole('img', { name: words })).toBeVisible();
  expect(screen.getByText(/Platinum from 9, Gold from 8/)).toBeVisible();
});

test('after publication the page says what the entry came to, and where to check it', async () => {
  const outcome = { outcome: 'award', tier: 'Gold', score: '8.05', ratings: 20 } as const;
  show({}, { result: { pseudonym: 'E-7', ...outcome, criteria: [] } });
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.queryByText('Under review')).toBeNull();
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

const showState = async (recognition: EntryRatingsReply['recognition']) => {
  const { server, user: person } = show({}, { recognition });
  server.now([answer('revokeRecognition', { body: { state: 'proposed' } })]);
  const panel = within(await screen.findByRole('region', { name: 'Certificate and badge' }));
  return { panel, server, person };
};

test('an award is proposed for revoking, with what follows and a reason', async () => {
  const { panel, server, person } = await showState(state);
  expect(panel.getByRole('link')).toHaveAttribute('href', `/verify/${state.id}`);
  await person.click(panel.getByRole('button', { name: 'Revoke...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/says that it was revoked, and when, but not why/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Plagiarism');
  await person.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(server.callsTo(calls.revokeRecognition.path).map(({ body }) => body)).toEqual([
      { nominationId: 'nomination-1', reason: 'Plagiarism' },
    ]),
  );
});

test('a confirmation names the proposal that is shown, and after another one was made shows that', async () => {
  const at = '2025-11-20T10:00:00.000Z';
  const proposed = { id: proposalId, at, by: 'Lea Lead', isOwn: false, reason: 'A typing error' };
  const { panel, server, person } = await showState({ ...state, proposed });
  await person.click(panel.getByRole('button', { name: 'Confirm revocation...' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Agreed');
  const refused = refusal('failed-precondition');
  const present = { ...proposed, id: 'another', reason: 'Fraud' };
  server.now([
    answer('revokeRecognition', {
      ...refused,
      body: { ...Object(refused.body), proposal: present },
    }),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Revoke' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/Proposed by Lea Lead on .*: Fraud/)).toBeVisible();
  expect(again.queryByRole('button', { name: 'Revoke' })).toBeNull();
  expect(server.callsTo(calls.revokeRecognition.path).map(({ body }) => body)).toEqual([
    { nominationId: 'nomination-1', reason: 'Agreed', proposalId },
  ]);
});

test('the new name of a winner is proposed with what follows, or confirmed as another proposed it', async () => {
  const otherName = { published: 'Ada Gold', account: 'Ada New', proposed: null, mayRename: true };
  const { server, user: person } = show({}, { recognition: { ...state, otherName } });
  const panel = within(await screen.findByRole('region', { name: 'Name' }));
  expect(panel.getByText(/published as/)).toHaveTextContent('Ada Gold');
  server.now([answer('renameWinner', { body: { state: 'proposed' } })]);
  await person.click(panel.getByRole('button', { name: 'Publish the name of the account...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Earlier files stay valid/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Married');
  await person.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(server.callsTo(calls.renameWinner.path).map(({ body }) => body)).toEqual([
      { nominationId: 'nomination-1', name: 'Ada New', reason: 'Married' },
    ]),
  );
});

test('the page of a published award says who can correct the name and how', async () => {
  show({}, { recognition: state });
  const panel = within(await screen.findByRole('region', { name: 'Name' }));
  expect(panel.getByText(/the winner changes the name of their account/)).toBeVisible();
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
