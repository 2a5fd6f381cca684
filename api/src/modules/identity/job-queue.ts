import PQueue from 'p-queue';
import { tooManySignIns } from './errors';

interface QueueOptions {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that may wait. */
  longest: number;
}

/** Weight of the latest job in the expected duration of the next. */
const weight = 0.1;
/** Used until a job has been measured. */
const firstGuessMs = 250;
/** The longest expected wait of a job: pages give up after 20 seconds. */
const maxWaitMs = 15_000;

/**
 * Runs a few jobs at a time, in order of arrival, so that sign-ins cannot starve other requests.
 * When the queue is full, or a job would wait longer than a page does, the refusal says after how
 * many seconds it should be empty, judging by recent jobs.
 */
export function jobQueue({ atOnce, longest }: QueueOptions) {
  const queue = new PQueue({ concurrency: atOnce });
  let inside = 0;
  let expectedMs = firstGuessMs;

  async function measured<Result>(job: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await job();
    expectedMs += weight * (performance.now() - begun - expectedMs);
    return result;
  }

  /** Throws when that many jobs are too many before another. */
  const requireRoom = (before: number) => {
    const waitMs = (before * expectedMs) / atOnce;
    if (before >= atOnce + longest || waitMs > maxWaitMs) throw tooManySignIns(waitMs);
  };

  return {
    load: () => ({ running: queue.pending, waiting: queue.size }),
    /**
     * Runs work that includes a job. No more of it is in progress than jobs can run or wait; beyond
     * that it throws resource-exhausted without starting.
     */
    async within<Result>(work: () => Promise<Result>) {
      requireRoom(inside);
      inside++;
      try {
        return await work();
      } finally {
        inside--;
      }
    },
    /** Runs a job in turn. Throws resource-exhausted when too many are waiting. */
    async run<Result>(job: () => Promise<Result>) {
      requireRoom(queue.pending + queue.size);
      return queue.add(() => measured(job));
    },
  };
}
