import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import type { PlanningInput, Tie } from '@meritum/shared/merit/assign/input';
import type { Plan } from '@meritum/shared/merit/assign/plan';

/** Everything that a plan must not do and does, in words; found by the rules alone, pair by pair. */
export function violationsOf(input: PlanningInput, plan: Plan): string[] {
  const judges = new Map(input.judges.map((judge) => [judge.id, judge]));
  const nominations = new Map(input.nominations.map((one) => [one.id, one]));
  const tiesOf = new Map<string, Tie[]>();
  for (const tie of input.ties) {
    tiesOf.set(tie.nomination, [...(tiesOf.get(tie.nomination) ?? []), tie]);
  }
  const load = new Map<string, number>();
  const seen = new Set(plan.kept.map(({ judge, nomination }) => `${judge} ${nomination}`));
  const found: string[] = [];
  for (const { judge } of plan.kept) load.set(judge, (load.get(judge) ?? 0) + 1);
  for (const { judge, nomination } of plan.assignments) {
    const pair = `${judge} ${nomination}`;
    const [who, what] = [judges.get(judge), nominations.get(nomination)];
    if (!who?.active || !what) found.push(`${pair}: unknown or inactive`);
    else if (conflictsOf(who, what, tiesOf.get(nomination) ?? []).length > 0) {
      found.push(`${pair}: in conflict`);
    }
    if (seen.has(pair)) found.push(`${pair}: twice`);
    seen.add(pair);
    load.set(judge, (load.get(judge) ?? 0) + 1);
    if ((load.get(judge) ?? 0) > (who?.capacity ?? 0)) found.push(`${judge}: beyond capacity`);
  }
  return found;
}
