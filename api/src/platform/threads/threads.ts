import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { minutes, seconds } from '../clock';
import { processInChunks } from '../process-in-chunks';
import type { Computation, Message } from './computation';
import type { ThreadTask } from './receiving';

interface Bounds {
  /** Number of threads; two by default, so that results do not wait for a plan. */
  concurrency?: number;
  /** A thread that uses more memory is ended. */
  maxMegabytes?: number;
}

/** A computation exceeded its time limit, and its thread was ended. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** Items in one message; sending them takes about a millisecond. */
const chunkSize = 100;

const here = import.meta.dirname;

/** The built worker or, during development, its source through tsx. */
function workerOptions() {
  const built = join(here, 'worker.cjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(here, '../../composition/worker.ts'), execArgv: ['--import', 'tsx'] };
}

async function handOver(lists: object, port: MessagePort): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  for (const [list, items] of Object.entries(lists)) {
    send({ list, chunk: [] });
    await processInChunks<unknown>(items, chunkSize, (those) => send({ list, chunk: those }));
  }
  send('all');
}

/** Opens a pool of threads, which start when first needed and are reused. */
export function openThreads({ concurrency = 2, maxMegabytes }: Bounds = {}) {
  let threads: Piscina<ThreadTask, unknown> | undefined;
  let isClosed = false;
  // Limits concurrency outside Piscina, whose own queue hangs once all threads are ended together.
  const turns = new PQueue({ concurrency });
  const opened = () => {
    threads ??= new Piscina({
      ...workerOptions(),
      minThreads: 0,
      maxThreads: concurrency,
      idleTimeout: minutes(10),
      ...(maxMegabytes && { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } }),
      // Requests have priority.
      niceIncrement: 10,
    });
    return threads;
  };

  /** Runs a task; an abort ends its thread. Settles once the task or thread has ended. */
  async function inThread(task: ThreadTask, signal: AbortSignal, transferList: [MessagePort]) {
    const pool = opened();
    let before: Piscina['threads'] = [];
    signal.addEventListener('abort', () => {
      before = pool.threads;
    });
    try {
      return await pool.run(task, { signal, transferList });
    } finally {
      // Native code runs until it returns, so the next computation waits for its processor.
      const ended = before.filter((thread) => !pool.threads.includes(thread));
      await Promise.all(ended.map((thread) => once(thread, 'exit')));
    }
  }

  return {
    /**
     * Runs a computation of the worker; a small one in the calling thread. Lists are transferred in
     * chunks, so that the event loop is free in between; options and result are copied whole.
     * Rejects once the thread has ended: when aborted, or with TookTooLong.
     */
    async run<Lists extends object, Options, Made>(
      { name, isSmall, maxSeconds, compute }: Computation<Lists, Options, Made>,
      { lists, options }: { lists: Lists; options: Options },
      /** Abort when the result is no longer needed. */
      signal?: AbortSignal,
    ): Promise<Awaited<Made>> {
      if (isClosed) throw new Error('The threads are closed');
      signal?.throwIfAborted();
      if (isSmall(lists)) return await compute(lists, options);
      return await turns.add<Made>(async () => {
        if (isClosed) throw new Error('The threads are closed');
        signal?.throwIfAborted();
        const limit = AbortSignal.timeout(seconds(maxSeconds));
        const ending = AbortSignal.any([limit, ...(signal ? [signal] : [])]);
        const { port1, port2 } = new MessageChannel();
        try {
          const making = inThread({ name, options, port: port2 }, ending, [port2]);
          const [made] = await Promise.all([making, handOver(lists, port1)]);
          return made as Made;
        } catch (error) {
          if (!limit.aborted) throw error;
          throw new TookTooLong(`${name} was ended after ${maxSeconds} s`, { cause: error });
        } finally {
          port1.close();
        }
      });
    },
    /** Stops running computations, which then reject. */
    async close() {
      isClosed = true;
      await threads?.destroy();
    },
  };
}

/** One thread for strangers' files, which could use up any memory. */
export const openReaders = () => openThreads({ concurrency: 1, maxMegabytes: 192 });

/** A pool of threads for computations that would block the event loop. */
export type Threads = ReturnType<typeof openThreads>;
