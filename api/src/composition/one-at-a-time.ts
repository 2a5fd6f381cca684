import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../platform/clock';
import { leasesStore, runLeased } from './leases-store';

/** Does the work unless work of that name is being done, in whatever process; then undefined. */
export type OneAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/** For work that an organiser begins; regular work says so in its job. */
export function oneAtATime(db: Db, clock: Clock): OneAtATime {
  const context = { leases: leasesStore(db), clock, holder: randomUUID() };
  return (name, work) => runLeased(context, name, work);
}
