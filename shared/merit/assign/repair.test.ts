import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { brokenRules } from './broken-rules';
import { conflictsOf } from './conflicts';
import type { ExistingAssignment, PlanningInput } from './input';
import { type Plan, planAssignments } from './plan';
import {
  applied,
  inputOf,
  judgesWith,
  judgeWith,
  nominationsWith,
  nominationWith,
  season,
} from './testing/seasons';

const planOf = (input: PlanningInput, largestLoad?: number) =>
  planAssignments(input, { seed: 1, ...(largestLoad && { largestLoad }) });

const pairName = ({ judge, nomination }: { judge: string; nomination: string }) =>
  `${nomination} ${judge}`;
const movedIn = ({ released }: Plan) => released.filter(({ moved }) => moved);

/** Number of filled places among those that results need. */
function needed({ nominations }: PlanningInput, pairs: readonly { nomination: string }[]): number {
  return nominations
    .map(({ id, wanted }) =>
      Math.min(wanted, pairs.filter(({ nomination }) => nomination === id).length),
    )
    .reduce((sum, filled) => sum + filled, 0);
}

/** Maximum number of required places that can be filled beside these assignments. */
function mostFilled(input: PlanningInput, stays: readonly ExistingAssignment[]): number {
  const held = new Map<string, string[]>();
  const load = (id: string) =>
    stays.filter(({ judge }) => judge === id).length + (held.get(id)?.length ?? 0);
  const has = new Set(stays.map(pairName));
  const mayTake = (judge: PlanningInput['judges'][number], id: string) => {
    const nomination = input.nominations.find((one) => one.id === id);
    const forbidden = input.forbidden.filter((pair) => pair.nomination === id);
    return (
      nomination !== undefined &&
      judge.active &&
      !has.has(pairName({ judge: judge.id, nomination: id })) &&
      !held.get(judge.id)?.includes(id) &&
      conflictsOf(judge, nomination, forbidden).length === 0
    );
  };
  const place = (id: string, seen: Set<string>): boolean => {
    for (const judge of input.judges) {
      if (seen.has(judge.id) || !mayTake(judge, id)) continue;
      seen.add(judge.id);
      const theirs = held.get(judge.id) ?? [];
      if (load(judge.id) < judge.capacity) {
        held.set(judge.id, [...theirs, id]);
        return true;
      }
      for (const other of theirs) {
        if (load(judge.id) > judge.capacity || !place(other, seen)) continue;
        held.set(judge.id, [...(held.get(judge.id) ?? []).filter((one) => one !== other), id]);
        return true;
      }
    }
    return false;
  };
  for (const { id, wanted } of input.nominations) {
    const filled = stays.filter(({ nomination }) => nomination === id).length;
    for (let at = filled; at < wanted; at += 1) if (!place(id, new Set())) break;
  }
  return needed(input, stays) + [...held.values()].flat().length;
}

const small = (known: { pairs: boolean[]; wanted: number[]; capacity: number[] }) =>
  inputOf({
    nominations: known.wanted.map((wanted, at) =>
      nominationWith({ id: `n${at}`, wanted, planned: wanted + (at % 3) }),
    ),
    judges: known.capacity.map((capacity, at) => judgeWith({ id: `j${at}`, capacity })),
    forbidden: known.wanted.flatMap((_, i) =>
      known.capacity.flatMap((_, j) =>
        known.pairs[i * known.capacity.length + j]
          ? []
          : [{ judge: `j${j}`, nomination: `n${i}`, kind: 'declared' as const }],
      ),
    ),
  });

const listOf = (length: number, most: number) =>
  fc.array(fc.integer({ min: 1, max: most }), { minLength: length, maxLength: length });

/** Half of the pairs have a conflict, so that long chains fill places. */
const tight = fc
  .record({
    pairs: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
    wanted: listOf(6, 2),
    capacity: listOf(6, 2),
  })
  .map(small);

/** A running season: some judges have rated, some have read, and a nomination or two is new. */
const underWay = fc
  .record({
    input: fc.oneof(season, { arbitrary: tight, weight: 3 }),
    states: fc.array(fc.constantFrom('completed', 'read', ...Array(6).fill('unread')), {
      minLength: 40,
      maxLength: 40,
    }),
    late: fc.integer({ min: 1, max: 3 }),
    gone: fc.nat(40),
  })
  .map(({ input, states, late, gone }): PlanningInput => {
    const [first, last] = [input.nominations.slice(late), input.nominations.slice(0, late)];
    const before = { ...input, nominations: first };
    const existing = applied(before, planOf(before)).existing.map(
      (one, at): ExistingAssignment => ({
        ...one,
        state: states[at] === 'completed' ? 'completed' : 'open',
        movable: states[at] === 'unread',
      }),
    );
    return {
      ...input,
      nominations: [...first, ...last],
      judges: input.judges.filter((_, at) => at !== gone),
      existing,
    };
  });

test('only what may be moved is, it breaks no rule, and every other assignment stays', () => {
  forAll([underWay, fc.constantFrom(undefined, 1.5, 2)], { numRuns: 300 }, (input, largestLoad) => {
    const plan = planOf(input, largestLoad);
    expect(brokenRules(input, plan, largestLoad)).toEqual([]);
    const movable = input.existing.filter((one) => one.movable && one.state === 'open');
    for (const one of movedIn(plan)) expect(movable.map(pairName)).toContain(pairName(one));
    expect([...plan.kept, ...plan.released].map(pairName).sort()).toEqual(
      input.existing.map(pairName).sort(),
    );
  });
});

