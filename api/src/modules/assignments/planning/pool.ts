import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { planAssignments } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import { Piscina } from 'piscina';
import { minutes } from '../../../platform/clock';
import type { MadePlan, Planner, PlanningTask } from './planner';
import type { WorkerTask } from './worker';

/**
 * Pairs of nomination and judge below which a plan is made at once: that takes a few milliseconds,
 * less than handing it to a thread.
 */
const fewPairs = 1_500;

const here = import.meta.dirname;

/** The built worker beside the built server; else its source, which tsx reads. */
function workerOptions() {
  const built = join(here, 'planning-worker.cjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(here, 'worker.ts'), execArgv: ['--import', 'tsx'] };
}

/** A thread that is kept for the next plan, begun with the first one that needs it. */
export function planningPool(few = fewPairs): Planner {
  let threads: Piscina<WorkerTask, MadePlan> | undefined;
  let isClosed = false;
  const opened = () => {
    threads ??= new Piscina({
      ...workerOptions(),
      minThreads: 0,
      // The plans of one season follow each other.
      maxThreads: 1,
      idleTimeout: minutes(10),
    });
    return threads;
  };
  return {
    async plan({ input, seed }: PlanningTask, { signal, onProgress } = {}) {
      if (isClosed) throw new Error('The planning has ended');
      if (input.nominations.length * input.judges.length < few) {
        const { kept, ...plan } = planAssignments(input, { seed });
        return { ...plan, kept: kept.length };
      }
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (progress: PlanningProgress) => onProgress?.(progress));
      port1.unref();
      try {
        const task = { input, seed, port: port2 };
        return await opened().run(task, { transferList: [port2], ...(signal && { signal }) });
      } finally {
        port1.close();
      }
    },
    async close() {
      isClosed = true;
      await threads?.destroy();
    },
  };
}
