import { rootOf } from '../disjoint-sets';
import { counted } from '../groups';
import type { Design } from './design';

/** The parts of the judge-nomination graph that no ratings connect. */
export interface Parts {
  count: number;
  /** By nomination: number of judges in its part. */
  judgesAround: Float64Array;
}

/** Puts judges who rated the same nomination into the same part. */
function leadersOf({ judges, rowOf, judgeOf }: Design): Int32Array {
  const leaders = Int32Array.from(judges.keys());
  judgeOf.forEach((judge, at) => {
    const before = judgeOf[at - 1];
    if (before !== undefined && rowOf[at] === rowOf[at - 1])
      leaders[rootOf(leaders, judge)] = rootOf(leaders, before);
  });
  return leaders.map((_, judge) => rootOf(leaders, judge));
}

/** Ratings alone cannot compare scores of nominations in different parts. */
export function partsOf(design: Design): Parts {
  const leaders = leadersOf(design);
  const members = counted(leaders, leaders.length);
  const aJudgeOf = (row: number) => design.judgeOf[design.rowStart[row] as number] as number;
  return {
    count: new Set(leaders).size,
    judgesAround: Float64Array.from(
      design.nominations.keys(),
      (row) => members[leaders[aJudgeOf(row)] as number] as number,
    ),
  };
}
