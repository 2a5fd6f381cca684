import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { quicknet, timeOfRound } from '@meritum/shared/merit/assign/beacon';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { freezeRules } from '@meritum/shared/merit/ledger/freeze';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import { wrongPairs } from '@meritum/shared/programme/merit-figures';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { fakeServer, route } from '@meritum/shared/testing/fakeServer';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellsOf, hrefsOf } from '../../testing/page';
import { renderAt } from '../../testing/renderAt';

const categories = ['Technology', 'AI'].map((category) => ({
  category,
  frozen: freezeRules(rulesWith({ category })),
}));

const replyOf = (changed: object) => ({
  season: { id: '2025', name: 'Season 2025' },
  seasons: [],
  frozenAt: '2025-08-31T12:00:00.000Z',
  categories,
  draw: null,
  ...changed,
});

const root = hashOfText('texts and judges');
const ledgerHash = hashOfText('ledger');
const none = { conflict: 0, irregular: 0, ineligible: 0, error: 0 };
const closed = {
  ...{ season: '2025', category: 'AI', rulesHash: '', root, size: 230 },
  closedAt: '2025-11-14T12:00:00.000Z',
  published: null,
};
const published = {
  ...closed,
  published: {
    ...{ at: '2025-11-15T12:00:00.000Z', ledgerHash, voidsRoot: '' },
    counts: {
      ...{ entries: 8, decided: 7, ratings: 176, erasedEntries: 0 },
      ...{ voidedEntries: { ...none, ineligible: 1 }, voidedRatings: { ...none, conflict: 2 } },
      awards: [
        { tier: 'Platinum', count: 1 },
        { tier: 'Gold', count: 5 },
      ],
    },
    decision: { acts: [{ kind: 'judges verified', times: 24, organisers: 2 }] },
  },
};

function open(
  changed: object = {},
  { results = [], head = null }: { results?: object[]; head?: object | 500 | null } = {},
) {
  const routes = [
    route('/api/season/rules', replyOf(changed)),
    route('/api/results', { results }),
    route('/api/log/head', { head }, head === 500 ? head : 200),
  ];
  const server = fakeServer(routes);
  renderAt('/how-we-judge');
  return { server, routes };
}

const fold = (name: string) => screen.getByText(name, { selector: 'summary' });
const openFold = async (name: string) => {
  await screen.findByDisplayValue('Season 2025');
  await userEvent.click(fold(name));
};

const valuesShown = () =>
  within(screen.getAllByRole('list').find((one) => one.matches('ol')) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => [
      ...textsOf(item.querySelectorAll('h2, div:nth-of-type(2) > *')),
      within(item).getByRole('link').getAttribute('href'),
    ]);

const [, ai] = categories;
const check = '/check-the-results?season=2025&category=AI';

test('the ten sentences of the promise have the values of the season, in at most 500 words', async () => {
  const head = { size: 1_234, root: 'ab'.repeat(32), at: '2025-11-16T12:00:00.000Z' };
  open({ draw: withBeacon() }, { results: [published], head });
  await screen.findByDisplayValue('AI');
  expect(valuesShown()).toEqual([
    [
      'The rules are fixed before judging begins.',
      ...['Frozen on 31 August 2025', ai?.frozen.hash, '#rules'],
    ],
    [
      'Nobody chooses who judges what.',
      `Round 1,000 of the beacon, ${formatDateTime(round.at)}`,
      ...[alone.serverHash, '#draw'],
    ],
    [
      'The ratings that count are those that judges gave.',
      ...['176 ratings, each with a receipt', check],
    ],
    [
      'No rating is left out or changed.',
      ...['230 entries and ratings sealed on 14 November 2025', root, check],
    ],
    ['Every entry that is received takes part.', '9 entries, 1 voided, none deleted', check],
    ['The result follows from the ratings.', '7 results from 176 ratings', ledgerHash, check],
    [
      'What people decide on the way is published.',
      '24 judges verified, 0 replaced, 3 voids',
      check,
    ],
    [
      'What is published stays as it was.',
      ...['1,234 entries on 16 November 2025', head.root, '/check-the-results#compare-heads'],
    ],
    ['The winner is the person who entered.', '6 winners, each under the sealed name', check],
    ['An award is genuine.', '6 awards, each with a page once its winner opens it', '/verify'],
  ]);
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const folded of page.querySelectorAll('summary ~ *, noscript')) folded.remove();
  for (const element of page.querySelectorAll('*')) element.append(' ');
  expect(page.textContent?.trim().split(/\s+/).length).toBeLessThanOrEqual(500);
});

