import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { type Plan, planAssignments } from './plan';
import {
  inputOf,
  judgesWith,
  judgeWith,
  nominationsWith,
  nominationWith,
  season,
} from './testing/seasons';

/** "weak" would gain from judges of the category; the many others would gain slightly more. */
const contested = inputOf({
  nominations: [
    nominationWith({ id: 'weak', text: 'optics', employers: ['acme'], planned: 2 }),
    ...nominationsWith(12, { id: 'strong', text: 'compilers storage', wanted: 3, planned: 3 }),
  ],
  judges: [
    ...judgesWith(3, {
      id: 'near',
      expertise: 'optics compilers storage',
      employers: ['acme'],
      capacity: 8,
    }),
    ...judgesWith(2, { id: 'wide', expertise: 'compilers storage', capacity: 6 }),
    ...judgesWith(2, { id: 'other', expertise: 'optics', categories: [], capacity: 13 }),
  ],
});

test('the weakest nomination gets better judges at a small loss', () => {
  const without = planAssignments(contested, { seed: 1, weakestLoss: 0 });
  const plan = planAssignments(contested, { seed: 1, weakestLoss: 0.05 });
  expect(plan.before).toEqual(without.before);
  expect(plan.weakest?.expertise).toBeGreaterThan(without.weakest?.expertise ?? 0);
  expect(plan.value).toBeGreaterThanOrEqual(plan.before.value * 0.95);
});

/** Two nominations in a field that only one judge knows, who has time for one. */
const hopeless = {
  nominations: nominationsWith(2, { id: 'rare', category: 'Data', wanted: 1, planned: 1 }),
  judge: judgeWith({ id: 'only', categories: ['Data'], capacity: 1 }),
};

test('one that cannot be helped does not keep others from help, and the plan says why', () => {
  const input = {
    ...contested,
    nominations: [...contested.nominations, ...hopeless.nominations],
    judges: [...contested.judges, hopeless.judge],
  };
  const [without, plan] = [0, 0.05].map((weakestLoss) =>
    planAssignments(input, { seed: 1, weakestLoss }),
  );
  const weak = (of: typeof plan) =>
    of?.belowCeiling.find(({ nomination }) => nomination === 'weak');
  expect(weak(without)?.why).toBe('too dear');
  expect(weak(plan)?.expertise ?? Infinity).toBeGreaterThan(weak(without)?.expertise ?? 0);
  expect(plan?.weakest?.nomination).toMatch(/^rare/);
  expect(plan?.belowCeiling[0]).toEqual({ ...plan?.weakest, why: 'no exchange' });
});

const shareOf = ({ weakest }: Plan) =>
  weakest && weakest.ceiling > 0 ? weakest.expertise / weakest.ceiling : 1;

test('at most the allowed loss is given up, and the least share of a ceiling never falls', () => {
  forAll([season, fc.constantFrom(0, 0.0025, 0.02)], (input, weakestLoss) => {
    // One category with its judges: connection costs nothing.
    const one = {
      ...input,
      nominations: input.nominations.map((nomination) => ({ ...nomination, category: 'AI' })),
      judges: input.judges.map((judge) => ({ ...judge, categories: ['AI'] })),
    };
    const without = planAssignments(one, { seed: 1, weakestLoss: 0 });
    const plan = planAssignments(one, { seed: 1, weakestLoss });
    fc.pre(plan.parts === 1 && without.parts === 1);
    expect(shareOf(plan)).toBeGreaterThanOrEqual(shareOf(without));
    const least = without.value - weakestLoss * plan.before.value;
    expect(plan.value).toBeGreaterThanOrEqual(least - 1e-6);
  });
});
