import PQueue from 'p-queue';

/** While one is drawn, another is read and written. */
const atOnce = 2;

const queue = new PQueue({ concurrency: atOnce });

/**
 * Makes a file of an award when it is its turn: winners who ask in the same minute wait for each
 * other, and nobody else for them. Whoever leaves the queue, by the signal, is not worked for.
 */
export const queuePaper = <Made>(work: () => Promise<Made>, signal: AbortSignal): Promise<Made> =>
  queue.add(work, { signal });
