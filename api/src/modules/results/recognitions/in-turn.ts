import PQueue from 'p-queue';

/** As many as there are threads that draw. */
const atOnce = 2;

const queue = new PQueue({ concurrency: atOnce });

/**
 * Makes a file of an award when it is its turn: winners who ask in the same minute wait for each
 * other, and nobody else for them. `npm run bench -- papers` measures it.
 */
export const inTurn = <Made>(work: () => Promise<Made>): Promise<Made> => queue.add(work);
