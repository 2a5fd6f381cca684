import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { answer } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { textsOf } from '@meritum/shared/testing/shown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showScreen, system } from '../../testing/console';
import { bands } from '../../testing/people';
import { ResultsPage } from './ResultsPage';

const hash = 'a'.repeat(64);

const mayNothing: ContestStatus['may'] = {
  scheduleEnd: false,
  finalise: false,
  publish: false,
  schedule: false,
  stopSchedule: false,
  askExtraJudges: false,
};
const id = '0b6f9a52-3d0a-4f0e-9a53-2f6f7a1b9c10';
const closing = { id, at: '2025-11-15T09:00:00.000Z', by: 'Grace', reason: 'Cancelled.' };

const contest = (changes: Partial<ContestStatus> = {}): ContestStatus => ({
  season: '2025',
  category: 'Technology',
  state: 'closed',
  revision: 2,
  rulesHash: hash,
  entries: 3,
  extraJudgesFor: 0,
  closingProposed: null,
  finalised: null,
  published: null,
  closed: { at: '2025-11-14T20:00:00.000Z', by: 'Grace', root: hash, size: 21 },
  proposed: { id, at: closing.at, by: 'Grace', reason: '', outcomeHash: hash, isOwn: false },
  may: { ...mayNothing, finalise: true },
  ...changes,
});

const preview = (changes: Partial<PreviewReply> = {}): PreviewReply => ({
  season: '2025',
  category: 'Technology',
  state: 'closed',
  revision: 2,
  outcomeHash: hash,
  hidden: 0,
  signals: [],
  calibration: null,
  ending: null,
  minimumRatings: 20,
  extraJudges: 5,
  bands,
  scoresShown: true,
  entries: [
    {
      nominationId: 'n',
      fullName: 'Ada Lovelace',
      organization: 'Engines',
      isVoided: false,
      isErased: false,
      given: null,
      ratings: 20,
      pending: 2,
      score: '8.05',
      tier: 'Gold',
      extraJudgesAsked: true,
      isBorderline: true,
      certainty: {
        score: 8.02,
        standardError: 0.21,
        tiers: [
          { tier: 'Platinum', probability: 0 },
          { tier: 'Gold', probability: 0.54 },
          { tier: 'Silver', probability: 0.46 },
          { tier: null, probability: 0 },
        ],
      },
    },
  ],
  checks: [
    { name: 'rules frozen', isMet: true, isRequired: true, count: 0, of: 1 },
    { name: 'no pending assignments', isMet: false, isRequired: false, count: 3, of: 23 },
    { name: 'no open void', isMet: true, isRequired: true, count: 0, of: 0 },
  ],
  ...changes,
});

const season = {
  id: '2025',
  revision: 1,
  frozenAt: '2025-08-31T00:00:00.000Z',
  may: { freezeRules: false },
};

const show = (one = contest(), seen = preview()) =>
  showScreen('/admin/results', <ResultsPage />, [
    answer('listResults', { body: { season, contests: [one] } }),
    answer('previewResults', { body: seen }),
    answer('listVoids', { body: { voids: [] } }),
  ]);

test('an organiser sees the outcome by the rule, its certainty, and the remaining steps', async () => {
  const { entries } = preview();
  const tooFew = { nominationId: 'm', fullName: 'Bo', score: null, tier: null, ratings: 3 };
  const others = entries.map((one) => ({ ...one, ...tooFew, certainty: null, isBorderline: null }));
  show(contest(), preview({ entries: [...entries, ...others] }));
  await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(rowsOf('Nominations').map((cells) => cells.slice(1, 5))).toEqual([
    ['8.05', 'Gold54% certain', 'Not certain, more judges asked', '20'],
    ['', 'No result', 'Too few ratings to tell', '317 missing'],
  ]);
  expect(screen.getByText('Assignments not rated: 3 of 23')).toBeInTheDocument();
  expect(screen.getByText('Unusual ratings: 0')).toBeVisible();
});

