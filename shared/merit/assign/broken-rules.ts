import { groupedBy } from '../groups';
import { conflictsOf, conflictWords } from './conflicts';
import { judgesToAsk, type PlanningInput } from './input';
import { largestLoadFor, medianLoad } from './largest-load';
import type { Plan } from './plan';

const pairOf = ({ judge, nomination }: { judge: string; nomination: string }): string =>
  JSON.stringify([judge, nomination]);

/** Judges whose load exceeds the rules, given the plan's own loads. */
function tooLarge(input: PlanningInput, plan: Plan, times: number): string[] {
  const forbiddenOf = groupedBy(input.forbidden, ({ nomination }) => nomination);
  const asking = input.nominations.filter((one) => judgesToAsk(one).planned > 0);
  const load = new Map(input.judges.map(({ id }) => [id, 0]));
  for (const { judge } of [...plan.kept, ...plan.assignments])
    if (load.has(judge)) load.set(judge, (load.get(judge) ?? 0) + 1);
  const loads = input.judges
    .filter(({ active, capacity }) => active && capacity > 0)
    .filter(
      (judge) =>
        plan.kept.some((one) => one.judge === judge.id) ||
        asking.some((one) => conflictsOf(judge, one, forbiddenOf.get(one.id) ?? []).length === 0),
    )
    .map(({ id }) => load.get(id) ?? 0);
  const allowed = largestLoadFor(medianLoad(loads), times);
  return [...new Set(plan.assignments.map(({ judge }) => judge))]
    .filter((judge) => (load.get(judge) ?? 0) > allowed)
    .map((judge) => `${judge}: beyond the largest load`);
}

/**
 * Returns every hard rule that a plan breaks, in words; our own plans break none. It checks pair by
 * pair and shares no code with the planner, so it can verify a plan before use.
 * @param largestLoad the multiple of the median load that the planning used
 */
export function brokenRules(input: PlanningInput, plan: Plan, largestLoad?: number): string[] {
  const judges = new Map(input.judges.map((judge) => [judge.id, judge]));
  const nominations = new Map(input.nominations.map((one) => [one.id, one]));
  const forbiddenOf = groupedBy(input.forbidden, ({ nomination }) => nomination);
  const pairs = new Set(plan.kept.map(pairOf));
  const load = new Map<string, number>();
  const count = (judge: string) => load.set(judge, (load.get(judge) ?? 0) + 1).get(judge) ?? 0;
  for (const { judge } of plan.kept) count(judge);
  const broken = plan.assignments.flatMap((assignment) => {
    const [judge, nomination] = [
      judges.get(assignment.judge),
      nominations.get(assignment.nomination),
    ];
    const name = `${assignment.judge} for ${assignment.nomination}`;
    const isTwice = pairs.has(pairOf(assignment));
    pairs.add(pairOf(assignment));
    if (!judge?.active || !nomination) return [`${name}: not taking part`];
    const conflicts = conflictsOf(judge, nomination, forbiddenOf.get(nomination.id) ?? []);
    return [
      ...conflicts.map((conflict) => `${name}: ${conflictWords[conflict]}`),
      ...(isTwice ? [`${name}: twice`] : []),
      ...(count(judge.id) > judge.capacity ? [`${name}: beyond the judge's capacity`] : []),
    ];
  });
  return largestLoad === undefined ? broken : [...broken, ...tooLarge(input, plan, largestLoad)];
}
