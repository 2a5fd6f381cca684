import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import type { Plan } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';

/** A plan without the assignments that stand: of these only how many. */
export type MadePlan = Omit<Plan, 'kept'> & { kept: number };

export interface PlanningTask {
  input: PlanningInput;
  seed: number;
}

export interface Watching {
  /** Aborted when nobody wants the plan any more. */
  signal?: AbortSignal;
  onProgress?: (progress: PlanningProgress) => void;
}

/** Runs the engine. It only computes: whatever becomes of it, nothing is written. */
export interface Planner {
  plan(task: PlanningTask, watching?: Watching): Promise<MadePlan>;
  /** Ends what is being planned, which is rejected. */
  close(): Promise<void>;
}
