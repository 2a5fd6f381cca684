import { randomUUID } from 'node:crypto';
import plugin from 'fastify-plugin';
import { after, type Clock, seconds } from '../platform/clock';
import { leasesStore } from './leases-store';
import type { Job } from './upkeep';

/** How often a process says that it runs, and how long it is believed. */
const [beat, believed] = [seconds(5), seconds(15)];

interface Options {
  clock: Clock;
}

/** Counts the processes on this database, which share each limit of `rates` evenly. */
export const processes = plugin<Options>(
  async (app, { clock }) => {
    const leases = leasesStore(app.mongo.db);
    const holder = randomUUID();
    app.decorate('countingProcesses', {
      name: 'counting processes',
      every: beat,
      across: 'each process',
      async work() {
        const now = clock();
        app.limits.sharedBy = await leases.join({ holder, now, until: after(now, believed) });
      },
    });
    // The others find out by themselves when the database is away.
    app.addHook('onClose', async () => {
      if (app.mongo.isReady()) await leases.leave(holder).catch(() => {});
    });
  },
  { name: 'processes', dependencies: ['mongo', 'rates'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Regular work that keeps the count. */
    countingProcesses: Job;
  }
}
