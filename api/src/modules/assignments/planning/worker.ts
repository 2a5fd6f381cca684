import type { MessagePort } from 'node:worker_threads';
import { planAssignments } from '@meritum/shared/merit/assign/plan';
import type { MadePlan, PlanningTask } from './planner';

export interface WorkerTask extends PlanningTask {
  /** Told of each step. */
  port: MessagePort;
}

/** What a thread of the pool does: it has nothing but the mathematics. */
export default function work({ input, seed, port }: WorkerTask): MadePlan {
  const { kept, ...plan } = planAssignments(
    input,
    { seed },
    { onProgress: (progress) => port.postMessage(progress) },
  );
  return { ...plan, kept: kept.length };
}
