import fc from 'fast-check';
import { inverse, product } from '../testing/dense';
import { calibrated, equations } from '../testing/equations';
import { forAll } from '../testing/for-all';
import { panelOf, usual } from '../testing/panels';
import { type Calibration, calibrate } from './calibrate';
import type { Observation } from './design';
import { typicalOf } from './location';

const small = (seed: number) =>
  panelOf({ nominations: 14, judges: 9, each: 5, seed, spread: usual }).observations;

/** Judges with widely different noise, so that their weights differ. */
const uneven = (seed: number) =>
  panelOf({ nominations: 24, judges: 14, each: 9, seed, spread: usual, noiseScatter: 0.8 })
    .observations;

test('scores and severities solve the weighted mixed model equations', () => {
  for (const observations of [1, 2, 3, 4, 5].flatMap((seed) => [small(seed), uneven(seed)])) {
    const calibration = calibrated(observations);
    const { matrix, right, nominations } = equations(observations, calibration);
    const [mean = 0, ...effects] = product(inverse(matrix), right);
    const typical = typicalOf(effects.slice(nominations).map((value) => -value));
    const exact = effects.map((value, at) =>
      at < nominations ? mean - typical + value : -value - typical,
    );
    const ours = [
      ...calibration.nominations.map(({ score }) => score),
      ...calibration.judges.map(({ severity }) => severity),
    ];
    expect(ours.map((value, at) => Math.abs(value - (exact[at] as number)) < 1e-7)).toEqual(
      exact.map(() => true),
    );
    expect(calibration.mean).toBeCloseTo(mean - typical, 7);
  }
});

test('a rating is its nomination, its judge and what is left', () => {
  const { nominations, judges, residuals } = calibrated(small(3));
  const score = new Map(nominations.map((one) => [one.nomination, one.score]));
  const severity = new Map(judges.map((one) => [one.judge, one.severity]));
  for (const one of residuals)
    expect(
      (score.get(one.nomination) as number) - (severity.get(one.judge) as number) + one.residual,
    ).toBeCloseTo(one.score, 9);
});

test('one more point from everybody is one more point, and as certain', () => {
  const given = small(6);
  const [ours, higher] = [given, given.map((one) => ({ ...one, score: one.score + 1 }))].map(
    calibrated,
  );
  for (const [at, one] of (ours as Calibration).nominations.entries()) {
    expect(higher?.nominations[at]?.score).toBeCloseTo(one.score + 1, 8);
    expect(higher?.nominations[at]?.standardError).toBeCloseTo(one.standardError, 8);
  }
});

test('a judge who gives everybody two points less is found, and costs nobody a point', () => {
  const { observations } = panelOf({
    nominations: 60,
    judges: 40,
    each: 12,
    seed: 4,
    spread: { nomination: 1, judge: 0.1, residual: 0.3 },
  });
  const harsh = observations.map((one) =>
    one.judge === 'j0007' ? { ...one, score: one.score - 2 } : one,
  );
  const found = calibrated(harsh);
  const strictest = [...found.judges].sort((one, other) => other.severity - one.severity)[0];
  expect(strictest?.judge).toBe('j0007');
  expect(Math.abs((strictest?.severity ?? 0) - 2)).toBeLessThan(0.4);
  const before = calibrated(observations);
  const met = new Set(harsh.filter(({ judge }) => judge === 'j0007').map((one) => one.nomination));
  const moved = found.nominations
    .map((one, at) => ({ ...one, by: Math.abs(one.score - (before.nominations[at]?.score ?? 0)) }))
    .filter(({ nomination }) => met.has(nomination));
  // In a plain mean of 12 judges, one judge's 2 points are 0.17.
  expect(moved.length).toBeGreaterThan(10);
  expect(Math.max(...moved.map(({ by }) => by))).toBeLessThan(0.1);
});

test('ratings that are all alike leave nothing to calibrate', () => {
  const given = small(7).map((one) => ({ ...one, score: 8 }));
  const { nominations, judges, variances } = calibrated(given);
  expect(variances).toEqual({ nomination: 0, judge: 0, residual: 1e-6 });
  expect(new Set(nominations.map(({ score }) => score.toFixed(9)))).toEqual(
    new Set(['8.000000000']),
  );
  expect(new Set(judges.map(({ severity }) => Math.abs(severity)))).toEqual(new Set([0]));
});

test('with any ratings, all results are finite numbers', () => {
  const some = fc.uniqueArray(
    fc.record({
      nomination: fc.nat({ max: 12 }).map((at) => `n${at}`),
      judge: fc.nat({ max: 12 }).map((at) => `j${at}`),
      score: fc.integer({ min: 4, max: 40 }).map((quarters) => quarters / 4),
    }),
    { selector: ({ nomination, judge }) => `${nomination} ${judge}`, maxLength: 120, size: 'max' },
  );
  let calibratedOnes = 0;
  forAll([some], { numRuns: 300 }, (given) => {
    const found = calibrate(given);
    calibratedOnes += found ? 1 : 0;
    const numbers = [
      ...(found?.nominations ?? []).flatMap((one) => [one.score, one.standardError]),
      ...(found?.judges ?? []).map(({ severity }) => severity),
      ...(found?.residuals ?? []).map(({ residual }) => residual),
    ];
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
  });
  expect(calibratedOnes).toBeGreaterThan(100);
});

test('too few ratings are not calibrated', () => {
  expect([calibrate([]), calibrate(small(1).slice(0, 15))]).toEqual([undefined, undefined]);
});

test('a judge who rated a nomination twice is an error', () => {
  const given = small(1);
  expect(() => calibrate([...given, given[0] as Observation])).toThrow('twice');
});
