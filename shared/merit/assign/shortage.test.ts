import type { PlanningInput } from './input';
import { planAssignments } from './plan';
import { judgeWith, nominationWith } from './testing/seasons';

const shortagesOf = (input: Omit<PlanningInput, 'ties' | 'standing'>) =>
  planAssignments({ ...input, ties: [], standing: [] }, { seed: 1 }).shortages;

const judges = (count: number, over: Parameters<typeof judgeWith>[0]) =>
  Array.from({ length: count }, (_, at) => judgeWith({ ...over, id: `${over.id}${at}` }));

const acme = nominationWith({ id: 'a', organization: 'Acme', wanted: 3, planned: 5 });

test('colleagues are excluded, so it needs judges from elsewhere', () => {
  const input = {
    nominations: [acme],
    judges: [...judges(4, { id: 'c', organization: 'Acme' }), ...judges(2, { id: 'j' })],
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
  const more = [...input.judges, ...judges(3, { id: 'new' })];
  expect(shortagesOf({ ...input, judges: more })).toEqual([]);
});

test('exhausted judges could take more, and taking as many as said helps', () => {
  const nominations = ['a', 'b', 'c'].map((id) => nominationWith({ id, wanted: 4, planned: 4 }));
  const withCapacity = (capacity: number) => ({
    nominations,
    judges: judges(4, { id: 'j', capacity }),
  });
  const [first, ...others] = shortagesOf(withCapacity(2));
  expect(first).toEqual({
    nomination: 'a',
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
      'judge without a conflict, or capacity 3 instead of 2. With 2 other nominations it lacks 4 ' +
      'assignments of the same judges.',
  });
  expect(others.map(({ has }) => has).sort()).toEqual([2, 3]);
  expect(shortagesOf(withCapacity(3))).toEqual([]);
});

test('if capacities differ the room is named', () => {
  const nominations = ['a', 'b'].map((id) => nominationWith({ id, wanted: 2, planned: 2 }));
  const unequal = [judgeWith({ id: 'j0', capacity: 0 }), judgeWith({ id: 'j1', capacity: 1 })];
  const [first] = shortagesOf({
    nominations,
    judges: [...unequal, judgeWith({ id: 'j2', capacity: 1 })],
  });
  expect(first?.words).toBe(
    'Has 1 of 2 judges. 0 active judges must not judge it; 2 could but have no room. It needs 1 more ' +
      'judge without a conflict, or room for 1 more assignment with each judge who has no room. With 1 other ' +
      'nomination it lacks 2 assignments of the same judges.',
  );
});

test('a lack of spare judges is reported, and that a result is possible', () => {
  const [shortage] = shortagesOf({ nominations: [acme], judges: judges(4, { id: 'j' }) });
  expect(shortage?.words).toBe(
    'Has 4 of 5 judges, enough for a result. 0 active judges must not judge it; 0 could but have no ' +
      'room. It needs 1 more judge without a conflict.',
  );
});

test('a shortage spreads instead of meeting one nomination', () => {
  const nominations = ['a', 'b', 'c', 'd'].map((id) =>
    nominationWith({ id, wanted: 4, planned: 4 }),
  );
  const plan = planAssignments(
    { nominations, judges: judges(4, { id: 'j', capacity: 3 }), ties: [], standing: [] },
    { seed: 1 },
  );
  expect(plan.shortages.map(({ has }) => has)).toEqual([3, 3, 3, 3]);
});
