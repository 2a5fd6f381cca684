import { type AnyBulkWriteOperation, type Collection, MongoBulkWriteError } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import type { CountedAttempt, Counter } from './rules';

type Write = AnyBulkWriteOperation<Counter>;

/** An upsert whose condition does not match collides with the existing counter. */
const duplicate = 11_000;

function taking({ limit, id, seen, count, openAt, expiresAt }: CountedAttempt): Write {
  if (limit.kind === 'quota') {
    const filter = { _id: id, count: { $lt: limit.max } };
    const update = { $inc: { count: 1 }, $setOnInsert: { expiresAt } };
    return { updateOne: { filter, update, upsert: true } };
  }
  const update = { $set: { count, openAt, expiresAt } };
  return { updateOne: { filter: { _id: id, count: seen }, update, upsert: true } };
}

function takingBack({ limit, id, count, seen }: CountedAttempt): Write {
  if (limit.kind === 'quota') {
    return {
      updateOne: { filter: { _id: id, count: { $gt: 0 } }, update: { $inc: { count: -1 } } },
    };
  }
  const update = { $set: { count: seen }, $unset: { openAt: '' as const } };
  return { updateOne: { filter: { _id: id, count }, update } };
}

const forgiving = (step: CountedAttempt): Write =>
  step.limit.kind === 'quota' ? takingBack(step) : { deleteOne: { filter: { _id: step.id } } };

async function refused(counters: Collection<Counter>, writes: Write[]): Promise<Set<number>> {
  try {
    await counters.bulkWrite(writes, { ordered: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const failures = [error.writeErrors].flat();
    // Without a write error the connection broke, so it is unknown whether anything was counted.
    if (failures.length === 0 || failures.some(({ code }) => code !== duplicate)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

function createStore(db: Collections<'counters'>) {
  // Losing a count in a power cut helps no attacker, so a slower write is not worth it.
  const counters = db.collection<Counter>('counters', { writeConcern: { w: 1 } });
  const writeAll = async (writes: Write[]) => {
    if (writes.length > 0) await counters.bulkWrite(writes, { ordered: false });
  };
  return {
    async findByIds(ids: readonly string[]) {
      const found = await counters.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map((counter) => [counter._id, counter]));
    },
    /** Counts the attempts in one round trip. Skips those whose counter is full or has changed. */
    async take(steps: readonly CountedAttempt[]) {
      const lost = await refused(counters, steps.map(taking));
      return steps.filter((_, index) => !lost.has(index));
    },
    takeBack: (steps: readonly CountedAttempt[]) => writeAll(steps.map(takingBack)),
    /** Forgets consecutive failures and removes the attempt from the quotas. */
    forgive: (steps: readonly CountedAttempt[]) => writeAll(steps.map(forgiving)),
    /** Stores a note, which counts nothing; `owner` is the key to forget it by. */
    insertNote: async ({
      _id,
      owner,
      expiresAt,
    }: Pick<Counter, '_id' | 'expiresAt'> & { owner: string }) => {
      const update = { $set: { count: 0, owner, expiresAt } };
      await counters.updateOne({ _id }, update, { upsert: true });
    },
    forgetNotes: async (owners: readonly string[]) =>
      void (await counters.deleteMany({ owner: { $in: [...owners] } })),
  };
}

export const countersStore = defineStore({
  contents: {
    counters: {
      holds: 'Attempts, under keys that name nobody, and places that accounts signed in from',
    },
  },
  collections: {
    counters: [{ key: { owner: 1 }, sparse: true }],
  },
  expiring: ['counters'],
  personalData: personal,
  createStore,
});

export type CountersStore = ReturnType<typeof countersStore>;
