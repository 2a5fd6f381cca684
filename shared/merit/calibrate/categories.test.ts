import { calibrated } from '../testing/equations';
import { panelOf, usual } from '../testing/panels';
import { rulesWith } from '../testing/rules';
import { assessSeason } from './assess';
import type { Observation } from './design';

const judgesOf = { Technology: 'j', AI: 'k' };
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Two categories with their own judges, AI's one point stricter; some judges of each also rate in
 * the other.
 */
function twoCategories(seed: number, shared: number) {
  const panel = { nominations: 60, judges: 80, each: 15, spread: usual };
  return Object.entries(judgesOf).flatMap(([category, letter], at) => {
    const { observations } = panelOf({ ...panel, seed: seed + 100 * at });
    return observations.map((one): Observation & { category: string } => {
      const index = Number(one.judge.slice(1));
      const isGuest = index < shared;
      const own = isGuest ? (letter === 'j' ? 'k' : 'j') : letter;
      const strict = own === 'k' ? 1 : 0;
      return {
        nomination: `${category} ${one.nomination}`,
        judge: `${own}${String(isGuest ? 40 + index : index).padStart(4, '0')}`,
        category,
        score: one.score - strict,
      };
    });
  });
}

/** Without repeated pairs, which guests could cause. */
const once = (given: readonly (Observation & { category: string })[]) => [
  ...new Map(given.map((one) => [`${one.nomination} ${one.judge}`, one])).values(),
];

const difference = (given: readonly Observation[]) => {
  const { nominations } = calibrated(given);
  const scores = (category: string) =>
    nominations.filter(({ nomination }) => nomination.startsWith(category));
  const [technology, ai] = ['Technology', 'AI'].map((one) =>
    mean(scores(one).map(({ score }) => score)),
  );
  return { by: (technology as number) - (ai as number), nominations };
};

test('categories whose judges are stricter are told apart where some judges rate in both', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const plain = seeds.map((seed) => {
    const given = once(twoCategories(seed, 12));
    const ofCategory = (name: string) =>
      mean(given.filter(({ category }) => category === name).map(({ score }) => score));
    return ofCategory('Technology') - ofCategory('AI');
  });
  const ours = seeds.map((seed) => difference(once(twoCategories(seed, 12))).by);
  expect(mean(plain)).toBeGreaterThan(0.5);
  expect(Math.abs(mean(ours))).toBeLessThan(0.25);
});

test('categories that nobody connects are as uncertain as the severity of a single judge', () => {
  const errorsOf = (given: readonly Observation[]) =>
    mean(calibrated(given).nominations.map(({ standardError }) => standardError));
  const [apart, connected] = [0, 12].map((shared) => errorsOf(once(twoCategories(3, shared))));
  expect(apart).toBeGreaterThan(0.4);
  expect(connected).toBeLessThan(0.35);
});

test('a small part that nobody connects with the others is uncertain, the others hardly', () => {
  const panel = { nominations: 60, judges: 80, each: 15, spread: usual };
  const { observations } = panelOf({ ...panel, seed: 1 });
  const small = panelOf({ nominations: 6, judges: 8, each: 6, spread: usual, seed: 2 });
  const { nominations, parts } = calibrated([
    ...observations,
    ...small.observations.map((one) => ({
      ...one,
      nomination: `small ${one.nomination}`,
      judge: `small ${one.judge}`,
    })),
  ]);
  const errors = (isSmall: boolean) =>
    nominations
      .filter(({ nomination }) => nomination.startsWith('small') === isSmall)
      .map(({ standardError }) => standardError);
  expect([calibrated(observations).parts, parts]).toEqual([1, 2]);
  expect(Math.min(...errors(true))).toBeGreaterThan(0.75);
  expect(Math.max(...errors(false))).toBeLessThan(0.4);
});

test('other contests help to tell how severe judges are, and nothing is returned about them', () => {
  const rules = rulesWith({ minimumRatings: 8 });
  const unusual = 'AI n0000';
  const ratings = once(twoCategories(2, 12)).map(({ score, ...one }, at) => {
    const given = one.nomination === unusual ? 10 * (at % 2) : Math.round(score);
    const scores = Array<number>(4).fill(Math.min(10, Math.max(1, given)));
    return { ...one, scores, completedAt: at * 1e6 };
  });
  const own = ratings.filter(({ category }) => category === 'Technology');
  const [joint, alone] = [ratings, own].map((given) => assessSeason(rules, given));
  expect(joint?.nominations.map(({ outcome }) => outcome)).toEqual(
    alone?.nominations.map(({ outcome }) => outcome),
  );
  expect(joint?.signals.disagreementOnNominations).toEqual([]);
  const ofAi = assessSeason({ ...rules, category: 'AI' }, ratings).signals;
  expect(ofAi.disagreementOnNominations).toMatchObject([{ name: unusual }]);
  expect(joint?.calibration?.mean).not.toBeCloseTo(alone?.calibration?.mean ?? 0, 2);
  const scores = joint?.nominations.map(({ certainty }) => certainty?.calibrated.score ?? 0) ?? [];
  expect(joint?.calibration?.mean).toBeCloseTo(mean(scores), 9);
});
