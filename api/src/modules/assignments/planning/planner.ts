import type { Draw, PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import { evidenceOf, type MadeEvidence } from './evidence';
import { type PackedAssignments, packAssignments } from './packed';

/** A plan with its new and returning assignments packed, and only the number of those kept. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
  /** Of a plan that may be applied and changes something. */
  evidence?: MadeEvidence;
};

export interface PlanningTask {
  input: PlanningInput;
  seed: number;
  /** Greatest load of a judge, as a multiple of the median load. */
  largestLoad: number;
  /** Left out where plans are not drawn. */
  draw?: Draw;
  /** Whether to keep what the plan was made from, because it may be applied. */
  keepsInput?: boolean;
}

type OnProgress = (progress: PlanningProgress) => void;

export interface PlanningProgressHooks {
  /** Aborted when the plan is no longer wanted. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Runs the assignment engine; writes nothing. */
export interface Planner {
  plan(task: PlanningTask, watching?: PlanningProgressHooks): Promise<MadePlan>;
  /** Stops running plans, which then reject. */
  close(): Promise<void>;
}

/** Makes a plan in the calling thread. */
export function makePlan(
  { input, keepsInput = false, ...options }: PlanningTask,
  onProgress: OnProgress,
): MadePlan {
  const whole = planAssignments(input, options, { onProgress });
  const { kept, assignments, ...plan } = whole;
  const returning = kept.filter(({ state }) => state === 'returning');
  const added = packAssignments([...assignments, ...returning]);
  const isKept = keepsInput && added.count + plan.released.length > 0;
  return {
    ...plan,
    kept: kept.length - returning.length,
    added,
    ...(isKept && { evidence: evidenceOf(input, options, whole) }),
  };
}
