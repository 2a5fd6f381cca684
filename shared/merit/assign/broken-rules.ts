import { conflictsOf, conflictWords } from './conflicts';
import type { PlanningInput, Tie } from './input';
import type { Plan } from './plan';

function grouped(ties: readonly Tie[]): Map<string, Tie[]> {
  const found = new Map<string, Tie[]>();
  for (const tie of ties) found.set(tie.nomination, [...(found.get(tie.nomination) ?? []), tie]);
  return found;
}

const pairOf = ({ judge, nomination }: { judge: string; nomination: string }): string =>
  JSON.stringify([judge, nomination]);

/**
 * Every hard rule that a plan breaks, in words; none for a plan of ours. It asks the rules pair by
 * pair and shares nothing with the planning, so it can be asked before a plan is applied.
 */
export function brokenRules(input: PlanningInput, plan: Plan): string[] {
  const judges = new Map(input.judges.map((judge) => [judge.id, judge]));
  const nominations = new Map(input.nominations.map((one) => [one.id, one]));
  const tiesOf = grouped(input.ties);
  const pairs = new Set(plan.kept.map(pairOf));
  const load = new Map<string, number>();
  const count = (judge: string) => load.set(judge, (load.get(judge) ?? 0) + 1).get(judge) ?? 0;
  for (const { judge } of plan.kept) count(judge);
  return plan.assignments.flatMap((assignment) => {
    const [judge, nomination] = [
      judges.get(assignment.judge),
      nominations.get(assignment.nomination),
    ];
    const name = `${assignment.judge} for ${assignment.nomination}`;
    const isTwice = pairs.has(pairOf(assignment));
    pairs.add(pairOf(assignment));
    if (!judge?.active || !nomination) return [`${name}: not taking part`];
    const conflicts = conflictsOf(judge, nomination, tiesOf.get(nomination.id) ?? []);
    return [
      ...conflicts.map((conflict) => `${name}: ${conflictWords[conflict]}`),
      ...(isTwice ? [`${name}: twice`] : []),
      ...(count(judge.id) > judge.capacity ? [`${name}: beyond the judge's capacity`] : []),
    ];
  });
}
