import fc from 'fast-check';
import { planAssignments } from './plan';
import { inputOf, judgesWith, nominationsWith, nominationWith, season } from './testing/seasons';

/** A few judges know all about "weak" and more about the many others, who would win them all. */
const contested = inputOf({
  nominations: [
    nominationWith({ id: 'weak', text: 'quantum optics', planned: 2 }),
    ...nominationsWith(12, { id: 'strong', text: 'quantum compilers storage', planned: 2 }),
  ],
  judges: [
    ...judgesWith(3, { id: 'wide', expertise: 'quantum compilers storage', capacity: 8 }),
    ...judgesWith(2, { id: 'other', expertise: 'forecasting', capacity: 13 }),
  ],
});

test('the weakest nomination gets better judges at a small loss', () => {
  const without = planAssignments(contested, { seed: 1, weakestLoss: 0 });
  const plan = planAssignments(contested, { seed: 1, weakestLoss: 0.05 });
  expect(plan.before).toEqual(without.before);
  expect(plan.weakest?.expertise).toBeGreaterThan(without.weakest?.expertise ?? 0);
  expect(plan.value).toBeGreaterThanOrEqual(plan.before.value * 0.95);
});

test('at most the allowed loss is given up, and the weakest never gets worse', () => {
  fc.assert(
    fc.property(season, fc.constantFrom(0, 0.0025, 0.02), (input, weakestLoss) => {
      // One category and judges of that category: nothing is given up for connection.
      const one = {
        ...input,
        nominations: input.nominations.map((nomination) => ({ ...nomination, category: 'AI' })),
        judges: input.judges.map((judge) => ({ ...judge, categories: ['AI'] })),
      };
      const without = planAssignments(one, { seed: 1, weakestLoss: 0 });
      const plan = planAssignments(one, { seed: 1, weakestLoss });
      fc.pre(plan.parts === 1 && without.parts === 1);
      expect(plan.weakest?.expertise ?? 0).toBeGreaterThanOrEqual(without.weakest?.expertise ?? 0);
    }),
  );
});
