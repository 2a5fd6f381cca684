import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { quicknet, timeOfRound } from '@meritum/shared/merit/assign/beacon';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { freezeRules } from '@meritum/shared/merit/ledger/freeze';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import { wrongPairs } from '@meritum/shared/programme/merit-figures';
import { fakeServer } from '@meritum/shared/testing/fakeServer';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { screen } from '@testing-library/react';
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
  ...changed,
});

function open(changed: object = {}) {
  const reply = { body: replyOf(changed) };
  const server = fakeServer([{ method: 'GET', path: '/api/season/rules', reply }]);
  renderAt('/how-we-judge');
  return { server };
}

const season = () => screen.getByRole('region', { name: 'The season’s rules' });

test('the frozen rules are complete, with the recomputed hash of each category', async () => {
  open();
  expect(await screen.findByText(/Season 2025, frozen on 31 August 2025/)).toBeVisible();
  expect(cellsOf(season())).toEqual([
    ['Criteria and weights', 'Innovation 25%, Methodology 25%, Execution 25%, Results 25%'],
    ['Scale', 'Whole numbers from 1 to 10'],
    ['Bounds', 'Platinum from 9.0, Gold from 8.0, Silver from 7.0'],
    ['Minimum number of ratings', '20'],
    [
      'Borderline',
      'The least certain entries: of the others, about 5 of 100 may be in the wrong tier, each with 80% certainty at least; then 5 more judges, once',
    ],
    ['Largest load', 'No judge is given more than 2.0 times the median load'],
    ['Version of the calculation', '1.0.0'],
    [
      'Chance',
      'Judges are drawn; a judge gets an entry with a probability of 50% at most, where enough judges may judge it',
    ],
  ]);
  const hashes = textsOf(season().querySelectorAll('dd'));
  expect(hashes).toEqual(
    categories.map(({ frozen }) => `${frozen.hash}Recomputed here: it matches`),
  );
});

test('a visitor chooses among the seasons, and the address names it', async () => {
  const seasons = [
    { id: '2026', name: 'Season 2026' },
    { id: '2025', name: 'Season 2025' },
  ];
  const { server } = open({ season: seasons[0], seasons });
  const chooser = await screen.findByLabelText('Season');
  expect(chooser).toHaveValue('2026');
  server.now([{ method: 'GET', path: '/api/season/rules', reply: { body: replyOf({ seasons }) } }]);
  await userEvent.selectOptions(chooser, 'Season 2025');
  expect(await screen.findByText(/Season 2025, frozen on/)).toBeVisible();
  expect(window.location.search).toBe('?season=2025');
  expect(server.calls.map(({ search }) => String(search))).toEqual(['', 'season=2025']);
});

const at = '2025-08-31T12:00:00.000Z';
const serverValue = '1'.repeat(64);
const root = hashOfText('texts and judges');
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
  expect(await screen.findByText(/^The public beacon drand, chain quicknet/)).toBeVisible();
  expect(hrefOf(/Compare it/)).toBe(`https://api.drand.sh/${quicknet.hash}/public/1000`);
  expect(screen.queryByText(/value alone/)).toBeNull();
});

test.each<[string, SeasonDrawReply, RegExp]>([
  ['there was no beacon', alone, /took part: the server’s value alone decided/],
  ['two organisers left it out', omitted, /took part: the server’s value alone decided/],
  ['the seed is not known yet', { ...alone, seed: null }, /the server’s value alone decides/],
])('that the server’s value alone decides is said where %s', async (_, draw, said) => {
  open({ draw });
  expect(await screen.findByText(said)).toBeVisible();
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
  ['a seed that is not known yet', { ...withBeacon({ signature: null }), seed: null }, null],
])('the seed of the plans is recomputed from its sources: %s', async (_, its, verdict) => {
  open({ draw: its });
  expect(await screen.findByRole('heading', { name: 'How judges were drawn' })).toBeVisible();
  const seed = screen.queryByText('Seed', { selector: 'dt' })?.nextElementSibling?.textContent;
  expect(seed ?? null).toBe(verdict && `${its.seed}${verdict}`);
});

test('a wrong hash of the rules is reported', async () => {
  const [first] = categories;
  open({ categories: [{ ...first, frozen: { ...first?.frozen, hash: '0'.repeat(64) } }] });
  expect(await screen.findByText('Recomputed here: it does NOT match')).toBeVisible();
});

test('draft rules are called a draft', async () => {
  open({ frozenAt: null, categories: [{ category: 'AI', frozen: null }] });
  expect(await screen.findByText(/The rules of Season 2025 are a draft/)).toBeVisible();
});

test('the pictures tell their figures in words too', async () => {
  open();
  await screen.findByText(/frozen on/);
  const pairs = screen.getByRole('figure');
  expect(textsOf(pairs.querySelectorAll('dt, dd'))).toEqual(
    wrongPairs.flatMap(({ method, of100 }) => [method, of100.toFixed(1)]),
  );
  expect(cellsOf(screen.getByRole('region', { name: 'How sure a result is' }))).toContainEqual([
    '75.1%',
    '75.7%',
  ]);
  expect(hrefsOf('Check the Results')).toEqual(['/check-the-results']);
});
