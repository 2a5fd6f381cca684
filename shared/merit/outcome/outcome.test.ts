import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { rulesWith } from '../testing/rules';
import { outcomeOf } from './outcome';
import { compositeOf } from './ratings';
import { ruleSetProblems } from './rule-set';
import {
  composite,
  compositeShown,
  criterionMeans,
  nominationScore,
  type Scores,
  scoreShown,
} from './score';

const rules = rulesWith();
const few = rulesWith({ minimumRatings: 1 });
const scores = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 10 })));
const ratings = fc.array(scores, { minLength: 1, maxLength: 30 });
const alike = (count: number, one: Scores): Scores[] => Array.from({ length: count }, () => one);
const tierOf = (list: readonly Scores[], over = few) => {
  const outcome = outcomeOf(over, list);
  return outcome.kind === 'decided' ? outcome.tier : outcome.kind;
};

test('CONST-005 JUD-032 a composite is the plain mean, to one decimal, half up, for all 10,000', () => {
  for (let code = 0; code < 10_000; code += 1) {
    const four = [0, 1, 2, 3].map((index) => 1 + (Math.floor(code / 10 ** index) % 10));
    const sum = four.reduce((total, one) => total + one, 0);
    // A tenth of a mean of four has at most two decimals, so this is exact.
    const shown = Math.floor((sum * 10 + 2) / 4) / 10;
    expect(compositeShown(rules, four)).toBe(shown);
    expect(composite(rules, four)).toEqual({ numerator: 25 * sum, denominator: 100 });
  }
  expect([compositeShown(rules, [8, 9, 7, 9]), compositeShown(rules, [7, 7, 7, 8])]).toEqual([
    8.3, 7.3,
  ]);
});

test('CONST-005 a composite is weighted as the outcome is, whatever order its ratings come in', () => {
  const criteria = [40, 20, 20, 20].map((weight, index) => ({
    key: `c${index}`,
    name: '',
    weight,
  }));
  expect(compositeOf(criteria, { c3: 5, c2: 5, c1: 5, c0: 10 })).toBe(7);
  const quarters = criteria.map((one) => ({ ...one, weight: 25 }));
  expect(compositeOf(quarters, { c0: 10, c1: 5, c2: 5, c3: 5 })).toBe(6.3);
});

test('OPEN-038 a tier begins at its cut and ends just below the next', () => {
  // 20 judges, 80 numbers: the mean moves in steps of 1/80.
  const summing = (sum: number): Scores[] => {
    const low = Math.floor(sum / 80);
    const more = sum - 80 * low;
    return Array.from({ length: 20 }, (_, judge) =>
      [0, 1, 2, 3].map((index) => low + (judge * 4 + index < more ? 1 : 0)),
    );
  };
  const around = [720, 719, 640, 639, 560, 559].map((sum) => {
    const outcome = outcomeOf(rules, summing(sum));
    return outcome.kind === 'decided' && [scoreShown(outcome.score), outcome.tier];
  });
  expect(around).toEqual([
    ['9.00', 'Platinum'],
    ['8.98', 'Gold'],
    ['8.00', 'Gold'],
    ['7.98', 'Silver'],
    ['7.00', 'Silver'],
    ['6.98', null],
  ]);
});

test('D33 a mean that floating point would miss still reaches its cut', () => {
  const weighted = rulesWith({
    criteria: [40, 30, 30].map((weight, index) => ({ name: `${index}`, weight })),
    tiers: [{ name: 'Gold', fromHundredths: 850 }],
    minimumRatings: 20,
  });
  const twenty = Array.from({ length: 20 }, (_, judge) =>
    [7 + judge * 3, 5 + judge * 11, 13 + judge].map((step) => 7 + (step % 4)),
  );
  const inFloats = twenty.reduce(
    (sum, [a = 0, b = 0, c = 0]) => sum + 0.4 * a + 0.3 * b + 0.3 * c,
    0,
  );
  expect(inFloats / 20).toBeLessThan(8.5);
  expect(tierOf(twenty, weighted)).toBe('Gold');
});

test('D33 a score just below a cut is never shown as the cut', () => {
  expect(scoreShown({ numerator: 8_999_999, denominator: 1_000_000 })).toBe('8.99');
});

test('CONST-006 19 ratings are no result, 20 are one', () => {
  expect(outcomeOf(rules, alike(19, [9, 9, 9, 9]))).toEqual({ kind: 'too few', ratings: 19 });
  expect(outcomeOf(rules, alike(20, [9, 9, 9, 9]))).toEqual({
    kind: 'decided',
    ratings: 20,
    score: { numerator: 18_000, denominator: 2000 },
    tier: 'Platinum',
  });
});

test('a rating outside of the rules is refused', () => {
  for (const one of [
    [9, 9, 9],
    [9, 9, 9, 11],
    [0, 9, 9, 9],
    [9, 9, 9, 9.5],
    [9, 9, 9, Number.NaN],
  ])
    expect(() => outcomeOf(few, [one])).toThrow(RangeError);
});

test('raising one number never lowers the score, nor the tier', () => {
  const names = ['Platinum', 'Gold', 'Silver', null];
  forAll([ratings, fc.nat(), fc.nat({ max: 3 })], (list, which, criterion) => {
    const raised = list.map((one, index) =>
      one.map((value, at) =>
        index === which % list.length && at === criterion ? Math.min(10, value + 1) : value,
      ),
    );
    const { numerator } = nominationScore(few, list);
    expect(nominationScore(few, raised).numerator).toBeGreaterThanOrEqual(numerator);
    expect(names.indexOf(tierOf(raised))).toBeLessThanOrEqual(names.indexOf(tierOf(list)));
  });
});

test('the score is the mean of the four means', () => {
  forAll([ratings], (list) => {
    const means = criterionMeans(rules, list);
    const sum = means.reduce((total, { numerator }) => total + numerator, 0);
    const { numerator, denominator } = nominationScore(rules, list);
    expect(numerator * 4 * list.length).toBe(sum * denominator);
  });
});

test('problems of unusable rules are named', () => {
  expect(ruleSetProblems(rules)).toEqual([]);
  const [platinum, gold, silver] = rules.tiers as [never, never, never];
  expect(
    ruleSetProblems({
      ...rules,
      criteria: [
        { name: 'Same', weight: 0 },
        { name: 'Same', weight: 0.5 },
      ],
      scale: { from: 10, to: 1 },
      tiers: [gold, platinum, silver],
      minimumRatings: 0,
    }),
  ).toEqual([
    'Two criteria have the same name.',
    'A weight is not a positive whole number.',
    'The scale is not from a whole number to a higher one.',
    'The tiers do not go down in whole hundredths.',
    'The fewest ratings are not a positive whole number.',
  ]);
});