test('a value that is not there yet says when it will be', async () => {
  open({ frozenAt: null, categories: [{ category: 'AI', frozen: null }] });
  await screen.findByDisplayValue('AI');
  expect(valuesShown().map(([, value]) => value)).toEqual([
    'A draft: frozen and shown here before judging opens',
    'The first hash is published when the rules are frozen',
    'Counted when results are published',
    'Published when judging ends',
    'Counted when results are published',
    'The ledger is published with the results',
    'The counts are published with the results',
    'The first head is signed within a day',
    'Names are opened when results are published',
    'Winners are given its page with the results',
  ]);
});

test('the category of the address is shown, else one with results', async () => {
  open({}, { results: [{ ...closed, category: 'Technology' }, published] });
  const chooser = await screen.findByDisplayValue('AI');
  await userEvent.selectOptions(chooser, 'Technology');
  expect(window.location.search).toBe('?season=2025&category=Technology');
  expect(valuesShown()[3]).toContain(root);
  expect(valuesShown()[4]).toContain('/check-the-results');
});

test('a visitor chooses among the seasons, and the address names it', async () => {
  const seasons = [
    { id: '2026', name: 'Season 2026' },
    { id: '2025', name: 'Season 2025' },
  ];
  const { server, routes } = open({ season: seasons[0], seasons });
  const chooser = await screen.findByDisplayValue('Season 2026');
  server.now([route('/api/season/rules', replyOf({ seasons })), ...routes.slice(1)]);
  await userEvent.selectOptions(chooser, 'Season 2025');
  await screen.findByDisplayValue('Season 2025');
  expect(window.location.search).toBe('?season=2025');
  const asked = server.calls.filter(({ path }) => path === '/api/season/rules');
  expect(asked.map(({ search }) => String(search))).toEqual(['', 'season=2025']);
});

