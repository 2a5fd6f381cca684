import { calls } from '@meritum/shared/contracts/calls';
import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import type { OverviewReply, UnconfirmedReply } from '@meritum/shared/contracts/overview';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { defaultSeason } from '@meritum/shared/programme/season';
import { answer } from '@meritum/shared/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { linksOf, rowsOf, said, showScreen } from '../../testing/console';
import { OverviewPage } from './OverviewPage';

const overview: OverviewReply = {
  season: { id: '2025', name: 'Season 2025' },
  countedAt: '2025-09-03T12:00:00.000Z',
  nominations: {
    total: 4,
    underReview: 3,
    returned: 1,
    byCategory: [
      { category: 'AI', count: 0 },
      { category: 'Technology', count: 4 },
    ],
    byDay: [
      { day: '2025-09-01', category: 'Technology', count: 3 },
      { day: '2025-09-03', category: 'Technology', count: 1 },
    ],
  },
  coverage: {
    minimum: 20,
    planned: 22,
    entries: 3,
    covered: 1,
    missing: 32,
    withheld: 1,
    byRatings: [
      { ratings: 4, entries: 2 },
      { ratings: 20, entries: 1 },
    ],
  },
  judges: {
    total: 3,
    deactivated: 1,
    byState: [
      { status: 'VERIFICATION_PENDING', count: 1 },
      { status: 'ASSIGNMENTS_PENDING', count: 1 },
    ],
    funnel: { applied: 9, verified: 7, assigned: 6, started: 4, done: 2 },
  },
  ratings: {
    total: 28,
    pending: 12,
    byDay: [{ day: '2025-09-02', count: 28 }],
    period: { from: '2025-09-01', until: '2025-09-04', closesAt: null },
  },
  contests: [
    { season: '2025', category: 'AI', state: 'open', entries: 0, voidsProposed: 0 },
    {
      ...{ season: '2025', category: 'Technology', state: 'open', entries: 3, voidsProposed: 0 },
      toRate: { nominations: 2, judges: 4 },
    },
    { season: '2025', category: 'Data Analytics', state: 'open', entries: 0, voidsProposed: 0 },
    {
      ...{ season: '2024', category: 'AI' },
      state: 'open',
      entries: 2,
      isRated: false,
      voidsProposed: 0,
    },
    { season: '2024', category: 'Technology', state: 'finalised', entries: 5, voidsProposed: 1 },
  ],
  needs: {
    judgesToAsk: 0,
    nominationsReturned: 1,
    nominationsUnconfirmed: 0,
    judgesUnconfirmed: 0,
    underCovered: 2,
    mailsGivenUp: 0,
    outOfReach: 0,
    documentsNotClean: 0,
    organisersMissing: 0,
    newAccounts: 0,
    borderline: [
      { category: 'AI', count: 1 },
      { category: 'Data Analytics', count: 3 },
    ],
  },
};

const decision = (of: Partial<OpenDecisionOfList> = {}): OpenDecisionOfList => ({
  ...{ id: `decision-${Object.values(of).join('-')}`, kind: 'outcome', count: 1, isOwn: false },
  ...{ since: '2025-09-01T08:00:00.000Z', by: 'Olga Organiser', season: '2025', category: 'AI' },
  ...{ nominationId: null, name: null, turnedDown: null },
  ...of,
});

const show = (
  changed: Partial<OverviewReply> = {},
  unconfirmed: UnconfirmedReply = { toRemind: 0, mailedLately: 0 },
  decisions: readonly object[] = [],
) =>
  showScreen('/admin', <OverviewPage />, [
    answer('getOverview', { body: { ...overview, ...changed } }),
    answer('getUnconfirmed', { body: unconfirmed }),
    answer('listOpenDecisions', { body: { decisions } }),
  ]);

const figures = (title: string) => rowsOf(title).map((cells) => cells.join(''));

const linesOf = async (name: string) =>
  within(await screen.findByLabelText(name))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);

