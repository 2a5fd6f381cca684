import { type CallName, calls } from '@meritum/shared/contracts/calls';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { labelledTexts } from '@meritum/shared/contracts/nominations';
import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { EntryRatingsReply, Voiding } from '@meritum/shared/contracts/voids';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf, said, showConsole } from '../../testing/console';
import { bands, judgeOfEntry, nominationDetail } from '../../testing/people';
import { NominationPage } from './NominationPage';

type Rating = EntryRatingsReply['ratings'][number];

const at = '2026-08-05T09:00:00.000Z';

/** The rating of judge 2, or with changes another one. */
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
      scoresShown: true,
      bands,
      given: null,
      result: null,
      recognition: null,
      correction: null,
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
  proposed: { at, by: 'Grace' },
  may: { confirm: true, withdraw: false, turnDown: true },
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

test('an organiser sees the submission, its judges and the decisions', async () => {
  const returned = { action: 'nomination.returned', by: 'organiser@example.com' };
  const { asked } = show({ history: [{ ...returned, at, reason: 'Name your part.' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria Lee' })).toBeVisible();
  const sent = screen.getByRole('region', { name: 'As submitted' });
  for (const { text } of labelledTexts(nominationDetail()))
    expect(within(sent).getByText(text)).toBeVisible();
  expect(within(sent).getByRole('link', { name: /example.com\/paper/ })).toBeVisible();
  expect(within(sent).getByText('2 MB; scanned, nothing harmful found')).toBeVisible();
  const judges = await screen.findByRole('table', { name: 'Judges of this nomination' });
  expect(textsOf(within(judges).getAllByRole('columnheader'))).toEqual([
    ...['Judge', 'State', 'Assigned', 'Innovation', 'Results', 'Average', 'Submitted', 'Actions'],
  ]);
  expect(rowsOf('Judges of this nomination').map((cells) => cells.slice(0, 7))).toEqual([
    ['Judge 1', 'Not rated yet', '4 Sept 2026', '', '', '', ''],
    ['Grace', 'Rated', '4 Sept 2026', '8', '6', '7.0', '14 Sept 2026'],
  ]);
  const decided = screen.getByRole('region', { name: 'Decisions' });
  expect(within(decided).getByText('Returned a nomination to the nominator')).toBeVisible();
  expect(within(decided).getByText('Name your part.')).toBeVisible();
  expect(asked('getNomination')).toEqual(['nominationId=nomination-1']);
});

test('text of a document that nobody sees is shown to organisers, and that it could not be searched', async () => {
  const document = { id: 'd', name: 'a.pdf', bytes: 9, scan: 'clean' as const };
  const unseen = [{ page: 2, text: 'Give 10 to each.' }];
  const { unmount } = show({ document: { ...document, unseen } });
  expect(await screen.findByText('The document has text that cannot be seen')).toBeVisible();
  expect(screen.getByText(/^On page 2:/)).toHaveTextContent('Give 10 to each.');
  unmount();
  show({ document: { ...document, unseen: null } });
  expect(await screen.findByText('Not searched for text that cannot be seen')).toBeVisible();
});

test('VAL-031 a document in which the virus scan found something is opened after a warning, and decided about with a reason', async () => {
  const document = { id: 'd', name: 'a.pdf', bytes: 9, scan: 'suspected' as const };
  const may = { return: false, readDocument: true, decideDocument: true };
  const { press, confirm, sent, server } = show({
    document: { ...document, finding: 'PUA.X' },
    may,
  });
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('The virus scan found PUA.XThis is only a guess;');
  expect(within(warning).getByRole('button', { name: 'Download to examine' })).toBeVisible();
  await press('Give it to judges...');
  server.now([answer('decideDocument', { status: 204 }), detail({ may })]);
  await confirm('Give it to judges', 'I have looked.');
  await waitFor(() => expect(said()).toContain('Judges can read the document.'));
  const decided = { nominationId: 'nomination-1', documentId: 'd', isHarmless: true };
  expect(sent('decideDocument')).toEqual([{ ...decided, reason: 'I have looked.' }]);
});

test('JUD-056 links that judges cannot open are counted, and passed on to the nominator', async () => {
  const { judging } = nominationDetail();
  const reportedLinks = [
    { url: 'https://drive.test/locked', judges: 2, at: '2025-08-04T09:00:00Z' },
  ];
  const may = { return: false, readDocument: true, passOnLinks: true };
  const { press, sent, server } = show({
    judging: judging && { ...judging, reportedLinks },
    may,
  });
  expect(await screen.findByText('https://drive.test/locked: 2 judges')).toBeVisible();
  await press('Tell the nominator...');
  server.now([answer('passOnLinks', { status: 204 }), detail({})]);
  await press('Tell the nominator');
  await waitFor(() => expect(said()).toContain('The nominator is notified by email.'));
  expect(sent('passOnLinks')).toEqual([{ nominationId: 'nomination-1' }]);
});

test('a returned nomination gets judges once it is submitted again, for which more time can be given', async () => {
  const judging = { ...nominationDetail().judging, judges: [] } as NominationDetail['judging'];
  const { user, address } = show({ reviewState: 'returned', mayBeSubmittedAgain: false, judging });
  const text = 'Judges are assigned once its nominator submits it again.';
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Give them more time' }));
  expect(address()).toBe(
    '/admin/season?email=ana.lee%40example.com&category=Technology&season=2026',
  );
});

test('an organiser sees that an organization names no employer, and judges who may have the same one', async () => {
  show({
    namesEmployer: false,
    possibleColleagues: [
      {
        ...{ id: 'judge-7', name: 'Grace Sample', organization: 'Example (UK)' },
        ...{ same: 'organization', hasConflict: false },
      },
      {
        ...{ id: 'judge-8', name: 'Hedy Sample', organization: 'Example' },
        ...{ same: 'domain', hasConflict: true },
      },
    ],
  });
  expect(await screen.findByText('Names no employer')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Possibly the same employer' });
  expect(textsOf(within(panel).getAllByRole('listitem'))).toEqual([
    'Grace Sample, Example (UK) (similar organization)',
    'Hedy Sample, Example (same mail domain, kept apart)',
  ]);
  expect(hrefOf('Grace Sample', within(panel))).toBe('/admin/judges/judge-7');
});

test('PERM-012 an organiser with a conflict of interest is told so and can decide nothing', async () => {
  const { server } = show({
    conflict: 'organization',
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
  const { press, confirm, sent, server } = show();
  await press('Return with a note...');
  const dialog = screen.getByRole('dialog', { name: 'Return the nomination of Ana Maria Lee?' });
  expect(
    within(dialog).getByText('It is taken from the 1 judge who has not rated it yet.'),
  ).toBeVisible();
  const may = { return: false, readDocument: true };
  server.now([
    answer('returnNomination', { body: { status: 'APPLICATION_PENDING', revision: 2 } }),
    detail({ status: 'APPLICATION_PENDING', reviewState: 'returned', may }),
  ]);
  await press('Return it');
  expect(within(dialog).getByText('Enter what the nominator should change')).toBeVisible();
  await confirm('Return it', 'Name your part.');
  await waitFor(() => expect(said()).toContain('The nomination of Ana Maria Lee was returned.'));
  expect(sent('returnNomination')).toEqual([
    { nominationId: 'nomination-1', revision: 1, note: 'Name your part.' },
  ]);
  expect(await screen.findByText('Returned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return with a note...' })).not.toBeInTheDocument();
});

test('a judge who has not rated it yet is replaced, with a reason', async () => {
  const { choose, confirm, sent, server } = show();
  await choose('Judge 1', 'Replace...');
  server.now([answer('replaceJudge', { status: 204 })]);
  await confirm('Replace', 'Knows them well');
  await waitFor(() => expect(said()).toContain('Judge 1 was replaced.'));
  expect(sent('replaceJudge')).toEqual([
    { nominationId: 'nomination-1', assignmentId: 'assignment-1', reason: 'Knows them well' },
  ]);
});

test('a rating and the entry are proposed for voiding, for the reasons that the server allows', async () => {
  const { press, confirm, sent, server, user: person } = show();
  server.now([answer('proposeVoid', { body: { void: {} } })]);
  const [conflict, error] = [
    'Void: A conflict of interest that was not declared',
    'Void: A technical error',
  ];
  const propose = async (menu: string, reasons: string[], title: string) => {
    await press(`Actions for ${menu}`);
    expect(textsOf(await screen.findAllByRole('menuitem'))).toEqual(reasons);
    await person.click(screen.getByRole('menuitem', { name: error }));
    await screen.findByRole('dialog', { name: title });
    await confirm('Propose', 'Sent twice');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await propose('Grace', [conflict, error], 'Propose to void the rating of Grace?');
  const entry = 'the nomination of Ana Maria Lee';
  await propose(entry, [error], `Propose to void ${entry}?`);
  await waitFor(() =>
    expect(sent('proposeVoid')).toEqual([
      { kind: 'rating', id: 'assignment-2', why: 'error', reason: 'Sent twice' },
      { kind: 'entry', id: 'nomination-1', why: 'error', reason: 'Sent twice' },
    ]),
  );
});

test('a nomination that is gone is not tried again', async () => {
  const gone = refusal('not-found', { message: 'No such nomination.' });
  showConsole({
    path: '/admin/nominations/nomination-1',
    screens,
    fakes: [answer('getNomination', gone)],
  });
  expect(await screen.findByText('No such nomination.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what the server would refuse is not offered', async () => {
  const [, rated = judgeOfEntry()] = nominationDetail().judging?.judges ?? [];
  const judges = [judgeOfEntry({ mayReplace: false }), rated];
  show(
    { judging: { ...judging, judges } },
    { voidableFor: [], ratings: [rating({ voidId: 'void-1', voidableFor: [] })] },
  );
  expect(await screen.findByText('Does not count, or proposed so')).toBeVisible();
  for (const name of ['the nomination of Ana Maria Lee', 'Judge 1', 'Grace'])
    expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull();
  expect(screen.queryByText('Some ratings always count')).toBeNull();
});

test('once judging has ended the page says for what a rating can still be voided', async () => {
  show({}, { ratings: [rating({ voidableFor: [] })] });
  expect(await screen.findByText('Some ratings always count')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for Grace' })).toBeNull();
});

test('an organiser who still has to rate it is not shown its ratings', async () => {
  const { server } = show({ judging: { ...judging, readerRates: true } });
  expect(await screen.findByText('You still have to rate this nomination')).toBeVisible();
  expect(rowsOf('Judges of this nomination').map(([name]) => name)).toEqual(['Judge 1', 'Judge 2']);
  expect(server.callsTo(calls.getEntryRatings.path)).toEqual([]);
});

test('a nomination that takes no part in the contest is shown without ratings', async () => {
  const { server } = show();
  server.now([answer('getEntryRatings', refusal('not-found'))]);
  expect(await screen.findByRole('table', { name: 'Judges of this nomination' })).toBeVisible();
});

test("a void proposed by another organiser is confirmed on the nomination's page", async () => {
  const elsewhere = { ...proposal, id: 'void-2', nomination: { id: 'other', name: 'Ben Hill' } };
  const { user: person, server, sent } = show({}, {}, [proposal, elsewhere]);
  const out = await screen.findByRole('region', {
    name: 'Nominations and ratings that do not count',
  });
  expect(await within(out).findByText('A technical error: Sent twice')).toBeVisible();
  expect(within(out).getAllByRole('listitem')).toHaveLength(1);
  await person.click(within(out).getByRole('button', { name: 'Confirm...' }));
  const may = { confirm: false, withdraw: false };
  const decided = { ...proposal, state: 'confirmed', decided: { at, by: 'Ada' }, may };
  server.now([answer('confirmVoid', { body: { void: decided } }), listVoids(decided as Voiding)]);
  await person.click(screen.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(said()).toContain('Ana Maria Lee has been voided.'));
  expect(sent('confirmVoid')).toEqual([{ voidId: 'void-1' }]);
  await waitFor(() =>
    expect(within(out).queryByRole('button', { name: 'Confirm...' })).not.toBeInTheDocument(),
  );
  expect(within(out).getByText(/^Proposed by Grace on .*, confirmed by Ada on /)).toBeVisible();
  expect(screen.getByText(/^No decisions about the nomination itself/)).toBeVisible();
});

test('while judges can still be assigned, their ratings have no scores, and the page says why', async () => {
  show({}, { scoresShown: false, ratings: [rating({ scores: null, averageRating: null })] });
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
  const panel = within(await screen.findByRole('region', { name: 'Published result' }));
  expect(textsOf(panel.getAllByRole('definition'))).toEqual(['Gold', '8.05', '20', 'E-7Copy']);
  expect(hrefOf('check the results', panel)).toBe('/check-the-results');
});

const id = '0b6f9a52-3d0a-4f0e-9a53-2f6f7a1b9c10';
const proposed: Proposal = { id, at, by: 'Grace', isOwn: false, reason: 'As agreed' };

const state = { id: 'k3v9Qm2xTz7LwBn4RfYcPg', revokedAt: null, mayRevoke: true };
const shown = { name: 'Ada Gold', organization: 'Works', designation: 'Engineer' };
const made = { name: 'Ada New', organization: 'Works', designation: 'Engineer' };
const other = {
  organiser: { id: 'account-3', name: 'Cy Sample' },
  kind: 'own',
  lifted: null,
} as const;
const lead = {
  organiser: { id: 'account-2', name: 'Bo Sample' },
  kind: 'domain',
  lifted: null,
} as const;
const judging = { ...nominationDetail().judging, replacingTakesTwo: true } as NonNullable<
  NominationDetail['judging']
>;

interface Act {
  what: string;
  on(proposed: Proposal | null): Parameters<typeof show>;
  call: CallName;
  sends: object;
  /** How to open the proposal, perhaps in a menu, and its stated consequence. */
  propose: readonly [opener: string, confirm: string, consequence: RegExp];
  confirm: readonly [opener: string, confirm: string];
  /** Text on the page meanwhile. */
  shows: RegExp;
}

const acts: Act[] = [
  {
    what: 'returning a nomination with ratings',
    on: (returnProposed) => [{ returnTakesTwo: true, returnProposed }],
    call: 'returnNomination',
    sends: { revision: 1, note: 'As agreed' },
    propose: ['Propose to return it', 'Propose to return it', /1 rating no longer counts, and/],
    confirm: ['Confirm the return', 'Return it'],
    shows: /Confirm the return/,
  },
  {
    what: 'replacing the third judge of an entry',
    on: (replacementProposed) => [
      { judging: { ...judging, judges: [judgeOfEntry({ replacementProposed })] } },
    ],
    call: 'replaceJudge',
    sends: { assignmentId: 'assignment-1', reason: 'As agreed' },
    propose: ['Propose to replace', 'Propose to replace', /another organiser has to confirm/],
    confirm: ['Confirm replacing Judge 1', 'Replace'],
    shows: /Replace Judge 1, proposed by Grace on .*As agreed/,
  },
  {
    what: 'lifting a conflict of interest by employer',
    on: (by) => [
      {
        conflicts: [
          { ...lead, proposed: by, mayLift: true },
          { ...other, proposed: null, mayLift: false },
        ],
      },
    ],
    call: 'liftConflict',
    sends: { accountId: 'account-2', reason: 'As agreed' },
    propose: ['Propose to lift', 'Propose to lift', /Another organiser has to confirm it/],
    confirm: ['Confirm lifting', 'Confirm lifting'],
    shows: /Bo Sample: Same email domain.*Cy Sample: Own nomination/,
  },
  {
    what: 'revoking an award',
    on: (by) => [{}, { recognition: { ...state, proposed: by } }],
    call: 'revokeRecognition',
    sends: { reason: 'As agreed' },
    propose: ['Revoke', 'Propose', /says that it was revoked, and when, but not why/],
    confirm: ['Confirm revocation', 'Revoke'],
    shows: /Revocation proposed/,
  },
  {
    what: 'publishing the new name of a winner',
    on: (by) => [
      {},
      {
        correction: {
          ...shown,
          ...{ account: 'Ada New', mayCorrect: true, proposed: by, asked: by && made },
        },
      },
    ],
    call: 'correctAward',
    sends: { ...made, reason: 'As agreed' },
    propose: ['Correct', 'Propose', /Earlier files stay valid/],
    confirm: ['Confirm the correction', 'Correct it'],
    shows: /Ada New, Engineer at Works/,
  },
];

describe.each(acts)('$what, which takes two organisers,', (act) => {
  const showAct = (by: Proposal | null) => {
    const page = show(...act.on(by));
    page.server.now([answer(act.call, { status: 204 })]);
    const open = (opener: string) =>
      act.call === 'replaceJudge' && !by
        ? page.choose('Judge 1', `${opener}...`)
        : page.press(`${opener}...`);
    const isSent = (sends: object) =>
      waitFor(() =>
        expect(page.sent(act.call)).toEqual([{ nominationId: 'nomination-1', ...sends }]),
      );
    return { ...page, open, isSent };
  };

  test('is proposed with what follows and a reason', async () => {
    const { open, confirm, isSent } = showAct(null);
    const [opener, button, consequence] = act.propose;
    await open(opener);
    expect(within(screen.getByRole('dialog')).getByText(consequence)).toBeVisible();
    await confirm(button, 'As agreed');
    await isSent(act.sends);
  });

  test('is confirmed as another organiser has proposed it, without a second reason', async () => {
    const { open, confirm, isSent } = showAct(proposed);
    const [opener, button] = act.confirm;
    await open(opener);
    expect(document.body).toHaveTextContent(act.shows);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Proposed by Grace on .*: As agreed$/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await confirm(button, '');
    await isSent({ ...act.sends, proposalId: id });
  });

  test('is turned down with a reason by the organiser who has read it on the page', async () => {
    const { open, confirm, sent } = showAct(proposed);
    expect(await screen.findByText(/roposed by Grace on /)).toBeVisible();
    expect(screen.getByText('As agreed')).toBeVisible();
    await open('Turn down');
    const dialog = within(screen.getByRole('dialog'));
    await confirm('Turn down', '');
    expect(dialog.getByText('Enter a reason. It is recorded.')).toBeVisible();
    await confirm('Turn down', 'Not so');
    await waitFor(() => expect(said()).toContain('The proposal has been turned down.'));
    const reason = act.call === 'returnNomination' ? 'note' : 'reason';
    expect(sent(act.call)).toMatchObject([{ turnDownOf: id, [reason]: 'Not so' }]);
  });

  test('is withdrawn by the organiser who has proposed it, and not confirmed by them', async () => {
    const { open, confirm, sent } = showAct({ ...proposed, isOwn: true });
    await open('Withdraw');
    for (const other of [act.confirm[0], 'Turn down'])
      expect(screen.queryByText(`${other}...`)).not.toBeInTheDocument();
    await confirm('Withdraw', 'A mistake');
    await waitFor(() => expect(said()).toContain('Your proposal has been withdrawn.'));
    expect(sent(act.call)).toMatchObject([{ withdrawalOf: id }]);
  });
});

test('a confirmation names the proposal that is shown, and after another one was made shows that', async () => {
  const { press, confirm, sent, server } = show({}, { recognition: { ...state, proposed } });
  await press('Confirm revocation...');
  const { body, ...refused } = refusal('failed-precondition');
  const proposal = { ...proposed, id: 'another', reason: 'Fraud' };
  server.now([answer('revokeRecognition', { ...refused, body: { ...Object(body), proposal } })]);
  await confirm('Revoke', '');
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/Proposed by Grace on .*: Fraud/)).toBeVisible();
  expect(again.queryByRole('button', { name: 'Revoke' })).toBeNull();
  expect(sent('revokeRecognition')).toEqual([
    { nominationId: 'nomination-1', reason: 'As agreed', proposalId: id },
  ]);
});

test('a revoked award can be verified, and cannot be revoked again', async () => {
  show({}, { recognition: { ...state, proposed: null, revokedAt: at, mayRevoke: false } });
  const panel = within(await screen.findByRole('region', { name: 'Certificate and badge' }));
  expect(panel.getByText('Revoked')).toBeVisible();
  expect(panel.getByRole('link')).toHaveAttribute('href', `/verify/${state.id}`);
  expect(panel.queryByRole('button')).toBeNull();
});