test('before judging is closed, numbers of ratings are shown and whose tier is not certain, but no scores', async () => {
  const [entry] = preview().entries;
  if (!entry) throw new Error('There is one');
  const open = { ...entry, score: null, tier: null, certainty: null, extraJudgesAsked: false };
  show(
    contest({ state: 'open', closed: null, proposed: null }),
    preview({
      ...{ scoresShown: false, state: 'open', outcomeHash: null },
      entries: [
        open,
        { ...open, nominationId: 'm', fullName: 'Bo', ratings: 3, isBorderline: null },
      ],
    }),
  );
  await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(rowsOf('Nominations')[0]?.slice(1)).toEqual(['Not certain', '20 + 2 to come']);
  expect(rowsOf('Nominations')[1]?.slice(1)).toEqual([
    'Too few ratings to tell',
    '3 + 2 to come17 missing',
  ]);
  expect(screen.queryByRole('columnheader', { name: /Score/ })).toBeNull();
  expect(screen.getByText('Scores are shown once judging has ended')).toBeInTheDocument();
});

test('the second of two confirms the outcome on the screen', async () => {
  const { user, server, sent } = show();
  server.now([answer('finaliseResults', { body: { contest: contest({ state: 'finalised' }) } })]);
  await user.click(await screen.findByRole('button', { name: 'Confirm results...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm these results?' }));
  expect(dialog.getByText(/^Proposed by Grace on /)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm results' }));
  expect(await screen.findByRole('button', { name: 'Confirm results...' })).toBeEnabled();
  expect(sent('finaliseResults')).toEqual([
    { season: '2025', category: 'Technology', outcomeHash: hash, proposalId: id },
  ]);
});

test('the second of two turns the outcome down with a reason', async () => {
  const { press, confirm, server, sent } = show();
  server.now([answer('finaliseResults', { body: { contest: contest({ proposed: null }) } })]);
  await press('Turn down...');
  await confirm('Turn down', 'Wait for the last rating');
  await waitFor(() =>
    expect(sent('finaliseResults')).toEqual([
      {
        ...{ season: '2025', category: 'Technology', outcomeHash: hash },
        ...{ turnDownOf: id, reason: 'Wait for the last rating' },
      },
    ]),
  );
});

test('an organiser sees how often each kind of act happened before proposing', async () => {
  const acts = [{ kind: 'judges verified', times: 12, organisers: 2 }];
  const { user, server, sent } = show(contest({ proposed: null }), preview({ acts }));
  server.now([answer('finaliseResults', { body: { contest: contest() } })]);
  await user.click(await screen.findByRole('button', { name: 'Propose results...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Propose these results?' }));
  expect(dialog.getByText('Judges verified: 12, by 2 organisers')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Propose results' }));
  expect(await screen.findByRole('button', { name: 'Propose results...' })).toBeEnabled();
  expect(sent('finaliseResults')).toMatchObject([{ outcomeHash: hash }]);
});

test('an organiser with a conflict of interest is told so and can decide nothing', async () => {
  show(contest({ may: mayNothing, proposed: null }), preview({ hidden: 1, outcomeHash: null }));
  expect(await screen.findByText('Some nominations are hidden from you')).toBeInTheDocument();
  for (const name of [/results\.\.\./, /Publish/, /End judging/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

/** Entries with a score and these differences. */
const scored = (...entries: readonly Partial<PreviewReply['entries'][number]>[]) =>
  entries.flatMap((changes, index) =>
    preview().entries.map((entry) => ({
      ...entry,
      nominationId: `n${index}`,
      fullName: `Entry ${index}`,
      isBorderline: false,
      ...changes,
    })),
  );

const names = () => rowsOf('Nominations').map(([name]) => name);

test('nominations with an uncertain tier come first, and can be filtered by outcome and name', async () => {
  const entries = scored(
    { score: '9.10', tier: 'Platinum' },
    { score: '8.02', fullName: 'Zoe Close', isBorderline: true },
    { score: '5.00', tier: null },
    { score: null, tier: null, isVoided: true },
  );
  const { user, address } = show(contest(), preview({ entries }));
  await screen.findByRole('row', { name: /Zoe Close/ });
  expect(names()[0]).toBe('Zoe Close');
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
  expect(textsOf(chips)).toEqual([
    ...['All 4', 'Platinum 1', 'Gold 1', 'No award 1', 'Tier not certain 1', 'Does not count 1'],
  ]);
  await user.click(screen.getByRole('button', { name: 'No award 1' }));
  expect([names(), address()]).toEqual([['Entry 2'], '/admin/results?show=no-award']);
  await user.click(screen.getByRole('button', { name: 'All 4' }));
  await user.type(screen.getByLabelText('Search nominations'), 'zoe{Enter}');
  expect(names()).toEqual(['Zoe Close']);
});

test('individual ratings are a strip in each row once they may be shown', async () => {
  show(contest(), preview({ entries: scored({ given: [8.99, 8.995, 9] }) }));
  expect(
    await screen.findByRole('img', { name: '3 ratings from 9.0 to 9.0, average 8.99' }),
  ).toBeVisible();
});

test('signals are grouped by kind and by judge or entry, folded, with their numbers', async () => {
  const judged = (judge: string, kind: 'haste' | 'sameness', evidence: string) => ({
    ...{ kind, evidence, ratings: 9, nomination: null },
    judge: { id: judge, name: judge },
  });
  const signals = [
    judged('Grace', 'haste', '9 ratings in 60 s'),
    judged('Alan', 'haste', '9 ratings in 90 s'),
    judged('Alan', 'haste', '9 ratings in 30 s'),
    judged('Grace', 'sameness', 'Gave 7 for every criterion'),
  ];
  const { user } = show(contest(), preview({ signals }));
  await user.click(await screen.findByText('Unusual ratings: 4'));
  const haste = screen.getByText('Many ratings within a short time: 2 judges, 3 times');
  expect(screen.getByText('The same number for every criterion: 1 judge')).toBeVisible();
  expect(screen.getByText(/9 ratings in 60 s/)).not.toBeVisible();
  await user.click(haste);
  const of = screen.getByText(/9 ratings in 90 s/);
  expect(of).toBeVisible();
  expect(of).toHaveTextContent(
    'Alan: 9 ratings in 90 s, in 9 ratings; 9 ratings in 30 s, in 9 ratings',
  );
  expect(screen.getAllByRole('link', { name: 'Alan' })[0]).toHaveAttribute(
    'href',
    '/admin/judges/Alan',
  );
});

test('a check without data is not listed', async () => {
  show();
  const check = (await screen.findByText('The rules are final')).closest('li');
  expect(check).toHaveTextContent('Done');
  expect(screen.queryByText(/voided/)).toBeNull();
});

test('ending judging is not offered where the server would refuse it', async () => {
  const may = { ...mayNothing, askExtraJudges: true };
  const [entry] = preview().entries;
  const waiting = preview({ entries: entry ? [{ ...entry, extraJudgesAsked: false }] : [] });
  show(contest({ may, state: 'open', proposed: null, closed: null }), waiting);
  expect(await screen.findByRole('button', { name: 'Ask for more judges...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /End judging/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/set a later end/)).not.toBeInTheDocument();
});

test('once the end has passed, it says how nominations whose tier is not certain get more judges', async () => {
  const unasked = scored({ isBorderline: true, extraJudgesAsked: false });
  show(
    contest({ ...open, may: { ...mayNothing, scheduleEnd: true } }),
    preview({ entries: unasked }),
  );
  expect(await screen.findByText(/set a later end, then ask for them/)).toBeVisible();
});

const open = { state: 'open', closed: null, proposed: null, may: mayNothing } as const;

const outcomes = scored(
  { score: '9.10', tier: 'Platinum' },
  { isErased: true },
  { score: '5.00', tier: null },
  { score: null, tier: null, ratings: 3 },
  { score: null, tier: null, ratings: 0, isVoided: true },
);
const without = [
  ...['1 nomination without an award', '1 nomination without a result, for too few ratings'],
  '1 nomination voided',
];
const unasked = { isBorderline: true, extraJudgesAsked: false };
const finalised = {
  at: '2025-11-16T09:00:00.000Z',
  ...{ proposedBy: 'Grace', confirmedBy: 'Alan', outcomeHash: hash, signatures: 2 },
};

test.each<[string, string, Partial<ContestStatus>, Partial<PreviewReply>, string[]]>([
  [
    ...(['Propose results', 'Propose these results?', { proposed: null }] as const),
    { entries: outcomes, acts: [], hidden: 2 },
    [
      ...['5 nominations, 63 ratings', 'Awards: 1 Platinum, 1 Gold, 0 Silver', ...without],
      '2 nominations hidden from you, which are not in these figures',
    ],
  ],
  [
    ...(['Publish results', 'Publish the results of Technology?'] as const),
    { state: 'finalised', finalised, may: { ...mayNothing, publish: true } },
    { state: 'finalised', entries: outcomes },
    [
      '1 winner appears in the public list: 1 Platinum, 0 Gold, 0 Silver',
      '43 ratings of 3 nominations become public, without the names of judges and of nominees without an award',
      ...[...without, '4 nominators will get their result by email'],
    ],
  ],
  [
    ...(['Ask for more judges', 'Ask for more judges?'] as const),
    { ...open, may: { ...mayNothing, askExtraJudges: true } },
    {
      entries: scored(unasked, unasked, { ...unasked, extraJudgesAsked: true }),
    },
    [
      '2 nominations get 5 more judges each',
      'Up to 10 new assignments, as far as judges are available',
    ],
  ],
  [
    ...(['End judging now', 'End judging of Technology?', open] as const),
    { state: 'open', outcomeHash: null, ending: 'alone' },
    [
      '1 nomination, 20 ratings',
      '3 assignments that can no longer be rated',
      '1 nominator will get an email with the proof of their nomination',
    ],
  ],
])('%s prints its results in figures', async (act, title, about, seen, figures) => {
  const { press } = show(contest(about), preview(seen));
  await press(`${act}...`);
  const [list] = within(screen.getByRole('dialog', { name: title })).getAllByRole('list');
  expect(textsOf(within(list as HTMLElement).getAllByRole('listitem'))).toEqual(figures);
});

test('ADM-029 whoever publishes is told that it is public at once, and how long the mails take', async () => {
  const final = { state: 'finalised', finalised, may: { ...mayNothing, publish: true } } as const;
  const [entry] = preview().entries;
  const entries = Array.from({ length: 100 }, (_, at) => ({ ...entry, nominationId: `${at}` }));
  const { press, server } = show(
    contest(final),
    preview({ state: 'finalised', entries: entries as PreviewReply['entries'] }),
  );
  const mails = { ...system.mails, waiting: 1_770, perMinute: 30 };
  server.now([answer('getSystem', { body: { ...system, mails } })]);
  await press('Publish results...');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'show the results at once, before the mails',
  );
  expect(await screen.findByText(/^100 mails cannot leave at once/)).toHaveTextContent(
    'the last leaves after about 63 minutes.',
  );
});

const planned = (changes: Partial<NonNullable<ContestStatus['schedule']>>) =>
  contest({
    ...{ state: 'finalised', finalised, may: { ...mayNothing, schedule: true } },
    schedule: {
      ...{ id, publishAt: '2025-12-01T08:00:00.000Z', outcomeHash: hash },
      ...{ proposed: null, agreed: null, stopped: null },
      ...changes,
    },
  });

test('ADM-044 an hour of publication is typed in local time, and told with its zone and UTC', async () => {
  const { press, confirm, sent, server } = show(
    contest({ state: 'finalised', finalised, may: { ...mayNothing, schedule: true } }),
    preview({ state: 'finalised' }),
  );
  server.now([answer('schedulePublication', { body: { contest: planned({}) } })]);
  await press('Publish on...');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const typed = '2025-12-01T09:30';
  fireEvent.change(screen.getByLabelText(`Published at (your time, ${timeZone})`), {
    target: { value: typed },
  });
  expect(screen.getByText(/^Monday 1 December 2025, 09:30 .*UTC/)).toBeVisible();
  await confirm('Propose the hour');
  await waitFor(() =>
    expect(sent('schedulePublication')).toEqual([
      {
        ...{ season: '2025', category: 'Technology', outcomeHash: hash },
        publishAt: new Date(typed).toISOString(),
      },
    ]),
  );
});

test('ADM-044 the other organiser confirms the hour, one stops it, and all read why it no longer counts', async () => {
  const { press, confirm, sent, server } = show(
    planned({ proposed: { ...closing, reason: '', isOwn: false } }),
    preview({ state: 'finalised' }),
  );
  const agreed = { at: closing.at, by: 'Alan', proposedBy: 'Grace' };
  const now = (one: ContestStatus) =>
    server.now([
      answer('schedulePublication', { body: { contest: one } }),
      answer('stopPublication', { body: { contest: one } }),
      answer('listResults', { body: { season, contests: [one] } }),
    ]);
  await press('Confirm the hour...');
  now({ ...planned({ agreed }), may: { ...mayNothing, stopSchedule: true } });
  await confirm('Confirm the hour');
  expect(await screen.findByText(/^The results are published on Monday 1 December/)).toBeVisible();
  expect(screen.getByText(/^Agreed by Grace and Alan/)).toBeVisible();
  expect(sent('schedulePublication')).toMatchObject([{ proposalId: id }]);
  const reason = 'The press waits.';
  await press('Stop publication...');
  now(planned({ agreed, stopped: { at: closing.at, by: 'Alan', reason } }));
  await confirm('Stop publication', reason);
  expect(await screen.findByText(/^Nothing is published on Monday/)).toHaveTextContent(reason);
  expect(sent('stopPublication')).toMatchObject([{ scheduleId: id, reason }]);
  expect(screen.getByText('Only another organiser can publish now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Certificate of Gold' })).toBeVisible();
});

test('ADM-029 published results say how many of their mails have not left', async () => {
  const { server } = show(contest({ state: 'published' }), preview({ state: 'published' }));
  server.now([answer('listMails', { body: { mails: [], total: 406, templates: [] } })]);
  expect(await screen.findByText(/^812 mails with results/)).toHaveTextContent('have not left yet');
});

test('judging is ended as it was seen', async () => {
  const { press, confirm, sent, server } = show(contest(open), preview({ ending: 'alone' }));
  server.now([answer('closeJudging', { body: { contest: contest() } })]);
  await press('End judging now...');
  expect(screen.getByText(/^No more nominations and ratings are then accepted/)).toBeVisible();
  await confirm('End judging now');
  await waitFor(() =>
    expect(sent('closeJudging')).toEqual([{ season: '2025', category: 'Technology', revision: 2 }]),
  );
});

test('ADM-065 whoever ends judging reads by name which nominations will get no result', async () => {
  const [entry] = scored({ ratings: 19, fullName: 'Few Ratings' });
  const leftOut = [
    { fullName: 'Una Confirmed', why: 'unconfirmed' },
    { fullName: 'Bea Unconfirmed', why: 'unconfirmed' },
    { fullName: 'Ray Turned', why: 'returned' },
  ].map((one) => ({ ...one, nominationId: one.fullName, organization: 'Engines' }));
  const seen = { entries: entry ? [entry] : [], leftOut: leftOut as PreviewReply['leftOut'] };
  const { press } = show(contest(open), preview({ ...seen, ending: 'alone' }));
  await press('End judging now...');
  const notice = screen.getByText('These will get no result').parentElement as HTMLElement;
  expect(textsOf(within(notice).getAllByRole('group'))).toEqual([
    '1 nomination with fewer than 20 ratingsFew Ratings',
    '2 nominations with an unconfirmed addressUna Confirmed, Bea Unconfirmed',
    '1 nomination returned and not sent againRay Turned',
  ]);
  expect(screen.getByText(/^3 nominators will get an email that/)).toBeVisible();
});

test('ending judging without any rating is proposed with a reason and confirmed by another organiser', async () => {
  const unrated = preview({ state: 'open', outcomeHash: null, ending: 'by two' });
  const { user, server, sent } = show(contest(open), unrated);
  const own = contest({ ...open, closingProposed: { ...closing, isOwn: true } });
  const propose = await screen.findByRole('button', { name: 'Propose to end judging now...' });
  server.now([
    answer('closeJudging', { body: { contest: own } }),
    answer('listResults', { body: { season, contests: [own] } }),
  ]);
  await user.click(propose);
  fillField(screen.getByRole('textbox', { name: 'Why' }), 'Cancelled.');
  await user.click(screen.getByRole('button', { name: 'Propose to end judging now' }));
  expect(await screen.findByText(/^End of judging, proposed by you on /)).toBeVisible();
  expect(screen.getByText('Cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /end judging/i })).not.toBeInTheDocument();
  expect(sent('closeJudging')).toEqual([
    { season: '2025', category: 'Technology', revision: 2, reason: 'Cancelled.' },
  ]);
});

test('judging ends on a date that is set, and moved, where it ends', async () => {
  const may = { ...mayNothing, scheduleEnd: true };
  const judgedUntil = (closesAt: string) =>
    defaultSeasons.map((one) => ({
      ...one,
      categories: one.categories.map((category) => ({
        ...category,
        judging: { open: true, closesAt },
      })),
    }));
  const seasons = judgedUntil('2025-11-01T00:00:00.000Z');
  const { user, server, sent } = show(contest({ ...open, may }), preview({ state: 'open' }));
  server.now([
    answer('listSeasons', { body: { seasons } }),
    answer('updateSeason', { body: { season: seasons[0] as never } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change the end date...' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Judging ends (UTC)'), {
    target: { value: '2025-11-15T12:00' },
  });
  expect(dialog.getByText(/^Now: Friday 31 October 2025, .*24:00/)).toBeVisible();
  fillField(dialog.getByLabelText('Why'), 'A week more.');
  const theirs = judgedUntil('2025-12-01T12:00:00.000Z');
  server.now([answer('listSeasons', { body: { seasons: theirs } })]);
  await user.click(dialog.getByRole('button', { name: 'Save the date' }));
  await waitFor(() =>
    expect(sent('updateSeason')[0]).toMatchObject({
      reason: 'A week more.',
      change: {
        categories: expect.arrayContaining([
          expect.objectContaining({
            name: 'Technology',
            judging: { open: true, closesAt: '2025-11-15T12:00:00.000Z' },
          }),
        ]),
      },
    }),
  );
  // Typed text must not undo another organiser's later change.
  await user.click(await screen.findByRole('button', { name: 'Change the end date...' }));
  expect(screen.getByLabelText('Judging ends (UTC)')).toHaveValue('2025-12-01T12:00');
});

test('it opens on the contest in judging; imported winners have nothing to compute', async () => {
  const judged = contest({ category: 'Data Analytics', state: 'closed' });
  const imported = contest({ category: 'AI', state: 'open', entries: 0 });
  const { user, server } = show();
  server.now([answer('listResults', { body: { season, contests: [imported, judged] } })]);
  await user.selectOptions(await screen.findByLabelText('Season shown'), 'Season 2024');
  expect(await screen.findByRole('tab', { name: /^Data Analytics/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(screen.getByRole('tab', { name: /^AI/ }));
  expect(screen.getByText('Imported. There are no ratings to compute from.')).toBeVisible();
  expect(screen.queryByText(/Judging has not ended/)).not.toBeInTheDocument();
});

test('published results come by score, without telling how certain a tier is, and say how a name is corrected', async () => {
  const [entry] = preview().entries;
  if (!entry) throw new Error('There is one');
  const [low, high] = [
    { ...entry, nominationId: 'a', fullName: 'Low', score: '7.10' },
    { ...entry, nominationId: 'b', fullName: 'High', score: '9.10' },
  ];
  show(
    contest({ state: 'published', proposed: null }),
    preview({ state: 'published', entries: [low, high] }),
  );
  await screen.findByRole('row', { name: /High/ });
  expect(rowsOf('Nominations').map(([name]) => name)).toEqual(['High', 'Low']);
  expect(screen.queryByRole('columnheader', { name: /certain/ })).toBeNull();
  expect(screen.getByText(/^To correct a published name/)).toBeVisible();
});

test.each([
  [true, /use a value from it that nobody knows in advance/],
  [false, /the server’s value alone decides who judges what, and the site says so for good/],
])(
  'before rules are frozen, the page says whether the public random source answers: %s',
  async (answers, said) => {
    const drafts = defaultSeasons.map((one) => ({
      ...one,
      rules: { ...one.rules, frozenAt: null },
    }));
    const { press, confirm, sent, server } = show();
    server.now([
      answer('listSeasons', { body: { seasons: drafts } }),
      answer('checkBeacon', { body: { answers } }),
      answer('freezeRules', { body: {} }),
    ]);
    await press('Make the rules final...');
    expect(await screen.findByText(said)).toBeVisible();
    expect(
      screen.getByText(/A nomination with fewer than 20 ratings gets no result/),
    ).toBeVisible();
    await confirm('Make rules final');
    await waitFor(() =>
      expect(sent('freezeRules')).toEqual([{ season: '2025', revision: 1, beacon: answers }]),
    );
  },
);
