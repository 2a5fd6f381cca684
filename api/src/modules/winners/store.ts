import { retryOnConflict } from '../../composition/change-document';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { type Effects, withEffects } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { AuditedDocument, PendingAuditEntries, WithPendingAuditEntries } from '../audit/entry';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import { type ChangesStore, type DirectoryChange, openChanges } from './change-store';
import { directoryChanging } from './errors';
import { byPublication } from './rules';
import type { Version } from './versioned-cache';
import type { StoredWinner, WinnersList } from './winner';

/** How the directory stands: its number, and the change that is being written, if one is. */
interface Directory extends Version, WithPendingAuditEntries {
  _id: 'winners';
  applying?: string;
}

/** A winner with the number of the directory that they were written for. */
type Written = StoredWinner & { edition?: number };

/** The only reader and writer of `winners`, of their changes and of their entry in `versions`. */
export interface WinnersStore extends ChangesStore {
  /** Every winner of a list, by slug, so that equals keep one order. */
  ofList(list: WinnersList): Promise<StoredWinner[]>;
  /** Every winner of every list, as far as it is counted. */
  tally(): Promise<TalliedWinner[]>;
  /** Every winner, those published last first; those of one moment by year, the best first. */
  newest(): Promise<StoredWinner[]>;
  /**
   * Makes a proposed change the directory's own by one write: from then on every reader is given all
   * of it, and none was given a part. Answers what the directory owes by then; null when it is not at
   * `basis` any more, or another change is being written.
   */
  commit(
    change: Pick<DirectoryChange, '_id' | 'basis'>,
    effects: Effects,
  ): Promise<AuditedDocument | null>;
  /** Writes what was committed into its place; again, after a crash or by somebody else, too. */
  finish(): Promise<void>;
  version(): Promise<Version>;
  /** The change that is being written. */
  applying(): Promise<string | undefined>;
  /** Forgets changes that nobody can apply or ask about any more. */
  sweep(before: Date): Promise<void>;
  /** Entries that the directory owes to the audit trail. */
  owed: PendingAuditEntries;
}

/** A winner as far as one is counted. */
export type TalliedWinner = Pick<StoredWinner, 'year' | 'category' | 'badge' | 'updatedAt'>;

const tallied = { projection: { year: 1, category: 1, badge: 1, updatedAt: 1 } } as const;

const batchSize = 500;

/** How often a reading is made anew because the directory changed under it. */
const attempts = 50;

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

const stays = { projection: { edition: 0 } } as const;

function open(db: Collections<'versions' | 'winners' | 'winnerChanges'>): WinnersStore {
  const winners = db.collection<Written>('winners');
  const versions = db.collection<Directory>('versions');
  const changes = db.collection<DirectoryChange>('winnerChanges');

  async function directory(): Promise<Pick<Directory, 'number' | 'unsettledUntil' | 'applying'>> {
    const found = await versions.findOne({ _id: 'winners' });
    return { ...found, number: found?.number ?? 0, unsettledUntil: found?.unsettledUntil ?? null };
  }

  /**
   * What was read together with the change that is being written. The directory's number rises at
   * the switch and when all is written: where it is the same before and after, nothing was missed.
   */
  function reading(
    read: () => Promise<StoredWinner[]>,
  ): Promise<{ found: StoredWinner[]; coming: readonly StoredWinner[] }> {
    return retryOnConflict(async () => {
      const before = await directory();
      const change = before.applying ? await changes.findOne({ _id: before.applying }) : null;
      const found = await read();
      const { number } = await directory();
      if (number !== before.number) throw directoryChanging();
      return { found, coming: change?.winners ?? [] };
    }, attempts);
  }

  /** What is there of a newer edition stays: somebody else has finished, and another change came. */
  async function write(batch: readonly StoredWinner[], edition: number): Promise<void> {
    const writes = batch.map((winner) => ({
      replaceOne: {
        filter: { _id: winner._id, edition: { $not: { $gte: edition } } },
        replacement: { ...winner, edition },
        upsert: true,
      },
    }));
    try {
      await winners.bulkWrite(writes, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const ids = batch.map(({ _id }) => _id);
    const there = await winners.countDocuments({ _id: { $in: ids } });
    if (there < batch.length) throw new Error('A slug of the directory is taken twice');
  }

  return {
    ...openChanges(changes),
    async ofList({ year, category }) {
      const { found, coming } = await reading(() =>
        winners.find({ year, category }, stays).sort({ slug: 1 }).toArray(),
      );
      const here = coming.filter((one) => one.year === year && one.category === category);
      return merged(found, here).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    },
    async tally() {
      const { found, coming } = await reading(() =>
        winners.find<StoredWinner>({}, tallied).toArray(),
      );
      return merged(found, coming);
    },
    async newest() {
      const { found, coming } = await reading(() =>
        winners
          .find({}, stays)
          .sort({ publishedAt: -1, year: -1, meanScore: -1, fullName: 1, category: 1, slug: 1 })
          .toArray(),
      );
      if (coming.length === 0) return found;
      return merged(found, coming).sort(byPublication);
    },
    async commit({ _id, basis }, effects) {
      const begin = { $setOnInsert: { number: 0, unsettledUntil: null } };
      await versions.updateOne({ _id: 'winners' }, begin, { upsert: true });
      return versions.findOneAndUpdate(
        { _id: 'winners', number: basis, applying: { $exists: false } },
        withEffects<Directory>({ $inc: { number: 1 }, $set: { applying: _id } }, effects),
        { returnDocument: 'after' },
      );
    },
    async finish() {
      const { applying, number } = await directory();
      if (!applying) return;
      const change = await changes.findOne({ _id: applying });
      for (const batch of inBatches(change?.winners ?? [])) await write(batch, number);
      await changes.updateOne({ _id: applying }, { $set: { state: 'applied', winners: [] } });
      await versions.updateOne(
        { _id: 'winners', applying },
        { $inc: { number: 1 }, $unset: { applying: '' } },
      );
    },
    async version() {
      const { number, unsettledUntil } = await directory();
      return { number, unsettledUntil };
    },
    applying: async () => (await directory()).applying,
    async sweep(before) {
      const { applying = '' } = await directory();
      await changes.deleteMany({ until: { $lt: before }, _id: { $ne: applying } });
    },
    owed: pendingEntriesIn(db.collection('versions')),
  };
}

/** What was found, with what is coming in its place. */
function merged(found: readonly StoredWinner[], coming: readonly StoredWinner[]): StoredWinner[] {
  const all = new Map(found.map((winner) => [winner._id, winner]));
  for (const winner of coming) all.set(winner._id, winner);
  return [...all.values()];
}

export const winnersStore = defineStore({
  contents: {
    winners: { holds: 'The published directory' },
    versions: {
      holds: 'How often the directory changed, and the change being applied',
      refersTo: { applying: 'winnerChanges' },
    },
    winnerChanges: { holds: 'Checked imports and changes of the directory' },
  },
  collections: {
    winners: [{ key: { year: 1, category: 1, slug: 1 }, unique: true }],
    versions: [],
    winnerChanges: [{ key: { until: 1 } }],
  },
  personalData: nothingPersonal('what is published for everyone, of people without an account'),
  pendingAuditEntries: ['versions'],
  open,
});
