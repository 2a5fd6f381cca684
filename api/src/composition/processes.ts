import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { leasesStore } from '../module-kit/leases-store';
import { byEachProcess, type Job } from '../module-kit/upkeep';
import { after, type Clock, seconds } from '../platform/clock';

/** How often a process reports that it runs, and how long a report counts. */
const [beat, believed] = [seconds(5), seconds(15)];

/** Counts the processes on this database, which share each limit of `rates` evenly. */
export function countingProcesses(
  app: Pick<FastifyInstance, 'mongo' | 'limits' | 'addHook'>,
  clock: Clock,
): Job {
  const leases = leasesStore(app.mongo.db);
  const holder = randomUUID();
  // Without the database, the others notice when this process stops reporting.
  app.addHook('onClose', async () => {
    if (app.mongo.isReady()) await leases.leave(holder).catch(() => {});
  });
  return byEachProcess('counting processes', beat, async () => {
    const now = clock();
    app.limits.sharedBy = await leases.join({ holder, now, until: after(now, believed) });
  });
}
