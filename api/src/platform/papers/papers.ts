import { recent } from '../memoize';
import type { Threads } from '../threads/threads';
import { drawing } from './computation';
import type { Paper } from './paper';

/** Papers of about 50 kB each that are kept for who downloads one again. */
const kept = 100;

/** Draws papers as PDF, off the event loop. */
export type DrawPaper = (paper: Paper) => Promise<Buffer>;

/** Draws papers in the threads; the same paper is drawn once as long as it is remembered. */
export const papersIn = (threads: Pick<Threads, 'run'>): DrawPaper =>
  recent(kept, {
    keyOf: (paper) => JSON.stringify(paper),
    work: async (paper) => {
      // Unloaded with the last idle thread, it would keep the process from ending.
      await import('@myriaddreamin/typst-ts-node-compiler');
      const { buffer, byteOffset, byteLength } = await threads.run(drawing, {
        lists: {},
        options: paper,
      });
      return Buffer.from(buffer, byteOffset, byteLength);
    },
  });
