import PQueue from 'p-queue';
import { tooManySignIns } from './errors';

export interface JobQueue {
  /** Runs a job when its turn has come. Throws resource-exhausted when too many wait already. */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  /**
   * Does work that comes to a job in its course. No more of it is under way than could run or wait,
   * whatever it does before and after; the next throws resource-exhausted, having done nothing.
   */
  within<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface QueueOptions {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that may wait. */
  longest: number;
}

/** How much the latest job counts in the expected duration of the next. */
const weight = 0.1;
/** Until a job has been measured. */
const firstGuessMs = 250;

/**
 * Runs a few jobs at a time, in the order in which they came, so that sign-ins cannot take the
 * machine from all other requests. When the queue is full, the refusal says after how many seconds
 * the jobs that wait now will have been done, by how long jobs took of late.
 */
export function jobQueue({ atOnce, longest }: QueueOptions): JobQueue {
  const queue = new PQueue({ concurrency: atOnce });
  let inside = 0;
  let expectedMs = firstGuessMs;

  async function measured<Result>(job: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await job();
    expectedMs += weight * (performance.now() - begun - expectedMs);
    return result;
  }

  const full = (count: number) => tooManySignIns((count * expectedMs) / atOnce);

  return {
    async within(work) {
      if (inside >= atOnce + longest) throw full(inside);
      inside++;
      try {
        return await work();
      } finally {
        inside--;
      }
    },
    async run(job) {
      if (queue.pending >= atOnce && queue.size >= longest) throw full(queue.size + atOnce);
      return queue.add(() => measured(job));
    },
  };
}
