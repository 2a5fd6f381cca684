import type { PlanningInput } from './input';
import { planAssignments } from './plan';
import { inputOf, judgesWith, judgeWith, nominationsWith, nominationWith } from './testing/seasons';

const shortagesOf = (known: Partial<PlanningInput>) =>
  planAssignments(inputOf(known), { seed: 1 }).shortages;

const acme = nominationWith({
  id: 'a',
  organization: 'Acme',
  employers: ['acme'],
  wanted: 3,
  planned: 5,
});

test('colleagues are excluded, so it needs judges from elsewhere', () => {
  const input = {
    nominations: [acme],
    judges: [...judgesWith(4, { id: 'c', employers: ['acme'] }), ...judgesWith(2)],
  };
  expect(shortagesOf(input)).toEqual([
    {
      nomination: 'a',
      has: 2,
      wanted: 3,
      planned: 5,
      conflicts: { organization: 4 },
      full: 0,
      atLargestLoad: 0,
      judgesNeeded: 3,
      capacityNeeded: undefined,
      words:
        'Has 2 of 5 judges. 4 active judges must not judge it (same organization 4); 0 could but ' +
        'have no room. It needs 3 more judges without a conflict of interest with Acme.',
    },
  ]);
  const more = [...input.judges, ...judgesWith(3, { id: 'new' })];
  expect(shortagesOf({ ...input, judges: more })).toEqual([]);
});

test('exhausted judges could take more, and taking as many as said helps', () => {
  const withCapacity = (capacity: number) => ({
    nominations: nominationsWith(3, { wanted: 4, planned: 4 }),
    judges: judgesWith(4, { capacity }),
  });
  const short = shortagesOf(withCapacity(2));
  expect(short.map(({ has }) => has).sort()).toEqual([2, 3, 3]);
  expect(short.find(({ has }) => has === 3)).toEqual({
    nomination: expect.any(String),
    has: 3,
    wanted: 4,
    planned: 4,
    conflicts: {},
    full: 1,
    atLargestLoad: 0,
    judgesNeeded: 1,
    capacityNeeded: { more: 1, now: 2 },
    words:
      'Has 3 of 4 judges. 0 active judges must not judge it; 1 could but has no room. It needs 1 more ' +
      'judge without a conflict, or capacity 3 instead of 2. Together with 2 other nominations it needs ' +
      'about 2 more judges at 2 nominations each.',
  });
  expect(shortagesOf(withCapacity(3))).toEqual([]);
});

test('if capacities differ the room is named', () => {
  const [first] = shortagesOf({
    nominations: nominationsWith(2, { wanted: 2, planned: 2 }),
    judges: [0, 1, 1].map((capacity, at) => judgeWith({ id: `j${at}`, capacity })),
  });
  expect(first?.words).toBe(
    'Has 1 of 2 judges. 0 active judges must not judge it; 2 could but have no room. It needs 1 more ' +
      'judge without a conflict, or room for 1 more assignment with each judge who has no room. Together ' +
      'with 1 other nomination it needs about 2 more judges at 1 nomination each.',
  );
});

test('a lack of spare judges is reported, and that a result is possible', () => {
  const [shortage] = shortagesOf({ nominations: [acme], judges: judgesWith(4) });
  expect(shortage?.words).toBe(
    'Has 4 of 5 judges, enough for a result. 0 active judges must not judge it; 0 could but have no ' +
      'room. It needs 1 more judge without a conflict.',
  );
});

test('ratings whose judges deleted their accounts fill places in every number', () => {
  const input = inputOf({
    nominations: nominationsWith(30, { wanted: 4, planned: 5 }),
    judges: judgesWith(50, { capacity: 3 }),
  });
  const first = planAssignments(input, { seed: 1 });
  // All judges have rated everything; then a tenth of them delete their accounts.
  const existing = first.assignments.map(({ judge, nomination }) => ({
    judge,
    nomination,
    state: 'completed' as const,
  }));
  const judges = input.judges.filter((_, at) => at % 10 !== 0);
  const plan = planAssignments({ ...input, judges, existing }, { seed: 1 });
  expect(plan.coverage).toEqual({ wanted: 120, planned: 150, filled: 150 });
  expect([plan.assignments, plan.shortages]).toEqual([[], []]);
  const [oneMore] = planAssignments(
    { ...input, judges: [], existing: existing.slice(1) },
    { seed: 1 },
  ).shortages;
  expect(oneMore).toMatchObject({ has: 4, planned: 5, judgesNeeded: 1 });
});
