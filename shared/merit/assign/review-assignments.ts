import { by, groupedBy } from '../groups';
import { conflictsOf, conflictWords } from './conflicts';
import {
  type ExistingAssignment,
  type ForbiddenPair,
  type JudgeToAssign,
  judgesToAsk,
  type NominationToJudge,
  type PlanningInput,
} from './input';

/** An open assignment that must end, with the reason. */
export interface Released {
  judge: string;
  nomination: string;
  reasons: string[];
  /** The judge was moved to a nomination that lacked judges. */
  moved?: true;
}

export interface ReviewedAssignments {
  kept: ExistingAssignment[];
  released: Released[];
}

export const pairKey = ({ judge, nomination }: { judge: string; nomination: string }): string =>
  JSON.stringify([nomination, judge]);

function reasonsAgainst(
  judge: JudgeToAssign | undefined,
  nomination: NominationToJudge | undefined,
  forbidden: readonly ForbiddenPair[],
): string[] {
  if (!nomination) return ['the nomination no longer takes part'];
  if (!judge?.active) return ['the judge is inactive'];
  return conflictsOf(judge, nomination, forbidden).map((conflict) => conflictWords[conflict]);
}

/**
 * Returns which existing assignments stay. Completed ones do; open ones end only if their judge or
 * nomination is gone or a conflict became known. A returning one needs, in addition, a nomination
 * that asks for judges and a judge with room.
 */
export function reviewAssignments(input: PlanningInput): ReviewedAssignments {
  const judgeById = new Map(input.judges.map((judge) => [judge.id, judge]));
  const nominationById = new Map(
    input.nominations.map((nomination) => [nomination.id, nomination]),
  );
  const forbiddenOf = groupedBy(input.forbidden, pairKey);
  const load = new Map<string, number>();
  const result: ReviewedAssignments = { kept: [], released: [] };
  const keep = (assignment: ExistingAssignment) => {
    result.kept.push(assignment);
    load.set(assignment.judge, (load.get(assignment.judge) ?? 0) + 1);
  };
  const all = [...new Map(input.existing.map((one) => [pairKey(one), one])).values()];
  // In their own order, because the first ones get the room.
  const returning = all.filter(({ state }) => state === 'returning').sort(by(pairKey));
  for (const assignment of [...all.filter(({ state }) => state !== 'returning'), ...returning]) {
    const { state } = assignment;
    const [judge, nomination] = [
      judgeById.get(assignment.judge),
      nominationById.get(assignment.nomination),
    ];
    const forbidden = forbiddenOf.get(pairKey(assignment)) ?? [];
    const reasons = state === 'completed' ? [] : reasonsAgainst(judge, nomination, forbidden);
    const isAsked = nomination !== undefined && judgesToAsk(nomination).planned > 0;
    const hasRoom = (load.get(assignment.judge) ?? 0) < (judge?.capacity ?? 0);
    if (reasons.length === 0 && (state !== 'returning' || (isAsked && hasRoom))) keep(assignment);
    else if (state !== 'returning')
      result.released.push({ judge: assignment.judge, nomination: assignment.nomination, reasons });
  }
  return result;
}
