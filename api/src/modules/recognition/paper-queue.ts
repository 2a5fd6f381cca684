import PQueue from 'p-queue';

/** While one is drawn, another can be read and written. */
const concurrency = 2;

const queue = new PQueue({ concurrency });

/**
 * Makes the files of awards in turn, so that winners who ask together wait only for each other.
 * Skips work whose `signal` is aborted in the queue.
 */
export const queuePaper = <Made>(work: () => Promise<Made>, signal: AbortSignal): Promise<Made> =>
  queue.add(work, { signal });