test('ADM-050 the next deadline comes first, in a sentence, and entrants are steps by category and day', async () => {
  const publishAt = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
  const counted = (total: number | null) => ({ total, byDay: [] });
  const technology = { category: 'Technology', confirmed: counted(3) };
  show({
    contests: overview.contests.map((one, at) => (at === 1 ? { ...one, publishAt } : one)),
    entrants: {
      registered: { total: 9, byDay: [{ day: '2025-09-01', count: 9 }] },
      byCategory: [{ ...technology, started: counted(null), submitted: counted(4) }],
    },
  });
  expect(await linesOf('Deadlines to come')).toEqual([
    [
      `In 3 days the results of Technology are published, on ${formatDeadline(publishAt)}.`,
      undefined,
    ],
  ]);
  expect(
    screen.getByText(/^9 new accounts; fewer than 3 drafts in Technology/),
  ).toBeInTheDocument();
  expect(figures('Entrants, step by step')).toEqual([
    'Started, not sent',
    'Submitted4',
    'With a confirmed address3',
  ]);
  expect(figures('Entrants by day')).toEqual(['1 Sept 20259000']);
});

test('what waits for the organiser comes first, with who proposed it, since when and where', async () => {
  const [nominationId, name] = ['nomination-1', 'Nora Nominee'];
  show({}, undefined, [
    decision({ kind: 'applications', count: 3, by: null, category: null }),
    decision({ id: 'p1', kind: 'void-rating', nominationId, name }),
    decision({ id: 'p2', kind: 'revocation', nominationId, name, season: '2024' }),
    decision({ kind: 'profile', by: null, name }),
    decision({ id: 'p3', isOwn: true }),
  ]);
  await screen.findByLabelText('Unfinished categories');
  const since = 'since 1 September 2025';
  expect(await linesOf('Waiting for you')).toEqual([
    [`Decide 3 applications to judge${since}`, '/admin/queue'],
    [
      `Confirm that a rating of the nomination of Nora Nominee in AI does not countproposed by Olga Organiser, ${since}`,
      '/admin/nominations/nomination-1?proposal=p1',
    ],
    [
      `Revoke the award of Nora Nominee in AISeason 2024, proposed by Olga Organiser, ${since}`,
      '/admin/nominations/nomination-1?season=2024&proposal=p2',
    ],
    [`Approve or refuse the profile of Nora Nominee${since}`, '/admin/winners'],
  ]);
  expect(await linesOf('Waiting for another organiser')).toEqual([
    [`Make the results in AI final${since}`, '/admin/results?category=AI&proposal=p3'],
  ]);
  const link = screen.getByText('Overview', { selector: 'a' });
  expect(link).toHaveTextContent('Overview4 waiting for you');
});

const turnedDown = {
  at: '2025-09-02T08:00:00.000Z',
  by: 'Grace',
  reason: 'Wait for the last rating',
};
const whyDown = 'Turned down by Grace on 2 September 2025: Wait for the last rating';

test('the proposer reads who turned a proposal down and why, and it is not counted', async () => {
  show({}, undefined, [decision({ isOwn: true, turnedDown })]);
  expect(await linesOf('Turned down')).toEqual([
    [`Make the results in AI final${whyDown}`, '/admin/results?category=AI'],
  ]);
  expect(screen.queryByText('Waiting for another organiser')).not.toBeInTheDocument();
  expect(screen.getByText('Overview', { selector: 'a' })).toHaveTextContent(/^Overview$/);
});

test.each([
  ['/admin/results', 'Make the results in AI final'],
  ['/admin/nominations/nomination-1', 'Return the nomination in AI'],
])('at %s the proposer sees the proposals that were turned down', async (path, what) => {
  const decisions = [
    decision({ isOwn: true, turnedDown }),
    decision({ kind: 'return', nominationId: 'nomination-1', isOwn: true, turnedDown }),
    decision({ isOwn: true }),
  ];
  showScreen(path, <p>The screen</p>, [answer('listOpenDecisions', { body: { decisions } })]);
  const shown = await screen.findAllByText(whyDown);
  expect(shown.map((one) => one.parentElement?.parentElement?.textContent)).toEqual([
    `You proposed: ${what}${whyDown}`,
  ]);
});

test('a kind of decision that only a newer server knows is listed, too', async () => {
  show({}, undefined, [decision({ id: 'p1', kind: 'unheard of' as 'outcome' })]);
  expect(await linesOf('Waiting for you')).toEqual([
    [
      'Decide what an organiser has proposedproposed by Olga Organiser, since 1 September 2025',
      '/admin/results?category=AI&proposal=p1',
    ],
  ]);
});

const waiting = {
  ...overview.needs,
  ...{ judgesToAsk: 4, nominationsUnconfirmed: 3, judgesUnconfirmed: 2 },
};

