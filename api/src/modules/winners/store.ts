import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { after, seconds } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Version } from './versioned-cache';
import type { StoredWinner, WinnersList } from './winner';

interface StoredVersion extends Version {
  _id: 'winners';
}

/** The only reader and writer of `winners` and of their entry in `versions`. */
export interface WinnersStore {
  /** Every winner of a list, by slug, so that equals keep one order. */
  ofList(list: WinnersList): Promise<StoredWinner[]>;
  /** The winners published last; those of one moment by year, the best first. */
  newest(limit: number): Promise<StoredWinner[]>;
  /**
   * Writes winners by their key, so that writing them again changes nothing. False when somebody
   * else has the slug of one of them: the unique index decides, and that one was not written.
   */
  save(winners: readonly StoredWinner[], now: Date): Promise<boolean>;
  version(): Promise<Version>;
}

const batchSize = 500;

/** Longest time that the writing of one batch may take. */
const batchTime = seconds(30);

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

function open(db: Collections<'versions' | 'winners'>): WinnersStore {
  const winners = db.collection<StoredWinner>('winners');
  const versions = db.collection<StoredVersion>('versions');

  const raiseVersion = async (unsettledUntil: Date) =>
    void (await versions.updateOne(
      { _id: 'winners' },
      { $inc: { number: 1 }, $max: { unsettledUntil } },
      { upsert: true },
    ));

  /** False when a slug was taken; the others of the batch are written all the same. */
  async function write(batch: readonly StoredWinner[]): Promise<boolean> {
    const writes = batch.map((winner) => ({
      replaceOne: { filter: { _id: winner._id }, replacement: winner, upsert: true },
    }));
    try {
      await winners.bulkWrite(writes, { ordered: false });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    ofList: ({ year, category }) => winners.find({ year, category }).sort({ slug: 1 }).toArray(),
    newest: (limit) =>
      winners
        .find()
        .sort({ publishedAt: -1, year: -1, meanScore: -1, fullName: 1, category: 1, slug: 1 })
        .limit(limit)
        .toArray(),
    /**
     * The version is raised before each batch and after the last, each time with the moment until
     * which it may not be trusted: a reader between two batches, or after a process that died
     * between them, looks again.
     */
    async save(changed, now) {
      const unsettledUntil = after(now, batchTime);
      let free = true;
      for (const batch of inBatches(changed)) {
        await raiseVersion(unsettledUntil);
        if (!(await write(batch))) free = false;
      }
      if (changed.length > 0) await raiseVersion(unsettledUntil);
      return free;
    },
    async version() {
      const found = await versions.findOne({ _id: 'winners' });
      return { number: found?.number ?? 0, unsettledUntil: found?.unsettledUntil ?? null };
    },
  };
}

export const winnersStore = defineStore({
  collections: {
    winners: [{ key: { year: 1, category: 1, slug: 1 }, unique: true }],
    versions: [],
  },
  holdsOfAPerson: nothingPersonal('what is published for everyone, of people without an account'),
  open,
});
