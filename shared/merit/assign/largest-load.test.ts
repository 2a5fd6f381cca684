import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { brokenRules } from './broken-rules';
import type { PlanningInput } from './input';
import { largestLoadFor, medianLoad } from './largest-load';
import { type Plan, planAssignments } from './plan';
import { applied, inputOf, judgesWith, nominationsWith, season } from './testing/seasons';

const times = 2;
const planOf = (known: Partial<PlanningInput>) =>
  planAssignments(inputOf(known), { seed: 1, largestLoad: times });

const loadsOf = ({ kept, assignments }: Plan): Record<string, number> => {
  const loads: Record<string, number> = {};
  for (const { judge } of [...kept, ...assignments]) loads[judge] = (loads[judge] ?? 0) + 1;
  return loads;
};

const judges = (count: number, capacity: number, id = 'j') => judgesWith(count, { id, capacity });
const nominations = (count: number, planned: number) =>
  nominationsWith(count, { wanted: planned, planned });

test.each([
  [[], 0],
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 2],
])('of %j the median is %d', (loads, median) => {
  expect(medianLoad(loads)).toBe(median);
});

test.each([
  [0, 2, 1],
  [1, 2, 2],
  [3, 1.5, 5],
  [10, 1.1, 11],
])('a median of %d and %d times allow %d', (median, most, allowed) => {
  expect(largestLoadFor(median, most)).toBe(allowed);
});

test('a plan keeps the largest load by its own median, with any existing assignments and conflicts', () => {
  forAll(
    [season, fc.nat(6), fc.constantFrom(1.1, 1.5, 2, 3)],
    { numRuns: 500 },
    (input, gone, largestLoad) => {
      const first = planAssignments(input, { seed: 1 });
      const existing = applied(input, first).existing.filter((_, at) => at % 3 !== 0);
      const rest = input.nominations.filter((_, at) => at !== gone);
      for (const one of [
        input,
        { ...input, existing },
        { ...input, existing, nominations: rest },
      ]) {
        const plan = planAssignments(one, { seed: 1, largestLoad });
        expect(brokenRules(one, plan, largestLoad)).toEqual([]);
        expect(plan.value).toBeLessThanOrEqual(plan.bound);
      }
    },
  );
});

test('a larger capacity is not preferred among equally qualified judges', () => {
  const input = inputOf({
    nominations: nominations(10, 4),
    judges: [...judges(1, 200, 'big'), ...judges(9, 8)],
  });
  const plan = planAssignments(input, { seed: 1 });
  expect(new Set(Object.values(loadsOf(plan)))).toEqual(new Set([4]));
});

test.each([
  [1, 4, 1],
  [10, 3, 10],
])('three judges share %d nominations for %d judges alike: each gets %d', (count, wanted, each) => {
  const plan = planOf({ nominations: nominations(count, wanted), judges: judges(3, 15) });
  expect(loadsOf(plan)).toEqual({ j0: each, j1: each, j2: each });
});

test("a judge who cannot be given anything does not lower the others' limit", () => {
  const colleagues = judgesWith(5, { id: 'c', employers: ['acme'], capacity: 9 });
  const ours = nominationsWith(6, { employers: ['acme'], wanted: 2, planned: 2 });
  const plan = planOf({ nominations: ours, judges: [...colleagues, ...judges(2, 9)] });
  expect(loadsOf(plan)).toEqual({ j0: 6, j1: 6 });
});

test('a load beyond the largest stays, and does not grow', () => {
  const all = nominations(12, 3);
  const existing = all
    .slice(0, 10)
    .map(({ id: nomination }) => ({ judge: 'big0', nomination, state: 'open' as const }));
  const plan = planOf({
    nominations: all,
    judges: [...judges(1, 200, 'big'), ...judges(9, 8)],
    existing,
  });
  expect(plan).toMatchObject({ released: [], kept: existing, coverage: { filled: 36 } });
  expect(loadsOf(plan)).toMatchObject({ big0: 10 });
});

test('the rule comes before coverage, and a shortage says so', () => {
  const plan = planOf({
    nominations: nominations(6, 3),
    judges: [...judges(2, 15, 'big'), ...judges(3, 1)],
  });
  expect(loadsOf(plan)).toEqual({ big0: 2, big1: 2, j0: 1, j1: 1, j2: 1 });
  const shortage = plan.shortages.find((one) => one.full === 4 && one.atLargestLoad === 2);
  expect(shortage).toMatchObject({ atLargestLoad: 2, capacityNeeded: undefined });
  expect(shortage?.words).toBe(
    'Has 1 of 3 judges. 0 active judges must not judge it; 4 could but have no room, 2 of them ' +
      'because the rules give no judge more than 2. It needs 2 more judges without a conflict. ' +
      'Together with 5 other nominations it needs about 6 more judges at 2 nominations each.',
  );
});