test('values that could not be loaded are asked for again', async () => {
  const { server, routes } = open({}, { head: 500 });
  expect(await screen.findByText('Could not load the season’s values')).toBeVisible();
  server.now([...routes.slice(0, 2), route('/api/log/head', { head: null })]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Published when judging ends')).toBeVisible();
});

test('the check of the rules opens them below: complete, with the recomputed hash of each category', async () => {
  open();
  await screen.findByDisplayValue('Season 2025');
  const rules = () => fold('The frozen rules').parentElement as HTMLElement;
  expect(rules()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('link', { name: /^Check: The rules/ }));
  await waitFor(() => expect(rules()).toHaveAttribute('open'));
  expect(screen.getByText(/Season 2025, frozen on 31 August 2025/)).toBeVisible();
  expect(cellsOf(rules())).toEqual([
    ['Criteria and weights', 'Innovation 25%, Methodology 25%, Execution 25%, Results 25%'],
    ['Scale', 'Whole numbers from 1 to 10'],
    ['Bounds', 'Platinum from 9.0, Gold from 8.0, Silver from 7.0'],
    ['Minimum number of ratings', '20'],
    [
      'Borderline',
      'The entries whose tier is least certain get 5 more judges, once. Of the others about 5 of 100 may be in the wrong tier, and each is at least 80% certain',
    ],
    ['Largest load', 'No judge is given more than 2.0 times the median load'],
    ['Version of the calculation', '1.0.0'],
    [
      'Chance',
      'Judges are drawn; a judge gets an entry with a probability of 50% at most, where enough judges may judge it',
    ],
  ]);
  expect(textsOf(rules().querySelectorAll('dd'))).toEqual(
    categories.map(({ frozen }) => `${frozen.hash}Recomputed here: it matches`),
  );
});

const at = '2025-08-31T12:00:00.000Z';
const serverValue = '1'.repeat(64);
const seedOf = (...values: string[]) =>
  hashOfText(['meritum-draw/1', root, serverValue, ...values].join('\n'));
const alone: SeasonDrawReply = {
  committedAt: at,
  serverHash: hashOfText(serverValue),
  serverValue,
  root,
  fixedAt: at,
  seed: seedOf(),
  beacon: null,
};
const right = 'Recomputed here: it matches';
const wrong = 'Recomputed here: it does NOT match';

/** Round 1000 of quicknet, as the League of Entropy has published it. */
const round = {
  value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  at: timeOfRound(quicknet, 1_000),
};
const withBeacon = (changed: Partial<NonNullable<SeasonDrawReply['beacon']>> = {}) => ({
  ...alone,
  fixedAt: new Date(round.at.getTime() - 601_000).toISOString(),
  seed: seedOf(round.value),
  beacon: {
    chain: quicknet,
    round: { number: 1_000, at: round.at.toISOString() },
    signature: round.signature,
    omittedAt: null,
    ...changed,
  },
});
const omitted = { ...withBeacon({ signature: null, omittedAt: at }), seed: seedOf() };

test('a round of the public beacon is shown with where to compare it', async () => {
  open({ draw: withBeacon() });
  await openFold('What the draw follows from');
  expect(await screen.findByText(/^The public beacon drand, chain quicknet/)).toBeVisible();
  expect(hrefOf(/Compare it/)).toBe(`https://api.drand.sh/${quicknet.hash}/public/1000`);
  expect(screen.queryByText(/value alone/)).toBeNull();
});

const unknown = { signature: null };

test.each<[string, SeasonDrawReply, string, string]>([
  [
    'there was no beacon',
    alone,
    'No organiser',
    'No public beacon took part: our server’s value alone decided',
  ],
  [
    'two organisers left it out',
    omitted,
    'No organiser',
    'No public beacon took part: our server’s value alone decided',
  ],
  [
    'none takes part',
    { ...alone, seed: null },
    'No organiser',
    'No public beacon takes part: our server’s value alone decides',
  ],
  [
    'its round is not named yet',
    { ...withBeacon({ ...unknown, round: null }), seed: null },
    'Nobody',
    'The beacon’s round is named when judging opens',
  ],
])('who chooses is told by what the draw rests on: %s', async (_, draw, who, value) => {
  open({ draw });
  await screen.findByDisplayValue('Season 2025');
  expect(valuesShown()[1]?.slice(0, 2)).toEqual([`${who} chooses who judges what.`, value]);
  const promised = screen.queryByText(/nobody can choose which ratings there are/);
  expect(promised !== null).toBe(who === 'Nobody');
});

test.each<[string, SeasonDrawReply, string | null]>([
  ['a right seed', alone, right],
  ['a round of the beacon', withBeacon(), right],
  ['a round that two organisers left out', omitted, right],
  ['a round of another chain', withBeacon({ chain: { ...quicknet, genesis: 0 } }), wrong],
  ['a round that is hidden', { ...withBeacon(), beacon: null }, wrong],
  ['a round that was known when it was named', { ...withBeacon(), fixedAt: at }, wrong],
  ['a wrong seed', { ...alone, seed: root }, wrong],
  ['a value with another hash', { ...alone, serverHash: root }, wrong],
  ['a seed that is not known yet', { ...withBeacon(unknown), seed: null }, null],
])('the seed of the plans is recomputed from its sources: %s', async (_, its, verdict) => {
  open({ draw: its });
  await openFold('What the draw follows from');
  const seed = screen.queryByText('Seed', { selector: 'dt' })?.nextElementSibling?.textContent;
  expect(seed ?? null).toBe(verdict && `${its.seed}${verdict}`);
});

test('a wrong hash of the rules is reported', async () => {
  const [first] = categories;
  open({ categories: [{ ...first, frozen: { ...first?.frozen, hash: '0'.repeat(64) } }] });
  await openFold('The frozen rules');
  expect(await screen.findByText('Recomputed here: it does NOT match')).toBeVisible();
});

test('draft rules are called a draft', async () => {
  open({ frozenAt: null, categories: [{ category: 'AI', frozen: null }] });
  await openFold('The frozen rules');
  expect(await screen.findByText(/The rules of Season 2025 are a draft/)).toBeVisible();
});

test('the pictures tell their figures in words too', async () => {
  open();
  await openFold('Calibration and certainty, in figures');
  const pairs = screen.getByRole('figure');
  expect(textsOf(pairs.querySelectorAll('dt, dd'))).toEqual(
    wrongPairs.flatMap(({ method, of100 }) => [method, of100.toFixed(1)]),
  );
  expect(cellsOf(pairs.parentElement as HTMLElement)).toContainEqual(['75.1%', '75.7%']);
  expect(hrefsOf('Check the Results')).toEqual(['/check-the-results']);
});

test('words of the guidelines that promise something else are explained', () => {
  open();
  const [words] = screen.getAllByRole('region', { name: 'What words of the guidelines mean' });
  expect(textsOf(words?.querySelectorAll('dt') ?? [])).toEqual([
    'Eligibility screening',
    'Score calibration',
    'Consensus building',
  ]);
  expect(words).toHaveTextContent(/may return an entry .* never changes a score.*None is sought/);
});
