import type { Filter, UpdateFilter } from 'mongodb';
import type { AuditedDocument, WithPendingAuditEntries } from '../../module-kit/audit-trail';
import { retryOnConflict } from '../../module-kit/change-document';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import { forgetInProposals, proposalAsRead } from '../../platform/mongo/proposals';
import type { DirectoryChange } from './change';
import { directoryChanging } from './errors';
import { byPublication } from './rules';
import type { StoredWinner, WinnersList } from './winner';

/** The directory's number, and the change being written, if any. */
interface Directory extends WithPendingAuditEntries, WithPendingMails {
  _id: 'winners';
  /** Grows at each switch, and when all winners of a change are written. */
  number: number;
  applying?: string;
  /** The import that waits for a second organiser. */
  proposed?: ImportProposal;
}

export interface ImportProposal extends FirstOfTwo {
  changeId: string;
}

/** A winner with the directory's number at the time of writing. */
type Written = StoredWinner & { edition?: number };

const batchSize = 500;

/** Maximum number of attempts to read while the directory changes. */
const attempts = 50;

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

function createStore(db: Collections<'versions' | 'winners' | 'winnerChanges'>) {
  const winners = db.collection<Written>('winners');
  const versions = db.collection<Directory>('versions');
  const changes = db.collection<DirectoryChange>('winnerChanges');

  async function directory(): Promise<Pick<Directory, 'number' | 'applying' | 'proposed'>> {
    return (await versions.findOne({ _id: 'winners' })) ?? { number: 0 };
  }

  /** Changes the directory's document if it still is as the change expects. */
  async function switching(
    asRead: Filter<Directory>,
    update: UpdateFilter<Directory>,
    effects: Effects,
  ) {
    const begin = { $setOnInsert: { number: 0 } };
    await versions.updateOne({ _id: 'winners' }, begin, { upsert: true });
    return versions.findOneAndUpdate(
      { ...asRead, _id: 'winners', applying: { $exists: false } },
      withEffects<Directory>(update, effects),
      { returnDocument: 'after' },
    );
  }

  /**
   * Reads winners together with the change being written, including its other lists. The
   * directory's number rises at the switch and when all is written: if it is the same before and
   * after, nothing was missed.
   * @embedded The embedded database has no transactions, which would show a change as a whole.
   */
  const reading = (of: Partial<WinnersList>) =>
    retryOnConflict(async () => {
      const before = await directory();
      const change = before.applying ? await changes.findOne({ _id: before.applying }) : null;
      const found = await winners.find<StoredWinner>(of, { projection: { edition: 0 } }).toArray();
      const { number } = await directory();
      if (number !== before.number) throw directoryChanging();
      const all = [...found, ...(change?.winners ?? [])];
      return [...new Map(all.map((winner) => [winner._id, winner])).values()];
    }, attempts);

  /** Skips winners of a newer edition, which another process may have written meanwhile. */
  async function write(batch: readonly StoredWinner[], edition: number): Promise<void> {
    const writes = batch.map((winner) => ({
      replaceOne: {
        filter: { _id: winner._id, edition: { $not: { $gte: edition } } },
        replacement: { ...winner, edition },
        upsert: true,
      },
    }));
    await unlessTaken(winners.bulkWrite(writes, { ordered: false }));
    const ids = batch.map(({ _id }) => _id);
    const there = await winners.countDocuments({ _id: { $in: ids } });
    if (there < batch.length) throw new Error('A slug of the directory is taken twice');
  }

  return {
    insertChange: async (change: DirectoryChange) => void (await changes.insertOne(change)),
    findChange: (_id: string) => changes.findOne({ _id }),
    deleteChange: async (_id: string) => void (await changes.deleteOne({ _id })),
    /** Every winner of a list, by slug, so that the order is stable. */
    async listByContest({ year, category }: WinnersList) {
      const found = await reading({ year, category });
      const here = found.filter((one) => one.year === year && one.category === category);
      return here.sort((a, b) => (a.slug < b.slug ? -1 : 1));
    },
    /** Every winner, latest publication first, then latest year and highest score. */
    listNewest: async () => (await reading({})).sort(byPublication),
    /**
     * Switches the directory to a change by one write: readers see all of it or nothing. Returns
     * the directory with its pending audit entries; null when it is no longer at `basis`, another
     * change is being written, or it lacks the given proposal.
     */
    commit: (
      { _id, basis: number }: Pick<DirectoryChange, '_id' | 'basis'>,
      effects: Effects,
      proposal?: ImportProposal | null,
    ): Promise<AuditedDocument | null> =>
      switching(
        { number, ...(proposal && proposalAsRead('proposed', proposal)) },
        { $inc: { number: 1 }, $set: { applying: _id }, $unset: { proposed: '' } },
        effects,
      ),
    findProposal: async () => (await directory()).proposed,
    /**
     * Records the proposal of a change until a time, in place of any other. Returns null as
     * `commit` does.
     */
    async proposeImport(
      { basis, until }: Pick<DirectoryChange, 'basis' | 'until'>,
      proposed: ImportProposal,
      effects: Effects,
    ): Promise<AuditedDocument | null> {
      await changes.updateOne({ _id: proposed.changeId }, { $set: { until } });
      return switching({ number: basis }, { $set: { proposed } }, effects);
    },
    /** Removes the proposal, or keeps it as turned down; null when another one has replaced it. */
    endImport: (
      read: ImportProposal,
      left: ImportProposal | null,
      effects: Effects,
    ): Promise<AuditedDocument | null> =>
      switching(
        proposalAsRead('proposed', read),
        left ? { $set: { proposed: left } } : { $unset: { proposed: '' } },
        effects,
      ),
    forgetProposer: (accountId: string) => forgetInProposals(versions, 'proposed', accountId),
    /** Writes the winners of the committed change; repeatable after a crash or by another process. */
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
    readVersion: async () => (await directory()).number,
    findApplying: async () => (await directory()).applying,
    /** Deletes changes that can no longer be applied. */
    async deleteExpired(before: Date) {
      const { applying = '' } = await directory();
      await changes.deleteMany({ until: { $lt: before }, _id: { $ne: applying } });
    },
    pendingEntries: pendingEntriesIn(db.collection('versions')),
  };
}

/** The only reader and writer of `winners`, their changes and their entry in `versions`. */
export const winnersStore = defineStore({
  contents: {
    winners: { holds: 'The published directory' },
    versions: {
      holds: 'How often the directory changed, and the change that is proposed or being applied',
      refersTo: {
        applying: 'winnerChanges',
        'proposed.changeId': 'winnerChanges',
        'proposed.by': 'accounts',
        'proposed.turnedDown.by': 'accounts',
      },
    },
    winnerChanges: { holds: 'Checked imports and changes of the directory' },
  },
  collections: {
    winners: [{ key: { year: 1, category: 1, slug: 1 }, unique: true }],
    versions: [],
    winnerChanges: [{ key: { until: 1 } }],
  },
  personalData: personal,
  pendingMails: ['versions'],
  pendingAuditEntries: ['versions'],
  createStore,
});

export type WinnersStore = ReturnType<typeof winnersStore>;
