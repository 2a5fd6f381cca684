import { after, seconds } from '../platform/clock';
import { unlessTaken } from '../platform/mongo/duplicate-key';
import { hasMatched } from '../platform/mongo/matched';
import { defineStore, nothingPersonal } from './define-store';

interface Lease {
  /** Name of the job that only one process may run, or of a running process. */
  _id: string;
  holder: string;
  until: Date;
}

interface Claim {
  name: string;
  holder: string;
  now: Date;
}

const processName = (holder: string) => `process ${holder}`;
/** Matches names of processes, and no job's. */
const ofProcesses = { $gte: 'process ', $lt: 'process!' };

/** The lease of a dead process expires after this time. */
export const leaseTime = seconds(60);

export const leasesStore = defineStore({
  contents: {
    leases: { holds: 'Which processes run, and which of them runs a job that only one may run' },
  },
  collections: { leases: [] },
  personalData: nothingPersonal('names of jobs and of processes'),
  createStore(db) {
    const leases = db.collection<Lease>('leases');
    return {
      /** Takes the lease in one write; false while another process holds it. */
      async take({ name, holder, now }: Claim) {
        const filter = { _id: name, until: { $lte: now } };
        const update = { $set: { holder, until: after(now, leaseTime) } };
        return (await unlessTaken(leases.updateOne(filter, update, { upsert: true }))) !== null;
      },
      /** Extends a held lease; false when another process has taken it. */
      renew: ({ name, holder, now }: Claim) =>
        hasMatched(
          leases.updateOne({ _id: name, holder }, { $set: { until: after(now, leaseTime) } }),
        ),
      release: async ({ name, holder }: Omit<Claim, 'now'>) =>
        void (await leases.deleteOne({ _id: name, holder })),
      /** Records that a process runs until a time; returns how many run now. */
      async join({ holder, now, until }: Omit<Claim, 'name'> & { until: Date }) {
        const filter = { _id: processName(holder) };
        await leases.updateOne(filter, { $set: { holder, until } }, { upsert: true });
        await leases.deleteMany({ _id: ofProcesses, until: { $lte: now } });
        return leases.countDocuments({ _id: ofProcesses });
      },
      leave: async (holder: string) => void (await leases.deleteOne({ _id: processName(holder) })),
    };
  },
});
