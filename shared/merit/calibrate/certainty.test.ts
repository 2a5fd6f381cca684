import fc from 'fast-check';
import { type Outcome, outcomeOf } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import { forAll } from '../testing/for-all';
import { rulesWith } from '../testing/rules';
import { borderlineAmong } from './borderline';
import { type Estimate, tierProbabilities } from './certainty';
import { normalCdf } from './normal';

const rules = rulesWith({ minimumRatings: 1 });
const rounded = (score: number, standardError: number) =>
  tierProbabilities(rules.tiers, { score, standardError }).map(
    ({ tier, probability }) => `${tier} ${probability.toFixed(3)}`,
  );

test('the normal distribution is that of the tables', () => {
  const found = [-3, -1.959964, -1, 0, 0.5, 1, 1.959964, 3].map((z) => normalCdf(z).toFixed(6));
  expect(found.map(Number)).toEqual([
    0.00135, 0.025, 0.158655, 0.5, 0.691462, 0.841345, 0.975, 0.99865,
  ]);
});

test('on a cut both tiers are as probable, and all together are certain', () => {
  expect(rounded(9, 0.25)).toEqual(['Platinum 0.500', 'Gold 0.500', 'Silver 0.000', 'null 0.000']);
  expect(rounded(7.5, 0.5)).toEqual(['Platinum 0.001', 'Gold 0.157', 'Silver 0.683', 'null 0.159']);
  for (const score of [5, 6.9, 8, 9.7]) {
    const sum = tierProbabilities(rules.tiers, { score, standardError: 0.3 }).reduce(
      (total, { probability }) => total + probability,
      0,
    );
    expect(sum).toBeCloseTo(1, 12);
  }
});

test('without any error there is no doubt', () => {
  expect(rounded(9, 0)).toEqual(['Platinum 1.000', 'Gold 0.000', 'Silver 0.000', 'null 0.000']);
});

const borderlineOf = (under: RuleSet, outcome: Outcome, estimate: Estimate) =>
  borderlineAmong(under, [{ outcome, estimate }])[0];
const gold = [8, 8, 9, 9];

test('without a borderline rule nothing is borderline', () => {
  const outcome = outcomeOf(rules, [gold]);
  const never = { ...rules, borderline: null };
  expect(borderlineOf(never, outcome, { score: 9.5, standardError: 1 })).toBe(false);
});

test('a nomination without a result is not borderline', () => {
  const outcome = outcomeOf(rulesWith(), [gold]);
  expect(borderlineOf(rules, outcome, { score: 8, standardError: 1 })).toBe(false);
});

/** Gold entries whose calibrated score has the given probability of Gold. */
const certain = { ...rules, borderline: { certaintyThousandths: 950, extraJudges: 5 } };
const estimates = fc.array(
  fc.record({
    outcome: fc
      .integer({ min: 5, max: 10 })
      .map((number) => outcomeOf(certain, [[number, 8, 8, 9]])),
    estimate: fc.record({
      score: fc.double({ min: 5, max: 10, noNaN: true }),
      standardError: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    }),
  }),
  { maxLength: 60 },
);
const sureness = ({ outcome, estimate }: { outcome: Outcome; estimate: Estimate }) =>
  tierProbabilities(rules.tiers, estimate).find(
    ({ tier }) => outcome.kind === 'decided' && tier === outcome.tier,
  )?.probability ?? 0;
const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('as few as possible are borderline, so that the others are as sure as the rules say', () => {
  forAll([estimates], (all) => {
    const flags = borderlineAmong(certain, all);
    const sure = all.filter((_, at) => !flags[at]).map(sureness);
    const unsure = all.filter((_, at) => flags[at]).map(sureness);
    if (sure.length > 0) expect(meanOf(sure)).toBeGreaterThanOrEqual(0.95 - 1e-9);
    expect(Math.min(1, ...sure)).toBeGreaterThanOrEqual(0.8);
    const next = Math.max(...unsure);
    expect(next).toBeLessThanOrEqual(Math.min(1, ...sure));
    if (next >= 0.8) expect(meanOf([...sure, next])).toBeLessThan(0.95 + 1e-9);
  });
});
