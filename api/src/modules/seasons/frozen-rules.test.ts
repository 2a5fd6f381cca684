import type { Season } from '@meritum/shared/contracts/seasons';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { arbitrarySeason } from '@meritum/shared/merit/testing/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import {
  codeVersion,
  criteriaOf,
  freezingProblems,
  frozenRulesOf,
  meritRulesOf,
} from './frozen-rules';
import { judgingOpen } from './rules';

const withRules = (rules: Partial<Season['rules']>): Season => ({
  ...defaultSeason,
  rules: { ...defaultSeason.rules, ...rules },
});
const weighing = (...weights: number[]) =>
  withRules({
    criteria: defaultSeason.rules.criteria.map((criterion, index) => ({
      ...criterion,
      weight: weights[index] as number,
    })),
  });

test('the season’s rules are whole numbers and texts, as they are hashed', () => {
  const { text, hash, keys } = frozenRulesOf(defaultSeason, 'Technology');
  expect(JSON.parse(text)).toEqual({
    format: 'meritum-rules/1',
    season: '2025',
    category: 'Technology',
    criteria: ['Innovation', 'Methodology', 'Execution', 'Results'].map((name) => ({
      name,
      weight: 25,
    })),
    scale: { from: 1, to: 10 },
    tiers: [
      { name: 'Platinum', fromHundredths: 900 },
      { name: 'Gold', fromHundredths: 800 },
      { name: 'Silver', fromHundredths: 700 },
    ],
    minimumRatings: 20,
    borderline: { certaintyThousandths: 955, extraJudges: 5 },
    largestLoadHundredths: 200,
    pairLimitHundredths: 50,
    codeVersion: 'meritum-merit/3',
    assignmentSeed: 1,
  });
  expect([hash, keys]).toEqual([
    hashOfText(text),
    ['innovation', 'methodology', 'execution', 'results'],
  ]);
});

test('fractional weights become whole ones in the same proportion', () => {
  const weights = (...given: number[]) =>
    meritRulesOf(weighing(...given), 'AI').criteria.map(({ weight }) => weight);
  expect([weights(12.5, 37.5, 25, 25), weights(33.33, 33.33, 33.33, 0.01)]).toEqual([
    [125, 375, 250, 250],
    [3333, 3333, 3333, 1],
  ]);
});

const [innovation, ...others] = defaultSeason.rules.criteria as [
  Season['rules']['criteria'][0],
  ...Season['rules']['criteria'],
];

test.each<[string, Partial<Season['rules']>]>([
  ['The tiers do not go down', { tiers: [{ name: 'Gold', from: 8.005, range: '8' }] }],
  ['The borderline rule has', { borderline: { certainty: 0.9555, extraJudges: 5 } }],
  ['The largest load is not', { largestLoad: 1.999_95 }],
  [
    'A criterion cannot have the key averageRating.',
    { criteria: [{ ...innovation, key: 'averageRating' }, ...others] },
  ],
  [
    'A criterion cannot have the key constructor.',
    { criteria: [{ ...innovation, key: 'constructor' }, ...others] },
  ],
  ['Judges rate from 1 to 10', { scale: { min: 0, max: 10 } }],
  ['A weight is not', { criteria: [{ ...innovation, weight: 1 / 3 }, ...others] }],
])('%s: such rules cannot be frozen', (problem, rules) => {
  expect(freezingProblems(defaultSeason)).toEqual([]);
  const [first] = freezingProblems(withRules(rules));
  expect(first?.slice(0, problem.length)).toBe(problem);
});

test('other criteria and weights can be frozen, and judges see the weights that count', () => {
  const style = { key: 'style', name: 'Style', description: 'How it is told', weight: 12.5 };
  const season = withRules({
    criteria: [style, { ...innovation, weight: 87.5 }],
  });
  expect(freezingProblems(season)).toEqual([]);
  expect(criteriaOf(season)).toEqual([
    { ...style, weight: 125 },
    { ...innovation, weight: 875 },
  ]);
  expect(frozenRulesOf(season, 'AI').keys).toEqual(['style', 'innovation']);
});

test('no ratings are accepted before the rules are frozen', () => {
  const now = new Date('2025-10-01T00:00:00Z');
  expect([
    judgingOpen(defaultSeason, 'Technology', now),
    judgingOpen(withRules({ frozenAt: null }), 'Technology', now),
  ]).toEqual([true, false]);
});

test('outcomes match the frozen version of the mathematics: raise it to change one', () => {
  const ledgers = Array.from({ length: 200 }, (_, seed) => publishLedger(arbitrarySeason(seed)));
  const outcomes = ledgers.map(({ root, entries }) => [root, entries]);
  expect([codeVersion, hashOfText(JSON.stringify(outcomes))]).toEqual([
    'meritum-merit/3',
    '677f588953922604a3f9e58c8adee40b1528be1368bef997da121037fc1c0010',
  ]);
});
