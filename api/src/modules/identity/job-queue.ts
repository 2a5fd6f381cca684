import PQueue from 'p-queue';
import { tooManyRequests } from '../../platform/errors/domain-error';

interface QueueOptions {
  concurrency: number;
  maxWaiting: number;
}

/** Weight of the latest job in the expected duration of the next. */
const weight = 0.1;
/** The expected duration before any job was measured. */
const firstGuessMs = 250;
/** Pages give up after 20 seconds. */
const maxWaitMs = 15_000;

/**
 * Runs jobs in order of arrival, so that sign-ins cannot starve other requests. Refuses a job, with
 * the expected wait, when the queue is full or a page would give up first.
 */
export function jobQueue({ concurrency, maxWaiting }: QueueOptions) {
  const queue = new PQueue({ concurrency });
  let inside = 0;
  let expectedMs = firstGuessMs;

  async function measured<Result>(job: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await job();
    expectedMs += weight * (performance.now() - begun - expectedMs);
    return result;
  }

  const requireRoom = (before: number) => {
    const waitMs = (before * expectedMs) / concurrency;
    if (before >= concurrency + maxWaiting || waitMs > maxWaitMs)
      throw tooManyRequests(
        'Too many people are signing in right now. Try again in a few seconds.',
        waitMs,
      );
  };

  return {
    load: () => ({ running: queue.pending, waiting: queue.size }),
    /** Refuses the work, which will run a job, before it starts. Throws resource-exhausted. */
    async within<Result>(work: () => Promise<Result>) {
      requireRoom(inside);
      inside++;
      try {
        return await work();
      } finally {
        inside--;
      }
    },
    /** Throws resource-exhausted when too many jobs wait. */
    async run<Result>(job: () => Promise<Result>) {
      requireRoom(queue.pending + queue.size);
      return queue.add(() => measured(job));
    },
  };
}
