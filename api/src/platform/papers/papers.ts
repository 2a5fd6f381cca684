import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { DomainError } from '../errors/domain-error';
import { type Threads, TookTooLong } from '../threads/threads';
import { drawingPaper } from './computation';
import type { Paper } from './paper';

/** Cache size for papers that may be downloaded again; most have about 50 kB, a few 6 MB. */
const maxBytes = 16_777_216;

/**
 * Draws a paper as PDF, off the event loop; stops when the caller's signal is aborted.
 * @throws unavailable when drawing takes too long
 */
export type DrawPaper = (paper: Paper, signal?: AbortSignal) => Promise<Buffer>;

function tooSlow(cause: TookTooLong): DomainError {
  const error = new DomainError(
    'unavailable',
    'This file takes too long to make. Try again later.',
  );
  error.forOperator = cause.message;
  return error;
}

/**
 * Draws papers one at a time, so that plans and results always have a thread. Cached papers are not
 * drawn again.
 */
export function papersIn(threads: Pick<Threads, 'run'>): DrawPaper {
  const turns = new PQueue({ concurrency: 1 });
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length,
  });

  async function draw(key: string, paper: Paper, signal?: AbortSignal): Promise<Buffer> {
    // Loaded here too: if only an idle thread loaded and unloaded it, the process could not end.
    await import('@myriaddreamin/typst-ts-node-compiler');
    const task = { lists: {}, options: paper };
    const { buffer, byteOffset, byteLength } = await threads
      .run(drawingPaper, task, signal)
      .catch((error) => {
        throw error instanceof TookTooLong ? tooSlow(error) : error;
      });
    const made = Buffer.from(buffer, byteOffset, byteLength);
    drawn.set(key, made);
    return made;
  }

  return async (paper, signal) => {
    const key = JSON.stringify(paper);
    return drawn.get(key) ?? turns.add(async () => drawn.get(key) ?? draw(key, paper, signal));
  };
}
