import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { brokenRules } from './broken-rules';
import type { ExistingAssignment, PlanningInput } from './input';
import { ownNominations } from './own-nominations';
import { planAssignments } from './plan';
import {
  applied,
  inputOf,
  judgesWith,
  judgeWith,
  nominationsWith,
  nominationWith,
  season,
} from './testing/seasons';

const planOf = (input: PlanningInput, seed = 7) => planAssignments(input, { seed });
const pairs = (list: readonly { judge: string; nomination: string }[]) =>
  list.map(({ judge, nomination }) => `${nomination} ${judge}`).sort();

test('a plan breaks no hard rule', () => {
  forAll([season, fc.nat()], (input, seed) => {
    expect(brokenRules(input, planOf(input, seed))).toEqual([]);
  });
});

test('no judge rates in a category of an own nomination, and no two judges rate each other', () => {
  forAll([season], { numRuns: 500 }, (input) => {
    const own = ownNominations(input.judges, input.nominations);
    const byId = new Map(input.nominations.map((one) => [one.id, one]));
    const arrows = planOf(input).assignments.flatMap(({ judge, nomination }) => {
      const rated = byId.get(nomination);
      const categories = own.get(judge)?.map(({ category }) => category) ?? [];
      expect(categories).not.toContain(rated?.category);
      return [...own].flatMap(([other, those]) =>
        those.some(({ id }) => id === nomination) ? [`${judge} ${other}`] : [],
      );
    });
    const back = arrows.filter((arrow) => arrows.includes(arrow.split(' ').reverse().join(' ')));
    expect(back).toEqual([]);
  });
});

test('a plan is worth at most its bound, and at least its certainty of it', () => {
  forAll([season], (input) => {
    const { before, bound, value, certainty } = planOf(input);
    expect(value).toBeLessThanOrEqual(bound);
    // A share of a few points, or of a negative value, is meaningless.
    fc.pre(value >= 1000);
    expect(value).toBeGreaterThanOrEqual(certainty * bound - 1e-6);
    expect(before.certainty).toBeGreaterThanOrEqual(0.999);
  });
});

test('the order of the input changes nothing', () => {
  const shuffled = season.chain((input) =>
    fc.record({
      input: fc.constant(input),
      nominations: fc.shuffledSubarray([...input.nominations], {
        minLength: input.nominations.length,
      }),
      judges: fc.shuffledSubarray([...input.judges], { minLength: input.judges.length }),
    }),
  );
  forAll([shuffled], ({ input, nominations, judges }) => {
    expect(planOf({ ...input, nominations, judges })).toEqual(planOf(input));
  });
});

const largestLoads = [1.1, 1.5, 2, 3].map((largestLoad) => ({ largestLoad }));

test('planning again after applying a plan adds and ends nothing, whatever the largest load', () => {
  forAll([season, fc.constantFrom({}, ...largestLoads)], { numRuns: 500 }, (input, rule) => {
    const plan = planAssignments(input, { seed: 1, ...rule });
    const again = planAssignments(applied(input, plan), { seed: 1, ...rule });
    expect([again.assignments, again.released]).toEqual([[], []]);
  });
});

