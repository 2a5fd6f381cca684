import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { minutes } from '../clock';
import { processInChunks } from '../process-in-chunks';
import type { Computation, Message } from './computation';
import type { ThreadTask } from './receiving';

/** Items in one message; sending them takes about a millisecond. */
const piece = 100;

const here = import.meta.dirname;

/** The built worker, or its source through tsx during development. */
function workerOptions() {
  const built = join(here, 'worker.cjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(here, '../../modules/worker.ts'), execArgv: ['--import', 'tsx'] };
}

async function handOver(lists: object, port: MessagePort): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  for (const [list, items] of Object.entries(lists)) {
    send({ list, piece: [] });
    await processInChunks<unknown>(items, piece, (those) => send({ list, piece: those }));
  }
  send('all');
}

export interface Watching<Progress> {
  /** Aborted when the result is no longer wanted. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Threads of this process for computations that would keep the event loop from answering. */
export interface Threads {
  /**
   * Runs a computation that the worker knows, a small one in the calling thread. Lists are handed
   * over in pieces, so that the event loop is free in between; the options and the result are
   * copied at once.
   */
  run<Lists extends object, Options, Made, Progress>(
    computation: Computation<Lists, Options, Made, Progress>,
    task: { lists: Lists; options: Options },
    watching?: Watching<Progress>,
  ): Promise<Awaited<Made>>;
  /** Stops what is running, which then rejects. */
  close(): Promise<void>;
}

/**
 * Opens the threads, which start when first needed and are kept for later computations.
 * @param alsoSmall whether small computations run in a thread too
 */
export function openThreads({ alsoSmall = false } = {}): Threads {
  let threads: Piscina<ThreadTask, unknown> | undefined;
  let isClosed = false;
  const opened = () => {
    threads ??= new Piscina({
      ...workerOptions(),
      minThreads: 0,
      // A plan may take a minute, and results should not wait for it.
      maxThreads: 2,
      idleTimeout: minutes(10),
      // Requests go first.
      niceIncrement: 10,
    });
    return threads;
  };

  return {
    async run<Lists extends object, Options, Made, Progress>(
      { name, isSmall, compute }: Computation<Lists, Options, Made, Progress>,
      { lists, options }: { lists: Lists; options: Options },
      { signal, onProgress }: Watching<Progress> = {},
    ): Promise<Awaited<Made>> {
      if (isClosed) throw new Error('The threads are closed');
      if (!alsoSmall && isSmall(lists)) return await compute(lists, options, () => {});
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (progress: Progress) => onProgress?.(progress));
      port1.unref();
      const around = { transferList: [port2], ...(signal && { signal }) };
      try {
        const making = opened().run({ name, options, port: port2 }, around);
        const [made] = await Promise.all([making, handOver(lists, port1)]);
        return made as Awaited<Made>;
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
