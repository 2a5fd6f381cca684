import fc from 'fast-check';
import { planAssignments } from './plan';
import { judgeWith, nominationWith, season } from './testing/seasons';

const several = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** "weak" would gain from judges of the category, and the many others a little more. */
const contested = {
  nominations: [
    nominationWith({ id: 'weak', text: 'optics', organization: 'Acme', wanted: 2, planned: 2 }),
    ...several(12, (at) =>
      nominationWith({ id: `strong ${at}`, text: 'compilers storage', wanted: 3, planned: 3 }),
    ),
  ],
  judges: [
    ...several(3, (at) =>
      judgeWith({
        id: `near ${at}`,
        expertise: 'optics compilers storage',
        declaredOrganizations: ['Acme'],
        capacity: 8,
      }),
    ),
    judgeWith({ id: 'wide 0', expertise: 'compilers storage', capacity: 6 }),
    judgeWith({ id: 'wide 1', expertise: 'compilers storage', capacity: 6 }),
    ...several(2, (at) =>
      judgeWith({ id: `other ${at}`, expertise: 'optics', categories: [], capacity: 13 }),
    ),
  ],
  ties: [],
  standing: [],
};

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