test('D38 open tasks follow, each linking to the screen or the list of exactly what it counts', async () => {
  show({ needs: waiting });
  const links = await screen.findAllByRole('link', { name: /^\d/ });
  expect(linksOf(links)).toEqual([
    [
      '4judges of earlier seasons have not been asked to judge again',
      '/admin/judges?answer=not-asked&address=confirmed',
    ],
    ['2nominations have too few judges', '/admin/assignments'],
    ['1nomination was returned and has not been resubmitted', '/admin/nominations?status=returned'],
    ['3nominations wait for a confirmed address', '/admin/nominations?address=awaited'],
    ['2judges and applicants wait for a confirmed address', '/admin/judges?address=awaited'],
    ['1nomination in AI whose tier is not certain needs more judges', '/admin/results?category=AI'],
    [
      '3nominations in Data Analytics whose tier is not certain need more judges',
      '/admin/results?category=Data+Analytics',
    ],
  ]);
});

test('unfinished contests of every season show their phase, the next step and its page', async () => {
  show();
  expect(await linesOf('Unfinished categories')).toEqual([
    ['Technology, Season 2025JudgingRemind 4 judges', '/admin/judges?idle=0&sort=-idle'],
    ['Data Analytics, Season 2025DraftOpen nominations', '/admin/season'],
    [
      'AI, Season 2024Nominations openOpen judging',
      '/admin/assignments?show=plan&open=AI&season=2024',
    ],
    [
      'Technology, Season 2024FinalPublish the results1 proposal to void something has to be confirmed or withdrawn.',
      '/admin/results?category=Technology&season=2024',
    ],
  ]);
});

test('what was left open in an earlier season is listed, also if nobody has nominated', async () => {
  const { server } = show({ contests: overview.contests.map((one) => ({ ...one, entries: 0 })) });
  const next = { ...defaultSeason, id: '2026', name: 'Season 2026', categories: [] };
  server.now([answer('listSeasons', { body: { seasons: [next, defaultSeason] } })]);
  expect((await linesOf('Unfinished categories')).map(([line]) => line)).toEqual([
    'Technology, Season 2025JudgingThere are no nominations yet.',
  ]);
});

test('each chart has its figures, days without any included, and conflicts of interest are told', async () => {
  show();
  await screen.findByText('Needs your attention');
  expect(screen.getByText(/You have a conflict of interest with 1 nomination/)).toBeInTheDocument();
  expect(figures('Nominations by day')).toEqual([
    ...['1 Sept 20253', '2 Sept 20250', '3 Sept 2025 (today)1'],
  ]);
  const ratings = rowsOf('Nominations by number of ratings');
  expect(ratings).toHaveLength(24);
  expect(ratings.filter(([at, count]) => count !== '0' || !Number.isInteger(Number(at)))).toEqual([
    ['4', '2'],
    ['20 (needed)', '1'],
    ['more than 22', '0'],
  ]);
  expect(screen.getByText('1 of 3 nominations with at least 20 ratings.')).toBeInTheDocument();
});

const pace = () => rowsOf('Ratings against the deadline');

test('all ratings until today are beside what the deadline needs by each day', async () => {
  show();
  await screen.findByText('Needs your attention');
  expect(pace()).toEqual([
    ['1 Sept 2025', '0', '15'],
    ['2 Sept 2025', '28', '30'],
    ['3 Sept 2025 (today)', '28', '45'],
    ['4 Sept 2025', '', '60'],
  ]);
  expect(
    screen.getByText('32 ratings are missing. 16 are needed a day until 4 Sept 2025.'),
  ).toBeInTheDocument();
});

