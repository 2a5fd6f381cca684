import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { brokenRules } from './broken-rules';
import type { Draw, PlanningInput } from './input';
import { planAssignments } from './plan';
import { applied, inputOf, judgesWith, nominationsWith, season } from './testing/seasons';

const halfOf = (seed: string): Draw => ({ seed, mostProbable: 0.5 });
const planOf = (input: PlanningInput, draw: Draw, over = {}) =>
  planAssignments(input, { seed: 1, draw, ...over });

/** Four times as many judges as places; the first judges know each field best. */
const ample = inputOf({
  nominations: nominationsWith(8, { text: 'optics storage' }),
  judges: [
    ...judgesWith(7, { id: 'near', expertise: 'optics', capacity: 8 }),
    ...judgesWith(7, { id: 'far', expertise: 'robots', capacity: 8 }),
  ],
});

test('a drawn plan breaks no rule, fills as many places, and planning again adds nothing', () => {
  const seeds = fc.string({ minLength: 1, maxLength: 8 });
  forAll([season, seeds, fc.constantFrom(0.5, 0.25, 0.125)], (input, seed, mostProbable) => {
    const draw = { seed, mostProbable } as Draw;
    const plan = planOf(input, draw, { largestLoad: 2 });
    expect(brokenRules(input, plan, 2)).toEqual([]);
    const { filled } = planAssignments(input, { seed: 1 }).coverage;
    expect(planOf(input, draw).coverage.filled).toBe(filled);
    const again = planOf(applied(input, plan), draw, { largestLoad: 2 });
    expect([again.assignments, again.released]).toEqual([[], []]);
  });
});

test.each([
  ['four times', ample.judges],
  ['twice', ample.judges.slice(4, 10)],
])('with %s as many judges as places no pair is more probable than the draw says', (_, judges) => {
  const draws = 600;
  const counts = new Map<string, number>();
  for (let at = 0; at < draws; at += 1) {
    const plan = planOf({ ...ample, judges }, halfOf(`draw ${at}`));
    for (const { nomination, judge } of plan.assignments) {
      const pair = `${nomination} ${judge}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  // Five standard deviations above the bound.
  const most = draws / 2 + 5 * Math.sqrt(draws / 4);
  for (const count of counts.values()) expect(count).toBeLessThan(most);
  expect(counts.size).toBeGreaterThanOrEqual(48);
});

test('where judges are ample chance decides every place', () => {
  const large = inputOf({
    nominations: nominationsWith(30, { wanted: 4, planned: 5 }),
    judges: judgesWith(40, { capacity: 6 }),
  });
  const { draw, coverage } = planOf(large, halfOf('any'));
  expect([draw?.drawn, coverage.filled]).toEqual([150, 150]);
});

test('a nomination with few judges gets them all, and the plan says that chance decided none', () => {
  const few = { ...ample, judges: ample.judges.slice(0, 4) };
  const { coverage, draw } = planOf(few, halfOf('any'));
  expect([coverage.filled, draw?.drawn]).toEqual([24, 0]);
});
