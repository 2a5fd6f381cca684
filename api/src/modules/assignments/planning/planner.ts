import type { Draw, PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import { type PackedAssignments, packAssignments } from './packed';

/** A plan with its new and returning assignments packed, and only the number of those kept. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
};

export interface PlanningTask {
  input: PlanningInput;
  seed: number;
  /** Greatest load of a judge, as a multiple of the median load. */
  largestLoad: number;
  /** Left out where plans are not drawn. */
  draw?: Draw;
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
export function makePlan({ input, ...options }: PlanningTask, onProgress: OnProgress): MadePlan {
  const { kept, assignments, ...plan } = planAssignments(input, options, { onProgress });
  const returning = kept.filter(({ state }) => state === 'returning');
  const added = packAssignments([...assignments, ...returning]);
  return { ...plan, kept: kept.length - returning.length, added };
}
