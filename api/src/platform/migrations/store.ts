import type { Db } from 'mongodb';
import { insertUnlessTaken } from '../mongo/duplicate-key';

interface Applied {
  /** Id of the step. */
  _id: string;
  describe: string;
  appliedAt: Date;
  milliseconds: number;
}

/** The only reader and writer of `migrations`. */
export function migrationsStore(db: Db) {
  const migrations = db.collection<Applied>('migrations');
  return {
    async appliedIds(): Promise<Set<string>> {
      const applied = await migrations.find({}, { projection: { _id: 1 } }).toArray();
      return new Set(applied.map((it) => it._id));
    },
    /** Recorded once, even if two processes ran the step. */
    record: async (applied: Applied) => void (await insertUnlessTaken(migrations, applied)),
  };
}

export type MigrationsStore = ReturnType<typeof migrationsStore>;
