import * as z from 'zod/mini';
import { defaultSeason } from '../programme/season';
import { defaultSeasons } from '../programme/seasons';
import { timeline } from '../programme/timeline';
import { ruleSet, type Season, season } from './seasons';

test('the seasons that a fresh database is given are complete and in order', () => {
  expect(z.parse(z.array(season), defaultSeasons)).toEqual(defaultSeasons);
  expect(defaultSeasons.map(({ id }) => id)).toEqual(['2024', '2025']);
});

test('STATE-006 CONST-005 CONST-006 CRIT-002 CRIT-003 JUD-050 the rules are those of the specification', () => {
  expect(defaultSeason.rules).toEqual({
    criteria: [
      ['innovation', 'Innovation', 'Uniqueness and originality'],
      [
        'methodology',
        'Methodology',
        'Significance of challenges addressed and alignment with industry needs',
      ],
      ['execution', 'Execution', 'Quality and technical excellence of implementation'],
      ['results', 'Results', 'Measurable impact and outcomes'],
    ].map(([key, name, description]) => ({ key, name, description, weight: 25 })),
    scale: { min: 1, max: 10 },
    tiers: [
      { name: 'Platinum', from: 9, range: '9.0 and above' },
      { name: 'Gold', from: 8, range: '8.0 to 8.99' },
      { name: 'Silver', from: 7, range: '7.0 to 7.99' },
    ],
    minimumRatings: 20,
    plannedRatings: 22,
    borderline: { certainty: 0.955, extraJudges: 5 },
    largestLoad: 2,
    pairLimit: 0.5,
    frozenAt: '2025-08-31T00:00:00.000Z',
  });
});

const { rules } = defaultSeason;
const [platinum, gold] = rules.tiers;
const downwards = 'must go from the best medal and score downwards, each once';

test.each([
  ['of one bound', [platinum, gold], [9, 9], downwards],
  ['in another order than their medals', [gold, platinum], [9, 8], downwards],
  ['of one medal', [platinum, platinum], [9, 8], downwards],
  ['outside the scale', [platinum, gold], [9, 0.5], 'must lie within the scale'],
  [
    'finer than a score',
    [platinum, gold],
    [9, 7.005],
    'must begin at a score with at most two decimals',
  ],
])('tiers %s are refused', (_, medals, bounds, message) => {
  const tiers = medals.map((medal, at) => ({ ...medal, from: bounds[at] }));
  const { error } = ruleSet.safeParse({ ...rules, tiers });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['tiers'], message]]);
});

test('D12 by default Technology alone is open, and never closes automatically', () => {
  const shut = { open: false, closesAt: null };
  const open = { open: true, closesAt: null };
  expect(
    defaultSeason.categories.map(({ name, nominations, judging }) => [name, nominations, judging]),
  ).toEqual([
    ['AI', shut, shut],
    ['Technology', open, open],
    ['Data Analytics', shut, shut],
  ]);
});

test('TIME-002 TIME-003 TIME-004 the printed days of the timeline are those of the season', () => {
  const printed = (day: string) => {
    const [, month, date] = day.split('-').map(Number);
    return `${{ 8: 'Aug', 9: 'Sept', 11: 'Nov' }[Number(month)]} ${date}`;
  };
  const { nominations, judging, results } = defaultSeason.calendar;
  expect(timeline.map(({ dates }) => dates)).toEqual([
    `${printed(nominations.from)} - ${printed(nominations.to)}`,
    `${printed(judging.from)} - ${printed(judging.to)}`,
    printed(results),
  ]);
});

const [first] = rules.criteria;
const wrong: [string, Partial<Season> | { [field: string]: unknown }, string][] = [
  [
    'weights that are not 100% together',
    { rules: { ...rules, criteria: [first] } },
    'rules/criteria',
  ],
  [
    'one key for two criteria',
    { rules: { ...rules, criteria: Array(4).fill(first) } },
    'rules/criteria',
  ],
  [
    'a scale of one number',
    { rules: { ...rules, tiers: [{ ...platinum, from: 3 }], scale: { min: 3, max: 3 } } },
    'rules/scale/max',
  ],
  [
    'fewer judges than ratings',
    { rules: { ...rules, plannedRatings: 19 } },
    'rules/plannedRatings',
  ],
  [
    'a largest load that is no more than the median',
    { rules: { ...rules, largestLoad: 1 } },
    'rules/largestLoad',
  ],
  [
    'reminders more than once a week',
    { reminders: { atMostEveryDays: 6 } },
    'reminders/atMostEveryDays',
  ],
  ['a current category that it does not have', { currentCategory: 'Cooking' }, 'currentCategory'],
  ['winners of a category that it does not have', { directory: ['Cooking'] }, 'directory'],
  ['a category of winners twice', { directory: ['AI', 'AI'] }, 'directory'],
  [
    'a category twice',
    { categories: [...defaultSeason.categories, ...defaultSeason.categories] },
    'categories',
  ],
  [
    'days that end before they begin',
    { calendar: { ...defaultSeason.calendar, judging: { from: '2025-09-02', to: '2025-09-01' } } },
    'calendar/judging/to',
  ],
  [
    'a day that does not exist',
    { calendar: { ...defaultSeason.calendar, results: '2025-02-30' } },
    'calendar/results',
  ],
  ['another format', { formatVersion: 2 }, 'formatVersion'],
  ['a field that it does not have', { price: 99 }, ''],
];

test.each(wrong)('a season with %s is refused', (_what, change, pointer) => {
  const { error } = z.safeParse(season, { ...defaultSeason, ...change });
  expect(error?.issues.map(({ path }) => path.join('/'))).toEqual([pointer]);
});
