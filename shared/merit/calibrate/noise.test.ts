import fc from 'fast-check';
import { calibrated } from '../testing/equations';
import { forAll } from '../testing/for-all';
import { panelOf, usual } from '../testing/panels';
import { designOf } from './design';
import { digamma, trigamma, trigammaInverse } from './gamma';
import { typicalOf } from './location';
import { noisePriorOf, weightsFrom } from './noise';

const season = { nominations: 187, judges: 350, each: 20, spread: usual };
const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

test('digamma and trigamma are those of the tables, and the inverse is one', () => {
  expect([1, 0.5, 10].map((x) => digamma(x).toFixed(9))).toEqual([
    '-0.577215665',
    '-1.963510026',
    '2.251752589',
  ]);
  expect([1, 0.5, 10].map((x) => trigamma(x).toFixed(9))).toEqual([
    '1.644934067',
    '4.934802201',
    '0.105166336',
  ]);
  for (const x of [0.01, 0.5, 3, 40, 1e5])
    expect(trigammaInverse(trigamma(x)) / x).toBeCloseTo(1, 6);
});

test('judges who are equally noisy weigh the same, or nearly', () => {
  const off = seeds.map((seed) => {
    const weights = calibrated(panelOf({ ...season, seed }).observations).judges.map(
      ({ weight }) => weight,
    );
    return Math.sqrt(mean(weights.map((weight) => (weight - 1) ** 2)));
  });
  expect(off.filter((one) => one === 0).length).toBeGreaterThan(seeds.length / 4);
  expect(Math.max(...off)).toBeLessThan(0.15);
});

test('where judges differ in noise, scores come closer to the truth than with equal weights', () => {
  const errors = seeds.map((seed) => {
    const { observations, quality } = panelOf({ ...season, seed, noiseScatter: 0.6 });
    const given = new Map<string, number[]>();
    for (const { nomination, score } of observations)
      given.set(nomination, [...(given.get(nomination) ?? []), score]);
    const squares = (scores: readonly number[]) =>
      mean(scores.map((score, at) => (score - (quality[at] as number)) ** 2));
    const ours = calibrated(observations).nominations.map(({ score }) => score);
    return [squares(ours), squares([...given.values()].map(mean))];
  });
  const [ours, plain] = [0, 1].map((which) => mean(errors.map((one) => one[which] as number)));
  // With known severity and noise the ratio would be 0.20; with equal weights it is 0.75.
  expect((ours as number) / (plain as number)).toBeLessThan(0.35);
});

test('the standard errors stay true where judges differ in noise', () => {
  const shares = seeds.map((seed) => {
    const { observations, quality } = panelOf({ ...season, seed, noiseScatter: 0.6 });
    const { nominations } = calibrated(observations);
    return mean(
      nominations.map(({ score, standardError }, at) =>
        Math.abs(score - (quality[at] as number)) < 1.96 * standardError ? 1 : 0,
      ),
    );
  });
  expect(Math.abs(mean(shares) - 0.95)).toBeLessThan(0.03);
});

test('the prior of the noise is found again', () => {
  const { observations, noise } = panelOf({ ...season, seed: 8, noiseScatter: 0.6 });
  const own = calibrated(observations).judges;
  const logarithms = own.map(({ weight }, at) => [
    -Math.log(weight),
    2 * Math.log(noise[at] as number),
  ]);
  const [x, y] = [0, 1].map((which) => logarithms.map((one) => one[which] as number));
  const spread = (one: readonly number[], other: readonly number[]) =>
    mean(one.map((value, at) => (value - mean(one)) * ((other[at] as number) - mean(other))));
  const [left, right] = [x as number[], y as number[]];
  const correlation = spread(left, right) / Math.sqrt(spread(left, left) * spread(right, right));
  expect(correlation).toBeGreaterThan(0.8);
});

test('the more a judge scatters, the less a rating counts; between the prior and the own variance', () => {
  const design = designOf(
    Array.from({ length: 12 * 8 }, (_, at) => ({
      nomination: `n${at % 8}`,
      judge: `j${String(Math.floor(at / 8)).padStart(2, '0')}`,
      score: 7,
    })),
  );
  const deviations = fc.array(fc.double({ min: 0.2, max: 4, noNaN: true }), {
    minLength: 12,
    maxLength: 12,
  });
  forAll([deviations], (given) => {
    const sizes = given.toSorted((one, other) => one - other);
    const residuals = Float64Array.from(
      design.judgeOf,
      (judge, at) => (sizes[judge] as number) * (at % 2 ? 1 : -1),
    );
    const freedom = new Float64Array(12).fill(6);
    const weights = weightsFrom(design, residuals, { freedom, pooled: 1 });
    for (const [at, weight] of weights.entries()) {
      expect(weight).toBeGreaterThan(0);
      if (at > 0) expect(weight).toBeLessThanOrEqual((weights[at - 1] as number) + 1e-12);
    }
    const ownRatio = ((sizes.at(-1) as number) / (sizes[0] as number)) ** 2;
    expect((weights[0] as number) / (weights.at(-1) as number)).toBeLessThanOrEqual(
      ownRatio + 1e-9,
    );
  });
});

test('a few judges, or a few ratings each, do not tell how noise differs', () => {
  const none = { degrees: Number.POSITIVE_INFINITY, variance: 2 };
  const squares = (count: number) =>
    Float64Array.from({ length: count }, (_, at) => 10 ** (at % 4));
  expect(noisePriorOf(squares(9), new Float64Array(9).fill(8), 2)).toEqual(none);
  expect(noisePriorOf(squares(50), new Float64Array(50).fill(2), 2)).toEqual(none);
  expect(noisePriorOf(squares(10), new Float64Array(10).fill(8), 2).degrees).toBeLessThan(2);
});

test('one judge in ten who gives everybody next to nothing hardly moves the scores', () => {
  const { observations, quality } = panelOf({ ...season, seed: 6 });
  const low = observations.map((one) => (one.judge < 'j0035' ? { ...one, score: 1 } : one));
  const off = calibrated(low).nominations.map(({ score }, at) => score - (quality[at] as number));
  // In the plain mean the scores are 0.6 lower.
  expect(Math.abs(mean(off))).toBeLessThan(0.2);
});

test('the typical value is the mean of symmetrical ones, and ignores what is far away', () => {
  expect(typicalOf([])).toBe(0);
  expect(typicalOf([2, 2, 2, 9])).toBe(2);
  expect(typicalOf([1, 2, 3, 4, 5])).toBeCloseTo(3, 12);
  expect(typicalOf([1, 2, 3, 4, 5, 1000])).toBeCloseTo(typicalOf([1, 2, 3, 4, 5, 1e6]), 9);
});
