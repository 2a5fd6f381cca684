import fc from 'fast-check';
import { outcomeOf } from '../outcome/outcome';
import { forAll } from '../testing/for-all';
import { panelOf, usual } from '../testing/panels';
import { rulesWith } from '../testing/rules';
import { assessSeason, type CompletedRating } from './assess';

const rules = rulesWith({ minimumRatings: 8 });

const ratingsOf = (seed: number): CompletedRating[] =>
  panelOf({ nominations: 20, judges: 14, each: 8, seed, spread: usual }).observations.map(
    ({ nomination, judge, score }, at) => ({
      nomination,
      judge,
      scores: [-0.4, 0, 0.1, 0.5].map((off) => Math.min(10, Math.max(1, Math.round(score + off)))),
      completedAt: 1000 * ((at * 7919) % 100_003),
    }),
  );

const season = fc.integer({ min: 1, max: 40 }).map(ratingsOf);

test('the order of ratings changes nothing at all', () => {
  forAll(
    [
      season.chain((given) =>
        fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
      ),
    ],
    { numRuns: 20 },
    ([given, shuffled]) => {
      expect(assessSeason(rules, shuffled)).toEqual(assessSeason(rules, given));
    },
  );
});

test('renaming judges changes no outcome and no visible certainty', () => {
  const given = ratingsOf(3);
  const named = (judge: string) => `judge ${9999 - Number(judge.slice(1))}`;
  const renamed = given.map((one) => ({ ...one, judge: named(one.judge) }));
  const seen = (ratings: readonly CompletedRating[]) =>
    assessSeason(rules, ratings).nominations.map(({ nomination, outcome, certainty }) => ({
      nomination,
      outcome,
      score: certainty?.calibrated.score.toFixed(8),
      isBorderline: certainty?.isBorderline,
      tiers: certainty?.tiers.map(({ tier, probability }) => [tier, probability.toFixed(8)]),
    }));
  expect(seen(renamed)).toEqual(seen(given));
});

test("outcomes follow from a nomination's own ratings alone, whatever the calibration says", () => {
  forAll([season], { numRuns: 20 }, (given) => {
    const scoresOf = (name: string) =>
      given.filter(({ nomination }) => nomination === name).map(({ scores }) => scores);
    for (const { nomination, outcome } of assessSeason(rules, given).nominations)
      expect(outcome).toEqual(outcomeOf(rules, scoresOf(nomination)));
  });
});

test('a judge who hurries, drifts and gives one number to all is shown, and changes no outcome', () => {
  const given = ratingsOf(9);
  const hurried = given.map((one, at) =>
    one.judge === 'j0001' ? { ...one, scores: [8, 8, 8, 8], completedAt: at * 10 } : one,
  );
  const slow = hurried.map((one) => ({ ...one, completedAt: one.completedAt * 1e6 }));
  const [fast, steady] = [hurried, slow].map((ratings) => assessSeason(rules, ratings));
  const own = hurried.filter(({ judge }) => judge === 'j0001');
  expect(fast?.signals.sameness).toEqual([{ judge: 'j0001', number: 8, ratings: own.length }]);
  expect(fast?.signals.haste.map(({ judge, ratings }) => [judge, ratings])).toEqual([
    ['j0001', own.length],
  ]);
  expect(steady?.signals.haste).toEqual([]);
  expect(fast?.nominations).toEqual(steady?.nominations);
});

test('a season with hardly any ratings has outcomes, but nothing is said about how sure they are', () => {
  const few = ratingsOf(2).slice(0, 3);
  expect(assessSeason(rules, few)).toEqual({
    nominations: [
      {
        nomination: 'n0000',
        outcome: { kind: 'too few', ratings: 3 },
        certainty: undefined,
      },
    ],
    calibration: undefined,
    signals: {
      sameness: [],
      haste: [],
      drift: [],
      disagreementOnNominations: [],
      disagreementOfJudges: [],
      against: [],
    },
  });
});
