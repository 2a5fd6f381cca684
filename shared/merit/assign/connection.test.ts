import { planAssignments } from './plan';
import { inputOf, judgesWith, nominationsWith } from './testing/seasons';

const categories = ['Technology', 'AI', 'Data Analytics'];
const apart = inputOf({
  nominations: categories.flatMap((category) => nominationsWith(4, { id: category, category })),
  judges: categories.flatMap((category) =>
    judgesWith(4, { id: `${category} judge `, categories: [category] }),
  ),
});

test('judges of single categories exchange a few, so that all ratings can be compared', () => {
  const plan = planAssignments(apart, { seed: 1 });
  const abroad = plan.assignments.filter(({ expertise }) => expertise === 0);
  expect({ parts: plan.parts, filled: plan.coverage.filled }).toEqual({ parts: 1, filled: 36 });
  // Two parts are connected to the first, with three exchanges each.
  expect(abroad).toHaveLength(12);
  expect(plan.loads).toMatchObject({ least: 1, most: 1 });
});

test('judges with room join parts that no exchange of two could join', () => {
  const nominations = apart.nominations.filter((_, at) => at % 4 === 0);
  const judges = apart.judges.filter((_, at) => at % 4 < 3);
  expect(planAssignments({ ...apart, nominations, judges }, { seed: 1 }).parts).toBe(1);
});

test('existing assignments stay; new ones join the parts', () => {
  const nominations = apart.nominations.slice(0, 1);
  const before = planAssignments({ ...apart, nominations }, { seed: 1 });
  const existing = before.assignments.map(({ judge, nomination }) => ({
    judge,
    nomination,
    state: 'completed' as const,
  }));
  const plan = planAssignments({ ...apart, existing }, { seed: 1 });
  expect({ parts: plan.parts, kept: plan.kept }).toEqual({ parts: 1, kept: existing });
});

test('where conflicts forbid every exchange the parts stay, and the plan says so', () => {
  const forbidden = apart.nominations.flatMap((nomination) =>
    apart.judges
      .filter(({ categories: [own] }) => own !== nomination.category)
      .map((judge) => ({ judge: judge.id, nomination: nomination.id, kind: 'declared' as const })),
  );
  expect(planAssignments({ ...apart, forbidden }, { seed: 1 }).parts).toBe(3);
});
