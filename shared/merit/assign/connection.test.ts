import { planAssignments } from './plan';
import { judgeWith, nominationWith } from './testing/seasons';

const categories = ['Technology', 'AI', 'Data Analytics'];
const apart = {
  nominations: categories.flatMap((category) =>
    [0, 1, 2, 3].map((at) => nominationWith({ id: `${category} ${at}`, category })),
  ),
  judges: categories.flatMap((category) =>
    [0, 1, 2, 3].map((at) =>
      judgeWith({ id: `${category} judge ${at}`, categories: [category], capacity: 3 }),
    ),
  ),
  ties: [],
  standing: [],
};

test('judges of single categories exchange a few, so that all ratings can be compared', () => {
  const plan = planAssignments(apart, { seed: 1 });
  const abroad = plan.assignments.filter(({ expertise }) => expertise === 0);
  expect({ parts: plan.parts, filled: plan.coverage.filled }).toEqual({ parts: 1, filled: 36 });
  // Two parts are joined to the first, by three exchanges each.
  expect(abroad).toHaveLength(12);
  expect(plan.loads).toMatchObject({ least: 1, most: 1 });
});

test('standing assignments stay; new ones join the parts', () => {
  const [first, ...later] = apart.nominations;
  const before = planAssignments(
    { ...apart, nominations: [first as (typeof later)[0]] },
    { seed: 1 },
  );
  const standing = before.assignments.map(({ judge, nomination }) => ({
    judge,
    nomination,
    state: 'completed' as const,
  }));
  const plan = planAssignments({ ...apart, standing }, { seed: 1 });
  expect({ parts: plan.parts, kept: plan.kept }).toEqual({ parts: 1, kept: standing });
});

test('where conflicts forbid every exchange the parts stay, and the plan says so', () => {
  const ties = apart.nominations.flatMap((nomination) =>
    apart.judges
      .filter(({ categories: [own] }) => own !== nomination.category)
      .map((judge) => ({ judge: judge.id, nomination: nomination.id, kind: 'declared' as const })),
  );
  expect(planAssignments({ ...apart, ties }, { seed: 1 }).parts).toBe(3);
});
