import { tooManySignIns } from './errors';

/** Runs a job when its turn has come. Throws resource-exhausted when too many wait already. */
export type RunInTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

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
export function jobQueue({ atOnce, longest }: QueueOptions): RunInTurn {
  let running = 0;
  let expectedMs = firstGuessMs;
  const waiting: (() => void)[] = [];

  async function measured<Result>(job: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await job();
    expectedMs += weight * (performance.now() - begun - expectedMs);
    return result;
  }

  return async function run(job) {
    if (running >= atOnce) {
      if (waiting.length >= longest)
        throw tooManySignIns(((waiting.length + atOnce) * expectedMs) / atOnce);
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await measured(job);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