describe('when something changes, what need not change stays', () => {
  test('a recusal ends one assignment and no other', () => {
    forAll([season, fc.nat()], (input, at) => {
      const before = applied(input, planOf(input));
      fc.pre(before.existing.length > 0);
      const { judge, nomination } = before.existing[
        at % before.existing.length
      ] as ExistingAssignment;
      const pair = { judge, nomination, kind: 'recused' as const };
      const after = { ...before, forbidden: [...before.forbidden, pair] };
      const plan = planOf(after);
      expect(plan.released).toEqual([{ judge, nomination, reasons: ['recused'] }]);
      expect(pairs([...plan.kept, pair])).toEqual(pairs(before.existing));
      expect(brokenRules(after, plan)).toEqual([]);
    });
  });

  test('an inactive judge loses open assignments and keeps completed ones', () => {
    forAll([season, fc.nat()], (input, at) => {
      const before = applied(input, planOf(input));
      const gone = input.judges[at % input.judges.length]?.id;
      const existing = before.existing.map((one, index) =>
        index % 2 === 0 ? one : { ...one, state: 'completed' as const },
      );
      const judges = input.judges.map((one) => (one.id === gone ? { ...one, active: false } : one));
      const plan = planOf({ ...before, judges, existing });
      const isOpenOfGone = ({ judge, state }: (typeof existing)[number]) =>
        judge === gone && state === 'open';
      expect(pairs(plan.released)).toEqual(pairs(existing.filter(isOpenOfGone)));
      expect(pairs(plan.kept)).toEqual(pairs(existing.filter((one) => !isOpenOfGone(one))));
      expect(plan.assignments.filter(({ judge }) => judge === gone)).toEqual([]);
    });
  });

  test('a new nomination and a new judge add assignments and end none', () => {
    forAll([season], (input) => {
      const before = applied(input, planOf(input));
      const after = {
        ...before,
        nominations: [...before.nominations, nominationWith({ id: 'new', planned: 30 })],
        judges: [...before.judges, judgeWith({ id: 'new', capacity: 30 })],
      };
      const plan = planOf(after);
      expect(plan.released).toEqual([]);
      expect(pairs(plan.kept)).toEqual(pairs(before.existing));
      expect(plan.assignments).toContainEqual(
        expect.objectContaining({ nomination: 'new', judge: 'new' }),
      );
    });
  });

  test('an open assignment of a nomination that was withdrawn ends', () => {
    const input = inputOf({
      judges: judgesWith(1),
      existing: [{ judge: 'j0', nomination: 'gone', state: 'open' }],
    });
    expect(planOf(input).released).toEqual([
      { judge: 'j0', nomination: 'gone', reasons: ['the nomination no longer takes part'] },
    ]);
  });
});

test('an empty season has an empty and certain plan', () => {
  expect(planOf(inputOf({}))).toEqual({
    seed: 7,
    assignments: [],
    kept: [],
    released: [],
    coverage: { wanted: 0, planned: 0, filled: 0 },
    proven: { required: { filled: 0, most: 0 }, all: { filled: 0, most: 0 } },
    value: 0,
    bound: 0,
    certainty: 1,
    before: { value: 0, certainty: 1 },
    weakest: undefined,
    belowCeiling: [],
    loads: { least: 0, most: 0, median: 0, largest: [] },
    parts: 0,
    shortages: [],
  });
});

test('equally qualified judges get equal loads', () => {
  const judges = judgesWith(6, { capacity: 10 });
  expect(planOf(inputOf({ nominations: nominationsWith(10), judges }))).toMatchObject({
    coverage: { filled: 30 },
    loads: { least: 0.5, most: 0.5, median: 5 },
  });
});

test('where spare places stay empty a plan is as certain as elsewhere', () => {
  const nominations = [
    ...nominationsWith(4, { id: 'some', wanted: 1, planned: 6 }),
    ...nominationsWith(4, { id: 'all', wanted: 6, planned: 6 }),
  ];
  const plan = planOf(inputOf({ nominations, judges: judgesWith(10, { capacity: 3 }) }));
  expect(plan.shortages.map(({ has, wanted }) => has >= wanted)).toEqual(Array(4).fill(true));
  expect(plan.certainty).toBeGreaterThan(0.999);
});

test('one id for two judges is refused', () => {
  const judges = [judgeWith({ id: 'j' }), judgeWith({ id: 'j' })];
  expect(() => planOf(inputOf({ judges }))).toThrow(new RangeError('j occurs twice in the input'));
});

test('input and output are plain data', () => {
  forAll([season], { numRuns: 20 }, (input) => {
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    expect(plain(planOf(plain(input)))).toEqual(planOf(input));
  });
});
