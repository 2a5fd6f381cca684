import type { Db } from 'mongodb';
import { insertUnlessTaken } from '../mongo/duplicate-key';
import { hasMatched } from '../mongo/matched';

interface Applied {
  /** Id of the step. */
  _id: string;
  describe: string;
  appliedAt: Date;
  milliseconds: number;
}

interface Lock {
  _id: 'migrations';
  holder: string;
  /** The holder's heartbeat; the lock may be taken over when it stops. */
  beat: number;
}

/** The only reader and writer of `migrations` and `locks`. */
export function migrationsStore(db: Db) {
  const migrations = db.collection<Applied>('migrations');
  const locks = db.collection<Lock>('locks');
  const _id = 'migrations';
  return {
    async appliedIds(): Promise<Set<string>> {
      const applied = await migrations.find({}, { projection: { _id: 1 } }).toArray();
      return new Set(applied.map((it) => it._id));
    },
    /** Recorded once, even if the step ran twice. */
    record: async (applied: Applied) => void (await insertUnlessTaken(migrations, applied)),
    lock: () => locks.findOne({ _id }),
    /** False when another process holds the lock. */
    take: (holder: string) => insertUnlessTaken(locks, { _id, holder, beat: 0 }),
    /** Takes over a lock unchanged since `seen`; false when it has changed. */
    takeOver(seen: Lock, holder: string): Promise<boolean> {
      const { beat } = seen;
      const stoodStill = { _id: seen._id, holder: seen.holder, beat } as const;
      const update = { $set: { holder }, $inc: { beat: 1 } };
      return hasMatched(locks.updateOne(stoodStill, update));
    },
    /** False when the lock was taken over. */
    raiseBeat: (holder: string): Promise<boolean> =>
      hasMatched(locks.updateOne({ _id, holder }, { $inc: { beat: 1 } })),
    release: async (holder: string) => void (await locks.deleteOne({ _id, holder })),
  };
}

export type MigrationsStore = ReturnType<typeof migrationsStore>;
