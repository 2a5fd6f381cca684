import type { PlannedAssignment } from '@meritum/shared/merit/assign/plan';
import { groupedBy } from '@meritum/shared/merit/groups';

type JudgeOfNomination = Pick<PlannedAssignment, 'judge' | 'nomination'>;

/**
 * New assignments as indexes into two lists, so that half a million fit in one document and pass
 * between threads quickly.
 */
export interface PackedAssignments {
  count: number;
  judges: string[];
  nominations: string[];
  /** 32-bit numbers in the driver's byte form: for each judge a count, then that many indexes. */
  places: Uint8Array | { buffer: Uint8Array };
}

export interface AssignmentsOfJudge {
  judgeId: string;
  nominationIds: string[];
}

export function packAssignments(assignments: readonly JudgeOfNomination[]): PackedAssignments {
  const places = new Map<string, number>();
  const numberOf = (id: string) => {
    const index = places.get(id) ?? places.size;
    places.set(id, index);
    return index;
  };
  const shares = groupedBy(assignments, ({ judge }) => judge);
  const numbers = [...shares.values()].flatMap((own) => [
    own.length,
    ...own.map(({ nomination }) => numberOf(nomination)),
  ]);
  return {
    count: assignments.length,
    judges: [...shares.keys()],
    nominations: [...places.keys()],
    places: new Uint8Array(Uint32Array.from(numbers).buffer),
  };
}

export function unpackAssignments({
  judges,
  nominations,
  places,
}: PackedAssignments): AssignmentsOfJudge[] {
  const bytes = places instanceof Uint8Array ? places : places.buffer;
  // Copied, because typed arrays need aligned bytes.
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  return judges.map((judgeId) => ({
    judgeId,
    nominationIds: Array.from({ length: next() }, () => nominations[next()] ?? ''),
  }));
}
