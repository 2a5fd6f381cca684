import plugin from 'fastify-plugin';
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from 'toad-scheduler';
import type { Clock } from '../platform/clock';
import { oneAtATime } from './one-at-a-time';

/** Regular work that runs at the start and then at intervals. */
export interface Job {
  /** The name in the log, such as 'removing old mails'. */
  name: string;
  /** Milliseconds between starts; a run that takes longer delays the next one. */
  every: number;
  /**
   * No job overlaps itself within a process. 'one at a time' holds a lease, so that only one
   * process runs it.
   */
  across: 'each process' | 'one at a time';
  work(): Promise<unknown>;
}

export const byEachProcess = (name: string, every: number, work: Job['work']): Job => ({
  name,
  every,
  across: 'each process',
  work,
});

export const byOneProcess = (name: string, every: number, work: Job['work']): Job => ({
  name,
  every,
  across: 'one at a time',
  work,
});

/** Does a job's work for each item, also after failures. Throws the failures at the end. */
export async function workOnEach<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failed.push(error));
  if (failed.length > 1) throw new AggregateError(failed, `${failed.length} failed`);
  if (failed.length > 0) throw failed[0];
}

/**
 * When jobs run first. 'once listening' delays no request; 'never' is for tests that start them.
 */
export type UpkeepAtStart = 'before ready' | 'once listening' | 'never';

interface Options {
  jobs: readonly Job[];
  clock: Clock;
  atStart: UpkeepAtStart;
}

/** Runs the modules' jobs; closing waits for running ones. */
export const upkeep = plugin<Options>(
  async (app, { jobs, clock, atStart }) => {
    const scheduler = new ToadScheduler();
    const running = new Set<Promise<void>>();
    const alone = oneAtATime(app.mongo.db, clock);

    const ended = app.metrics.counter({
      name: 'meritum_jobs_total',
      help: 'Runs of regular work by its name and outcome',
      labels: ['work', 'outcome'],
    });

    const failing = new Set<string>();
    app.decorate('failingJobs', () => [...failing].sort());

    const turnOf = ({ name, across, work }: Job) => {
      const doing = () => (across === 'each process' ? work() : alone(name, work));
      const turn = async () => {
        if (!app.mongo.isReady()) return;
        try {
          await doing();
          failing.delete(name);
          ended({ work: name, outcome: 'succeeded' });
        } catch (err) {
          app.log.warn({ err }, `${name} failed`);
          failing.add(name);
          ended({ work: name, outcome: 'failed' });
        }
      };
      return async () => {
        const current = turn().finally(() => running.delete(current));
        running.add(current);
        await current;
      };
    };

    const turns = jobs.map((job) => ({ job, turn: turnOf(job) }));
    let isClosing = false;
    const allTurns = async () => {
      for (const { turn } of turns) if (!isClosing) await turn();
    };

    app.addHook('onReady', async () => {
      if (atStart === 'never') return;
      if (atStart === 'before ready') await allTurns();
      for (const { job, turn } of turns) {
        const task = new AsyncTask(job.name, turn);
        const schedule = { milliseconds: job.every };
        scheduler.addSimpleIntervalJob(
          new SimpleIntervalJob(schedule, task, {
            id: job.name,
            preventOverrun: true,
            unref: true,
          }),
        );
      }
    });
    app.addHook('onListen', async () => {
      if (atStart === 'once listening') void allTurns();
    });
    app.addHook('onClose', async () => {
      isClosing = true;
      scheduler.stop();
      await Promise.all(running);
    });
  },
  { name: 'upkeep', dependencies: ['mongo'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Names of jobs whose last run in this process failed. */
    failingJobs(): string[];
  }
}
