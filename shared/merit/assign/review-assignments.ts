import { groupedBy } from '../groups';
import { conflictsOf, conflictWords } from './conflicts';
import type {
  ForbiddenPair,
  JudgeToAssign,
  NominationToJudge,
  PlanningInput,
  StandingAssignment,
} from './input';

/** An open assignment that must end, with the reason. */
export interface Released {
  judge: string;
  nomination: string;
  reasons: string[];
}

export interface ReviewedAssignments {
  kept: StandingAssignment[];
  released: Released[];
}

const keyOf = ({ judge, nomination }: { judge: string; nomination: string }): string =>
  JSON.stringify([nomination, judge]);

function reasonsAgainst(
  judge: JudgeToAssign | undefined,
  nomination: NominationToJudge | undefined,
  ties: readonly ForbiddenPair[],
): string[] {
  if (!nomination) return ['the nomination no longer takes part'];
  if (!judge?.active) return ['the judge is inactive'];
  return conflictsOf(judge, nomination, ties).map((conflict) => conflictWords[conflict]);
}

/**
 * Returns which existing assignments stay. Completed ones always do; an open one ends only if its
 * judge or nomination is gone or a conflict became known.
 */
export function reviewAssignments({
  nominations,
  judges,
  ties,
  standing,
}: PlanningInput): ReviewedAssignments {
  const judgeById = new Map(judges.map((judge) => [judge.id, judge]));
  const nominationById = new Map(nominations.map((nomination) => [nomination.id, nomination]));
  const tiesOf = groupedBy(ties, keyOf);
  const result: ReviewedAssignments = { kept: [], released: [] };
  for (const assignment of new Map(standing.map((one) => [keyOf(one), one])).values()) {
    const { judge, nomination, state } = assignment;
    const reasons =
      state === 'completed'
        ? []
        : reasonsAgainst(
            judgeById.get(judge),
            nominationById.get(nomination),
            tiesOf.get(keyOf(assignment)) ?? [],
          );
    if (reasons.length === 0) result.kept.push(assignment);
    else result.released.push({ judge, nomination, reasons });
  }
  return result;
}
