import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../platform/clock';
import { leasesStore, leaseTime } from './leases-store';

/** Does named work; undefined while any process does work of the same name. */
export type OneAtATime = <Result>(
  name: string,
  work: (isHeld: () => Promise<boolean>) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Holds and extends a lease on the name of the work while it is done. The work can ask whether it
 * still has the lease.
 */
export function oneAtATime(db: Db, clock: Clock): OneAtATime {
  const leases = leasesStore(db);
  const holder = randomUUID();
  return async (name, work) => {
    const claim = () => ({ name, holder, now: clock() });
    if (!(await leases.take(claim()))) return undefined;
    const isHeld = () => leases.renew(claim());
    const renewal = setInterval(() => void isHeld().catch(() => {}), leaseTime / 3);
    renewal.unref();
    try {
      return await work(isHeld);
    } finally {
      clearInterval(renewal);
      await leases.release({ name, holder });
    }
  };
}
