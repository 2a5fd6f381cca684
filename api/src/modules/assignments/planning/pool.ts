import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import { Piscina } from 'piscina';
import { minutes } from '../../../platform/clock';
import { processInChunks } from '../../../platform/process-in-chunks';
import {
  type MadePlan,
  makePlan,
  type Planner,
  type PlanningProgressHooks,
  type PlanningTask,
} from './planner';
import type { Message, WorkerTask } from './worker';

/**
 * Pairs of nomination and judge below which a plan is made in this thread: that takes a few
 * milliseconds, less than handing it over.
 */
const fewPairs = 1_500;

/** Items in one message; sending them takes less than a millisecond. */
const piece = 100;

const here = import.meta.dirname;

/** The built worker, or its source through tsx during development. */
function workerOptions() {
  const built = join(here, 'planning-worker.cjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(here, 'worker.ts'), execArgv: ['--import', 'tsx'] };
}

async function handOver(input: PlanningInput, port: MessagePort): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  for (const part of ['nominations', 'judges', 'ties', 'standing'] as const)
    await processInChunks<unknown>(input[part], piece, (those) => send({ part, piece: those }));
  send('all');
}

/** Plans in one worker thread, started when first needed and kept for later plans. */
export function planningPool(few = fewPairs): Planner {
  let threads: Piscina<WorkerTask, MadePlan> | undefined;
  let isClosed = false;
  const opened = () => {
    threads ??= new Piscina({
      ...workerOptions(),
      minThreads: 0,
      // Plans of a season run one after another.
      maxThreads: 1,
      idleTimeout: minutes(10),
      // Requests go first.
      niceIncrement: 10,
    });
    return threads;
  };

  async function inThread(
    { input, ...rest }: PlanningTask,
    { signal, onProgress }: PlanningProgressHooks,
  ) {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (progress: PlanningProgress) => onProgress?.(progress));
    port1.unref();
    const options = { transferList: [port2], ...(signal && { signal }) };
    try {
      const plan = opened().run({ ...rest, port: port2 }, options);
      const [made] = await Promise.all([plan, handOver(input, port1)]);
      return made;
    } finally {
      port1.close();
    }
  }

  return {
    async plan(task, watching = {}) {
      if (isClosed) throw new Error('The planning pool is closed');
      const pairs = task.input.nominations.length * task.input.judges.length;
      return pairs < few ? makePlan(task, () => {}) : inThread(task, watching);
    },
    async close() {
      isClosed = true;
      await threads?.destroy();
    },
  };
}