test.each([
  ['without a deadline', { period: null }, {}, '32 ratings are missing.', ['2 Sept 2025', '28']],
  [
    'after the deadline',
    { period: { from: '2025-09-01', until: '2025-09-02', closesAt: null } },
    {},
    '32 ratings are missing. Judging was to end on 2 Sept 2025.',
    ['1 Sept 2025', '0', '30'],
  ],
  [
    'after a closing time at the end of a day',
    { period: { from: '2025-09-01', until: '2025-09-02', closesAt: '2025-09-03T00:00:00.000Z' } },
    {},
    `32 ratings are missing. Judging was to end on ${formatDeadline('2025-09-03T00:00:00Z')}.`,
    ['1 Sept 2025', '0', '30'],
  ],
  [
    'with one rating a day',
    {},
    { missing: 2 },
    '2 ratings are missing. 1 is needed a day until 4 Sept 2025.',
    ['1 Sept 2025', '0', '15'],
  ],
  [
    'once every nomination has enough',
    {},
    { missing: 0 },
    'Every nomination has the ratings it needs.',
    ['1 Sept 2025', '0', '15'],
  ],
])('%s the pace is told as far as it is known', async (_, ratings, coverage, words, first) => {
  show({
    ratings: { ...overview.ratings, ...ratings },
    coverage: { ...overview.coverage, ...coverage },
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(pace()[0]).toEqual(first);
});

test('ratings long after the planned judging are on the chart of the pace', async () => {
  const byDay = [
    { day: '2025-09-02', count: 2 },
    { day: '2026-11-26', count: 3 },
  ];
  show({
    countedAt: '2026-11-26T12:00:00.000Z',
    ratings: { ...overview.ratings, byDay },
  });
  await screen.findByText('Needs your attention');
  expect(pace().at(-1)).toEqual(['26 Nov 2026 (today)', '5', '60']);
});

test('judges are a funnel, beside those whom it leaves out', async () => {
  show();
  await screen.findByText('Needs your attention');
  expect(figures('Judges, step by step')).toEqual([
    ...['Applied9', 'Accepted7', 'With assignments6', 'Started rating4', 'Rated all2'],
  ]);
  expect(
    screen.getByText('1 waiting for a decision, 0 rejected, 1 deactivated.'),
  ).toBeInTheDocument();
});

test('a chart without figures says so', async () => {
  show({
    coverage: { ...overview.coverage, entries: 0, covered: 0, missing: 0, byRatings: [] },
    ratings: { ...overview.ratings, byDay: [] },
    nominations: { ...overview.nominations, byDay: [] },
    judges: {
      ...overview.judges,
      funnel: { applied: 0, verified: 0, assigned: 0, started: 0, done: 0 },
    },
  });
  expect(await screen.findAllByText('Nothing yet.')).toHaveLength(4);
});

const comeBack = () => fireEvent(window, new Event('visibilitychange'));

test('the figures are read again when the page is looked at, and tell of when they are', async () => {
  const { server } = show();
  expect(await screen.findByText(/^Season 2025, as of \d\d:\d\d\.$/)).toBeInTheDocument();
  server.now([
    answer('getOverview', { body: { ...overview, season: { id: '2025', name: 'New' } } }),
  ]);
  comeBack();
  expect(await screen.findByText(/^New, as of/)).toBeInTheDocument();
});

test('figures say which categories they leave out, as judging has ended there', async () => {
  const ended = {
    season: '2025',
    category: 'AI',
    state: 'published',
    entries: 8,
    voidsProposed: 0,
  };
  const { contests } = overview;
  show({ contests: [ended as (typeof contests)[number], ...contests.slice(1)] });
  expect(await screen.findByText('Without AI, where judging has ended.')).toBeVisible();
});

const opener = { name: 'Remind people to confirm their address...' };

test('without open tasks or decisions it says that nothing waits', async () => {
  const none = { judgesToAsk: 0, nominationsReturned: 0, underCovered: 0, borderline: [] };
  show({ needs: { ...overview.needs, ...none } });
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
  await screen.findByText(/^The season so far/);
  expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', opener)).not.toBeInTheDocument();
});

test('D38 they are reminded after their number is confirmed, and the outcome is told', async () => {
  const { user: person, server } = show({ needs: waiting }, { toRemind: 3, mailedLately: 2 });
  await person.click(await screen.findByRole('button', opener));
  const title = 'Remind 3 people to confirm their address?';
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(
    dialog.getByText('Not mailed, because they got a link within the last day: 2 people.'),
  ).toBeVisible();
  server.now([
    answer('remindUnconfirmed', { body: { reminded: 3, mailedLately: 2, left: 0 } }),
    answer('getUnconfirmed', { body: { toRemind: 0, mailedLately: 5 } }),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Remind 3 people' }));
  await waitFor(() => expect(said()).toContain('3 reminded, 2 were mailed within the last day.'));
  expect(server.callsTo(calls.remindUnconfirmed.path)).toHaveLength(1);
  expect(await screen.findByText(/was mailed a link\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', opener)).not.toBeInTheDocument();
});
