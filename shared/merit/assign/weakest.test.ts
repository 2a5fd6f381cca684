import fc from 'fast-check';
import { planAssignments } from './plan';
import { inputOf, judgesWith, nominationsWith, nominationWith, season } from './testing/seasons';

/** "weak" would gain from judges of the category, and the many others a little more. */
const contested = inputOf({
  nominations: [
    nominationWith({ id: 'weak', text: 'optics', organization: 'Acme', planned: 2 }),
    ...nominationsWith(12, { id: 'strong', text: 'compilers storage', wanted: 3, planned: 3 }),
  ],
  judges: [
    ...judgesWith(3, {
      id: 'near',
      expertise: 'optics compilers storage',
      declaredOrganizations: ['Acme'],
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
