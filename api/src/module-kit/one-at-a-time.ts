import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../platform/clock';
import { leasesStore, leaseTime } from './leases-store';

/** Does the work unless work of that name is being done, in whatever process; then undefined. */
export type OneAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/** Holds a lease on the name of the work, and extends it while the work is done. */
export function oneAtATime(db: Db, clock: Clock): OneAtATime {
  const leases = leasesStore(db);
  const holder = randomUUID();
  return async (name, work) => {
    const claim = () => ({ name, holder, now: clock() });
    if (!(await leases.take(claim()))) return undefined;
    const renew = () => void leases.renew(claim()).catch(() => {});
    const renewal = setInterval(renew, leaseTime / 3);
    renewal.unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await leases.release({ name, holder });
    }
  };
}
