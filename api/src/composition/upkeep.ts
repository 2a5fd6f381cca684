import { randomUUID } from 'node:crypto';
import plugin from 'fastify-plugin';
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from 'toad-scheduler';
import type { Clock } from '../platform/clock';
import { leasesStore, runLeased } from './leases-store';

/** A regular job: runs at the start and then at intervals. */
export interface Job {
  /** Shown in the log: 'removing ended sessions'. */
  name: string;
  /** Milliseconds between starts; a run that takes longer delays the next one. */
  every: number;
  /**
   * A job never overlaps itself within a process. 'each process' may run the work in two processes
   * simultaneously. 'one at a time' holds a lease, for work that must not.
   */
  across: 'each process' | 'one at a time';
  work(): Promise<unknown>;
}

interface Options {
  jobs: readonly Job[];
  clock: Clock;
  /** Whether the jobs run at the start as well, or only at their intervals. */
  atStart: boolean;
}

/** Runs the modules' jobs; closing waits for running ones. */
export const upkeep = plugin<Options>(
  async (app, { jobs, clock, atStart }) => {
    const scheduler = new ToadScheduler();
    const running = new Set<Promise<void>>();
    const context = { leases: leasesStore(app.mongo.db), clock, holder: randomUUID() };

    const ended = app.metrics.counter({
      name: 'meritum_jobs_total',
      help: 'Runs of regular work by its name and outcome',
      labels: ['work', 'outcome'],
    });

    const failing = new Set<string>();
    app.decorate('failingJobs', () => [...failing].sort());

    const turnOf = ({ name, across, work }: Job) => {
      const doing = () => (across === 'each process' ? work() : runLeased(context, name, work));
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

    app.addHook('onReady', async () => {
      for (const job of jobs) {
        const turn = turnOf(job);
        if (atStart) await turn();
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
    app.addHook('onClose', async () => {
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
