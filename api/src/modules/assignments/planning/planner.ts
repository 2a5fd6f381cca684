import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import { type PackedAssignments, packAssignments } from './packed';

/** A plan, with its new assignments packed; of those that stand only how many. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
};

export interface PlanningTask {
  input: PlanningInput;
  seed: number;
  /** No judge is given more than so many times the median load. */
  largestLoad: number;
}

type OnProgress = (progress: PlanningProgress) => void;

export interface PlanningProgressHooks {
  /** Aborted when nobody wants the plan any more. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Runs the engine. It only computes: whatever becomes of it, nothing is written. */
export interface Planner {
  plan(task: PlanningTask, watching?: PlanningProgressHooks): Promise<MadePlan>;
  /** Ends what is being planned, which is rejected. */
  close(): Promise<void>;
}

/** Makes a plan in this thread, whichever it is. */
export function makePlan({ input, ...options }: PlanningTask, onProgress: OnProgress): MadePlan {
  const { kept, assignments, ...plan } = planAssignments(input, options, { onProgress });
  return { ...plan, kept: kept.length, added: packAssignments(assignments) };
}