test('as many places that results need are filled as any moves could fill, with the fewest moves', () => {
  const counts: number[] = [];
  forAll([underWay], { numRuns: 500 }, (input) => {
    const plan = planOf(input);
    const gone = new Set(plan.released.filter(({ moved }) => !moved).map(pairName));
    const existing = input.existing.filter((one) => !gone.has(pairName(one)));
    const isMovable = (one: ExistingAssignment) => one.movable && one.state === 'open';
    const fixed = existing.filter((one) => !isMovable(one));
    const movable = existing.filter(isMovable);
    fc.pre(movable.length <= 9);
    const most = mostFilled(input, fixed);
    expect(needed(input, [...plan.kept, ...plan.assignments])).toBe(most);
    let fewest = movable.length;
    for (let subset = 0; subset < 2 ** movable.length; subset += 1) {
      const stays = movable.filter((_, at) => (subset & (1 << at)) === 0);
      const count = movable.length - stays.length;
      if (count < fewest && mostFilled(input, [...fixed, ...stays]) === most) fewest = count;
    }
    expect(movedIn(plan)).toHaveLength(fewest);
    counts.push(fewest);
  });
  expect(counts.filter((count) => count > 1).length).toBeGreaterThan(30);
});

test('after the moves, planning again changes nothing', () => {
  forAll([underWay, fc.constantFrom(undefined, 1.5, 2)], { numRuns: 200 }, (input, largestLoad) => {
    const plan = planOf(input, largestLoad);
    const existing = [
      ...plan.kept,
      ...plan.assignments.map(
        ({ judge, nomination }): ExistingAssignment => ({
          judge,
          nomination,
          state: 'open',
          movable: true,
        }),
      ),
    ];
    const again = planOf({ ...input, existing }, largestLoad);
    expect([again.assignments, again.released]).toEqual([[], []]);
  });
});

test('who has room after all, as the moves raised the median load, keeps what they had', () => {
  const existing = (pairs: string, state: ExistingAssignment['state']) =>
    pairs.split(', ').map((pair): ExistingAssignment => {
      const [nomination = '', judge = ''] = pair.split(' ');
      return { nomination, judge, state, movable: state === 'open' };
    });
  const places = { n0: [1, 1], n1: [1, 1], n2: [1, 1], n3: [1, 2], n4: [2, 2], n5: [2, 4] };
  const plan = planOf(
    inputOf({
      nominations: Object.entries(places).map(([id, [wanted = 0, planned = 0]]) =>
        nominationWith({ id, wanted, planned }),
      ),
      judges: Object.entries({ j1: 1, j2: 2, j4: 3, j5: 1, j6: 2, j8: 2 }).map(([id, capacity]) =>
        judgeWith({ id, capacity }),
      ),
      forbidden: ['n0', 'n1', 'n2', 'n5'].map((nomination) => ({
        judge: 'j8',
        nomination,
        kind: 'declared',
      })),
      existing: [
        ...existing('n2 j6, n3 j5, n4 j2, n4 j8, n5 j2, n5 j6', 'completed'),
        ...existing('n3 j4, n5 j1, n5 j4', 'open'),
      ],
    }),
    1.5,
  );
  expect(plan.released.map(pairName)).toEqual(['n3 j4']);
  expect(plan.kept.map(pairName)).toContain('n5 j4');
  expect(plan.assignments.map(pairName)).toEqual(['n0 j4', 'n1 j4', 'n3 j8']);
  expect(plan.coverage).toEqual({ wanted: 8, planned: 11, filled: 11 });
});

describe('a season in which every judge is full', () => {
  const before = inputOf({
    nominations: nominationsWith(24, { wanted: 4, planned: 5 }),
    judges: judgesWith(30, { capacity: 4 }),
  });
  const late = [1, 2].map((at) => nominationWith({ id: `late${at}`, wanted: 4, planned: 5 }));
  const after = {
    ...before,
    nominations: [...before.nominations, ...late],
    existing: applied(before, planOf(before)).existing.map((one) => ({
      ...one,
      movable: true,
    })),
  };

  test('gives late nominations the judges that they need, each taken from a spare place', () => {
    const plan = planOf(after);
    expect([movedIn(plan).length, plan.assignments.length]).toEqual([8, 8]);
    expect(plan.assignments.every(({ nomination }) => nomination.startsWith('late'))).toBe(true);
    expect(plan.shortages.map(({ has }) => has)).toEqual(Array(10).fill(4));
    expect(plan.coverage).toEqual({ wanted: 104, planned: 130, filled: 120 });
  });

  test('takes nothing from nominations whose judging is not open', () => {
    const nominations = after.nominations.map((one) =>
      one.id.startsWith('late') ? one : { ...one, wanted: 0, planned: 0 },
    );
    expect(planOf({ ...after, nominations })).toMatchObject({ assignments: [], released: [] });
  });

  test('shares a shortage among late nominations', () => {
    // Only six of 24 spare places may be moved.
    const seen = new Set<string>();
    const existing = after.existing.map((one) => {
      const isFirst = !seen.has(one.nomination) && seen.size < 6;
      if (isFirst) seen.add(one.nomination);
      return { ...one, movable: isFirst };
    });
    const { shortages } = planOf({ ...after, existing });
    expect(shortages.filter(({ nomination }) => nomination.startsWith('late'))).toEqual([
      expect.objectContaining({ has: 3 }),
      expect.objectContaining({ has: 3 }),
    ]);
  });

  test('moves others with another seed', () => {
    const movedWith = (seed: string) =>
      movedIn(planAssignments(after, { seed: 1, draw: { seed, mostProbable: 0.5 } }))
        .map(pairName)
        .sort();
    expect(movedWith('a')).toEqual(movedWith('a'));
    expect(movedWith('a')).not.toEqual(movedWith('b'));
  });
});
